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
}

/** What a signed address allows. */
export interface Address {
  readonly rule: KindRule;
  readonly fileClass: FileClass;
  readonly maxBytes: number;
  readonly instituteId: string;
  readonly isStored: boolean;
  /** Bytes set aside for it. */
  readonly reserved: number;
}

/**
 * What an address allows.
 * @throws PlatformError FORBIDDEN for one that is forged or has expired
 */
export async function readAddress({ context, key, expires, signature }: ShownAddress): Promise<Address> {
  const row = isKey(key)
    ? await context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) =>
        trx.selectFrom('core.upload').select(['kind', 'content_type', 'max_bytes', 'status', 'institute_id', 'reserved']).where('key', '=', key).executeTakeFirst(),
      )
    : undefined;
  const rule = kindRule(String(row?.['kind']));
  const fileClass = rule && classOf({ rule, extension: extensionOf(key) });
  if (!row || !fileClass || !signature || !expires || !/^\d{1,12}$/.test(expires)) throw forged();
  const grant = { key, expires: Number(expires), maxBytes: Number(row['max_bytes']), contentType: String(row['content_type']) };
  if (!isSignatureOf({ signature, grant, secret: context.config.secret })) throw forged();
  if (grant.expires * 1000 < context.clock().getTime()) throw failure({ reason: 'uploadExpired' });
  return { rule, fileClass, maxBytes: grant.maxBytes, instituteId: String(row['institute_id']), isStored: row['status'] !== 'issued', reserved: Number(row['reserved']) };
}

/** An address that was used before. */
export function usedBefore(): PlatformError {
  return failure({ reason: 'uploadUsed' });
}

function forged(): PlatformError {
  return failure({ reason: 'uploadForged' });
}
