import { sql } from 'kysely';
import type { Resource } from '../../../src/schemas';
import { writeAudit } from '../audit';
import type { PlatformContext } from '../../kernel/context';
import { quote, tableOf, tablesOf, toRecord } from '../../kernel/db/columns';
import { referencesOf } from '../../kernel/db/schema/references';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import { addressesOf, purgeMessages, purgePeople, purgeTenant } from './purgeTenant';
import { binStart } from '../authorize';
import { clearReferences } from '../write/clear';
import type { Trx, Values } from '../operation';

type Parts = Pick<PlatformContext, 'database' | 'loader' | 'clock'>;

/**
 * Removes for good what has been in the bin for longer than it can be restored, institutes with all that is theirs. Of
 * several nodes one does it; the others find it done.
 * @returns how many records went
 */
export async function purgeBin(context: Parts): Promise<number> {
  let gone = 0;
  for (;;) {
    const count = await context.database.transaction({ scope: { kind: 'all' } }, (trx) => purgeSome({ context, trx }));
    gone += count;
    if (count === 0) return gone;
  }
}

/** So many of each module in one transaction, which others wait for. */
const BATCH = 200;
/** `purg` */
const PURGE_LOCK = 0x70757267;

async function purgeSome({ context, trx }: { context: Parts; trx: Trx }): Promise<number> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${PURGE_LOCK}) as mine`.execute(trx);
  if (!rows[0]?.mine) return 0;
  let gone = 0;
  for (const resource of context.loader.all().filter((one) => one.of === null && one.softDelete && !one.isSingle)) gone += await purgeModule({ context, trx, resource });
  return gone;
}

async function purgeModule({ context, trx, resource }: { context: Parts; trx: Trx; resource: Resource }): Promise<number> {
  const { loader, clock } = context;
  const table = tableOf(resource);
  const now = clock().toISOString();
  const columns = ['id', ...(table.hasOwner ? ['institute_id'] : [])].map((name) => `t.${quote(name)}`).join(', ');
  const expired = await sql<Values>`select ${sql.raw(columns)} from ${sql.raw(table.sql)} t
    where t.deleted_at is not null and t.deleted_at <= ${binStart(now)} and t.id <> ${PLATFORM_INSTITUTE} order by t.deleted_at, t.id limit ${BATCH} for update skip locked`.execute(trx);
  let gone = 0;
  /** Of people who go: messages to all of them go at once. */
  const names: string[] = [];
  for (const row of expired.rows) {
    const id = String(row['id']);
    const clearing = { trx, loader, actor: null, requestId: 'purge', now, resource, id };
    await clearReferences({ clearing, effect: 'name' });
    if (resource.tenant === 'self') await purgeTenant({ trx, loader, id });
    // What is referred to by something that waits its own turn waits too.
    else if (await isHeld({ context, trx, resource, id })) continue;
    if (resource.name === 'user') {
      names.push(...(await addressesOf({ trx, ids: [id] })));
      await purgePeople({ trx, ids: [id] });
    }
    await sql`delete from ${sql.raw(table.sql)} where id = ${id}`.execute(trx);
    await writeAudit({ trx, actor: null, requestId: 'purge', resource, recordId: id, action: 'purge', before: resource.tenant === 'self' ? null : toRecord(table, row), after: null });
    gone += 1;
  }
  await purgeMessages({ trx, names });
  return gone;
}

/** Whether a row in the bin, which goes later, has a foreign key to it. */
async function isHeld({ context, trx, resource, id }: { context: Parts; trx: Trx; resource: Resource; id: string }): Promise<boolean> {
  for (const other of tablesOf(context.loader)) {
    for (const { column, target } of referencesOf({ table: other, loader: context.loader })) {
      if (target.name !== tableOf(resource).name) continue;
      const { rows } = await sql`select 1 from ${sql.raw(other.sql)} o where o.${sql.raw(quote(column.name))} = ${id} and o.id <> ${id} limit 1`.execute(trx);
      if (rows.length > 0) return true;
    }
  }
  return false;
}
