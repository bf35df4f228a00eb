import type { PlatformContext, RequestActor } from '../kernel/context';
import { scopeOf } from '../kernel/db/scope';
import { failure } from '../kernel/errors';
import type { FileStore } from './fileStore';
import { addressesOf, blocksOf, expiryOf, type IssuedUpload } from './issued';
import { FILES_PATH, idOfKey, isKey } from './keys';
import type { KindRule } from './kinds';

export interface RenewInput {
  readonly context: PlatformContext;
  readonly store: FileStore;
  readonly actor: RequestActor;
  readonly rule: KindRule;
  readonly filePublicUrl: string;
}

/**
 * Signs the address of a file that is on its way anew, for whoever asked for it, and says which blocks are there. It is
 * kept from then on for a day more.
 * @throws PlatformError NOT_FOUND for one that is not the caller's, is of another kind, or was given up or swept
 */
export async function renewUpload({ context, store, actor, rule, filePublicUrl }: RenewInput): Promise<IssuedUpload> {
  const key = filePublicUrl.startsWith(FILES_PATH) ? filePublicUrl.slice(FILES_PATH.length) : '';
  const row = isKey(key) ? await ownRow({ context, actor, rule, key }) : undefined;
  if (!row) throw failure({ reason: 'uploadUnknown' });
  const grant = { key, expires: expiryOf(context), maxBytes: Number(row['max_bytes']), contentType: String(row['content_type']), by: actor.sessionId };
  const isComplete = row['status'] === 'stored';
  if (!isComplete) await keepLonger({ context, key });
  if (isComplete) return { ...addressesOf({ context, grant }), blocks: { bytes: store.blocks.bytes, received: [], isComplete } };
  const received = (await store.blocks.list({ id: idOfKey(key) })).map(({ block }) => block);
  return { ...addressesOf({ context, grant }), blocks: await blocksOf({ context, store, grant, received }) };
}

async function ownRow({ context, actor, rule, key }: Omit<RenewInput, 'filePublicUrl' | 'store'> & { key: string }) {
  return context.database.transaction({ scope: scopeOf(actor), readOnly: true }, (trx) =>
    trx.selectFrom('core.upload').select(['max_bytes', 'content_type', 'status']).where('key', '=', key).where('actor_id', '=', actor.id).where('kind', '=', rule.kind).where('status', '<>', 'going').executeTakeFirst(),
  );
}

async function keepLonger({ context, key }: { context: PlatformContext; key: string }): Promise<void> {
  await context.database.transaction({ scope: { kind: 'all' } }, (trx) =>
    trx.updateTable('core.upload').set({ issued_at: context.clock() }).where('key', '=', key).where('status', '=', 'issued').execute(),
  );
}
