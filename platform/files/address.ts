import type { PlatformContext } from '../kernel/context';
import { failure, type PlatformError } from '../kernel/errors';
import { extensionOf, isKey } from './keys';
import { classOf, kindRule, type FileClass, type KindRule } from './kinds';
import { isSignatureOf } from './signature';

/** What whoever sends a file shows. */
export interface ShownAddress {
  readonly context: PlatformContext;
  readonly key: string;
  readonly expires: string | undefined;
  readonly signature: string | undefined;
  /** Session of who asked for it. */
  readonly by: string | undefined;
  readonly maySend: MaySend;
}

/** Whether who asked for an address by a session may still work: asked for every piece of a file, hence answered from memory where it can be. */
export type MaySend = (sessionId: string) => Promise<boolean>;

/** What a signed address allows. */
export interface Address {
  readonly rule: KindRule;
  readonly fileClass: FileClass;
  readonly maxBytes: number;
  readonly instituteId: string;
  readonly isStored: boolean;
  /** Bytes set aside for it. */
  readonly reserved: number;
  /** Session of who asked for it; `null` where nobody was signed in. */
  readonly by: string | null;
}

/**
 * What an address allows.
 * @throws PlatformError FORBIDDEN for one that is forged, has expired or is of somebody who may not work any more
 */
export async function readAddress({ context, key, expires, signature, by = '', maySend }: ShownAddress): Promise<Address> {
  const row = isKey(key)
    ? await context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) =>
        trx.selectFrom('core.upload').select(['kind', 'content_type', 'max_bytes', 'status', 'institute_id', 'reserved']).where('key', '=', key).executeTakeFirst(),
      )
    : undefined;
  const rule = kindRule(String(row?.['kind']));
  const fileClass = rule && classOf({ rule, extension: extensionOf(key) });
  if (!row || !fileClass || !signature || !expires || !/^\d{1,12}$/.test(expires)) throw forged();
  const grant = { key, expires: Number(expires), maxBytes: Number(row['max_bytes']), contentType: String(row['content_type']), by: by === '' ? null : by };
  if (!isSignatureOf({ signature, grant, secret: context.config.secret })) throw forged();
  if (grant.expires * 1000 < context.clock().getTime()) throw failure({ reason: 'uploadExpired' });
  await requireSender({ by: grant.by, maySend });
  return { rule, fileClass, maxBytes: grant.maxBytes, instituteId: String(row['institute_id']), isStored: row['status'] !== 'issued', reserved: Number(row['reserved']), by: grant.by };
}

/**
 * An address is worth no more than the sign-in it was asked for in.
 * @throws PlatformError FORBIDDEN once that has ended, its bearer is deactivated, or the institute is shut or without a plan
 */
export async function requireSender({ by, maySend }: { readonly by: string | null; readonly maySend: MaySend }): Promise<void> {
  if (by !== null && !(await maySend(by))) throw failure({ reason: 'uploadExpired' });
}

/** An address that was used before. */
export function usedBefore(): PlatformError {
  return failure({ reason: 'uploadUsed' });
}

function forged(): PlatformError {
  return failure({ reason: 'uploadForged' });
}
