import type { Readable } from 'node:stream';
import type { PlatformContext } from '../kernel/context';
import { failure } from '../kernel/errors';
import { readAddress, requireSender, usedBefore, type Address, type MaySend, type ShownAddress } from './address';
import type { FileStore, StagedFile } from './fileStore';
import { checkAnnounced } from './issue';
import { allowedExtensions, type FileClass, type KindRule } from './kinds';
import { keepOnce } from './keeping';
import { cleanPicture, isPicture } from './pictures/cleanPicture';
import { tooLarge } from './tooLarge';

export interface ReceiveInput extends ShownAddress {
  readonly store: FileStore;
  readonly contentType: string | undefined;
  readonly source: Readable;
}

/**
 * Takes the file of a signed address, once.
 * @throws PlatformError FORBIDDEN for an address that is forged or has expired, ITEM_EXISTS for one used before,
 *   IN_PROGRESS for one at which another call is, TOO_LARGE, also for a picture of too many dots or an institute without room, WRONG_TYPE naming what was found and what is allowed
 */
export async function receiveUpload(input: ReceiveInput): Promise<void> {
  const { context, store, key, maySend } = input;
  const address = await readAddress(input);
  if (address.isStored) throw usedBefore();
  checkAnnounced({ ...address, contentType: input.contentType });
  await keepStaged({ context, store, key, address, maySend, staged: await store.stage({ source: input.source, maxBytes: address.maxBytes }) });
}

/**
 * Looks at a file that has arrived, makes room for it and puts it in its place, or away.
 * @throws as `receiveUpload` does
 */
export async function keepStaged({ context, store, key, address, maySend, staged }: { context: PlatformContext; store: FileStore; key: string; address: Address; maySend: MaySend; staged: StagedFile }): Promise<void> {
  try {
    if (staged.isTooLarge) throw tooLarge(address.maxBytes);
    checkContent({ staged, ...address });
    const bytes = await cleanStaged(staged);
    // It may have been minutes on its way.
    await requireSender({ by: address.by, maySend });
    await keepOnce({ context, store, key, instituteId: address.instituteId, bytes, keep: (signal) => staged.keep({ key, signal }) });
  } finally {
    await staged.discard();
  }
}

function checkContent({ staged, rule, fileClass }: { staged: StagedFile; rule: KindRule; fileClass: FileClass }): void {
  const { content } = staged;
  if (content && fileClass.contents.includes(content.extension)) return;
  const params = { allowed: fileClass.extensions.join(', ') };
  const details = { found: content?.type ?? null, allowed: allowedExtensions(rule) };
  if (staged.bytes === 0) throw failure({ reason: 'fileEmpty', params, details });
  throw content ? failure({ reason: 'fileContent', params: { ...params, found: content.type }, details }) : failure({ reason: 'fileContentUnknown', params, details });
}

/** What a picture tells besides what is to be seen is taken out. @returns the bytes there are then */
async function cleanStaged(staged: StagedFile): Promise<number> {
  if (!staged.content || !isPicture(staged.content.extension)) return staged.bytes;
  const source = await staged.read();
  const clean = cleanPicture({ extension: staged.content.extension, source });
  if (!clean.equals(source)) await staged.replace(clean);
  return clean.length;
}
