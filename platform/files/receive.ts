import type { Readable } from 'node:stream';
import type { PlatformContext } from '../kernel/context';
import { failure, type PlatformError } from '../kernel/errors';
import type { FileStore, StagedFile } from './fileStore';
import { checkAnnounced } from './issue';
import { extensionOf, isKey } from './keys';
import { allowedExtensions, classOf, kindRule, type FileClass, type KindRule } from './kinds';
import { cleanPicture, isPicture } from './pictures/cleanPicture';
import { isSignatureOf } from './signature';

export interface ReceiveInput {
  readonly context: PlatformContext;
  readonly store: FileStore;
  readonly key: string;
  readonly expires: string | undefined;
  readonly signature: string | undefined;
  readonly contentType: string | undefined;
  readonly source: Readable;
}

/**
 * Takes the file of a signed address, once.
 * @throws PlatformError FORBIDDEN for an address that is forged or has expired, ITEM_EXISTS for one used before,
 *   TOO_LARGE, also for a picture of too many dots, WRONG_TYPE naming what was found and what is allowed
 */
export async function receiveUpload(input: ReceiveInput): Promise<void> {
  const { context, store, key } = input;
  const { rule, fileClass, maxBytes } = await checkAddress(input);
  checkAnnounced({ rule, fileClass, contentType: input.contentType });
  const staged = await store.stage({ source: input.source, maxBytes });
  try {
    if (staged.isTooLarge) throw tooLarge(maxBytes);
    checkContent({ staged, rule, fileClass });
    const bytes = await cleanStaged(staged);
    // The claim comes first and is kept only with the file in its place: of two writers at once the second finds it gone.
    await context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      const claimed = await trx
        .updateTable('core.upload')
        .set({ status: 'stored', bytes, stored_at: context.clock() })
        .where('key', '=', key)
        .where('status', '=', 'issued')
        .executeTakeFirst();
      if (claimed.numUpdatedRows !== 1n) throw usedBefore();
      await staged.keep(key);
    });
  } finally {
    await staged.discard();
  }
}

interface Address {
  readonly rule: KindRule;
  readonly fileClass: FileClass;
  readonly maxBytes: number;
}

async function checkAddress({ context, key, expires, signature }: ReceiveInput): Promise<Address> {
  const row = isKey(key)
    ? await context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) =>
        trx.selectFrom('core.upload').select(['kind', 'content_type', 'max_bytes', 'status']).where('key', '=', key).executeTakeFirst(),
      )
    : undefined;
  const rule = kindRule(String(row?.['kind']));
  const fileClass = rule && classOf({ rule, extension: extensionOf(key) });
  if (!row || !fileClass || !signature || !expires || !/^\d{1,12}$/.test(expires)) throw forged();
  const grant = { key, expires: Number(expires), maxBytes: Number(row['max_bytes']), contentType: String(row['content_type']) };
  if (!isSignatureOf({ signature, grant, secret: context.config.secret })) throw forged();
  if (grant.expires * 1000 < context.clock().getTime()) {
    throw failure({ reason: 'uploadExpired' });
  }
  if (row['status'] !== 'issued') throw usedBefore();
  return { rule, fileClass, maxBytes: grant.maxBytes };
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

function tooLarge(maxBytes: number): PlatformError {
  return failure({
    reason: 'fileTooLarge',
    params: { most: maxBytes.toLocaleString('en') },
    details: { maxBytes },
    headers: { connection: 'close' },
  });
}

function forged(): PlatformError {
  return failure({ reason: 'uploadForged' });
}

function usedBefore(): PlatformError {
  return failure({ reason: 'uploadUsed' });
}
