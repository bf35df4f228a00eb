import { sql } from 'kysely';
import { every, predicateSql } from '../../kernel/db/predicateSql';
import { visibleRows } from '../authorize';
import { beside, type Operation, type Trx } from '../operation';
import { ROW } from '../row';
import type { Use } from './uses';

/**
 * What happened with these records, such as the uses of a coupon: rows that no module stores, listed below them. They stay
 * and go on naming a record; an institute's are in no list and no figure as long as it is deleted.
 */
export async function viewUses({ operation, trx, ids }: { operation: Operation; trx: Trx; ids: readonly string[] }): Promise<Use[]> {
  const { resource } = operation;
  const uses: Use[] = [];
  for (const { resource: name, field } of ids.length === 0 ? [] : resource.related) {
    const other = beside({ operation, name });
    if (other.resource.source === null) continue;
    const told = [predicateSql({ [field]: ids }, { table: other.table, alias: ROW, context: other.asking }), ...visibleRows(other, ROW)];
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(other.table.sql)} ${sql.raw(ROW)} where ${every(told)}`.execute(trx);
    const count = Number(rows[0]?.count ?? 0);
    if (count > 0) uses.push({ module: name, field, effect: resource.tenant === 'self' ? 'leave' : 'name', count, items: [], of: [] });
  }
  return uses;
}
