import type { Readable } from 'node:stream';
import type { PlatformContext } from '../context';
import { failure, type PlatformError } from '../errors';
import type { FileStore, StagedFile } from './fileStore';
import { checkAnnounced } from './issue';
import { extensionOf, isKey } from './keys';
import { allowedExtensions, classOf, kindRule, type FileClass, type KindRule } from './kinds';
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
 *   TOO_LARGE, WRONG_TYPE naming what was found and what is allowed
 */
export async function receiveUpload(input: ReceiveInput): Promise<void> {
  const { context, store, key } = input;
  const { rule, fileClass, maxBytes } = await checkAddress(input);
  checkAnnounced({ rule, fileClass, contentType: input.contentType });
  const staged = await store.stage({ source: input.source, maxBytes });
  try {
    if (staged.isTooLarge) throw tooLarge(maxBytes);
    checkContent({ staged, rule, fileClass });
    // The claim comes first and is kept only with the file in its place: of two writers at once the second finds it gone.
    await context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      const claimed = await trx
        .updateTable('core.upload')
        .set({ status: 'stored', bytes: staged.bytes, stored_at: context.clock() })
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
    throw failure({ code: 'FORBIDDEN', message: 'This upload address has expired. Ask for a new one and send the file again.' });
  }
  if (row['status'] !== 'issued') throw usedBefore();
  return { rule, fileClass, maxBytes: grant.maxBytes };
}

function checkContent({ staged, rule, fileClass }: { staged: StagedFile; rule: KindRule; fileClass: FileClass }): void {
  const { content } = staged;
  if (content && fileClass.contents.includes(content.extension)) return;
  const found = staged.bytes === 0 ? 'The file is empty' : content ? `The file’s content is ${content.type}` : 'The type of the file’s content is not known';
  throw failure({
    code: 'WRONG_TYPE',
    message: `${found}, whatever its name says; expected here: ${fileClass.extensions.join(', ')}.`,
    details: { found: content?.type ?? null, allowed: allowedExtensions(rule) },
  });
}

function tooLarge(maxBytes: number): PlatformError {
  return failure({
    code: 'TOO_LARGE',
    message: `The file is too large: at most ${maxBytes.toLocaleString('en')} bytes are accepted here.`,
    details: { maxBytes },
    headers: { connection: 'close' },
  });
}

function forged(): PlatformError {
  return failure({ code: 'FORBIDDEN', message: 'This upload address is not valid. Ask for a new one and send the file again.' });
}

function usedBefore(): PlatformError {
  return failure({ code: 'ITEM_EXISTS', message: 'A file was sent to this upload address before. Ask for a new one.' });
}
