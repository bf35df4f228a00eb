import { sql } from 'kysely';
import { holdsRight, titleFields } from '../../src/schemas';
import { quote, type Table } from '../kernel/db/columns';
import { failure } from '../kernel/errors';
import { present } from './present';
import { maySeeTitle, visible } from './authorize';
import { keptColumn, secretColumns } from './secrets';
import { computedColumns } from './computed';
import type { Operation, Trx, Values } from './operation';
import { ROW } from './row';

export { ROW };

/** Every column that may be read, without passwords and secrets; of a secret whether one is kept. */
export function readableColumns(table: Table): string {
  const known = lists.get(table);
  if (known) return known;
  const open = table.columns.filter((column) => !column.field.writeOnly).map((column) => `${ROW}.${quote(column.name)}`);
  const list = [...open, ...secretColumns(table).map((column) => `${ROW}.${quote(column.name)} is not null as ${quote(keptColumn(column))}`)].join(', ');
  lists.set(table, list);
  return list;
}

/** When a record was deleted and by whom, where the operation is about such. */
export function deletionColumns({ rows = 'live' }: Operation): string {
  return rows === 'live' ? '' : `, ${ROW}.deleted_at, ${ROW}.deleted_by_id`;
}

const lists = new WeakMap<Table, string>();

/**
 * The row of a record.
 * @throws NOT_FOUND, the same for a record that is not there and for one the actor may not know of; of one in the bin it says so.
 */
export async function readRow({ operation, trx, id }: { operation: Operation; trx: Trx; id: string }): Promise<Values> {
  const row = isId(id) ? await findRow({ operation, trx, id, isLocked: false }) : undefined;
  if (row) return row;
  await refuseDeleted({ operation, trx, id });
  throw failure({ code: 'NOT_FOUND' });
}

/** @throws NOT_FOUND `deleted`, where whoever reads the module asks for a record that is in the bin: what it was called, where they may know that, when and by whom it was deleted, and whether they may restore it */
async function refuseDeleted({ operation, trx, id }: { operation: Operation; trx: Trx; id: string }): Promise<void> {
  const { actor, resource, rows = 'live' } = operation;
  if (rows !== 'live' || !resource.softDelete || !isId(id) || !holdsRight(actor, resource, 'read')) return;
  const inBin: Operation = { ...operation, rows: 'bin' };
  const row = await findRow({ operation: inBin, trx, id, isLocked: false });
  if (row) throw failure({ reason: 'deleted', details: { deleted: present(inBin, row, new Set(['id', ...(maySeeTitle(inBin, row) ? titleFields(resource) : [])])) } });
}

/**
 * The same, locked for a change.
 * @throws NOT_FOUND · FORBIDDEN for a row the actor sees and does not own
 */
export async function lockRow({ operation, trx, id }: { operation: Operation; trx: Trx; id: string }): Promise<Values> {
  const row = isId(id) ? await findRow({ operation, trx, id, isLocked: true }) : undefined;
  if (row) return row;
  await readRow({ operation, trx, id });
  throw failure({ code: 'FORBIDDEN' });
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be a record's id at all. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

async function findRow({ operation, trx, id, isLocked }: { operation: Operation; trx: Trx; id: string; isLocked: boolean }): Promise<Values | undefined> {
  const { table } = operation;
  const { rows } = await sql<Values>`select ${sql.raw(readableColumns(table) + deletionColumns(operation))}${isLocked ? sql`` : computedColumns(operation)} from ${sql.raw(table.sql)} ${sql.raw(ROW)}
    where ${sql.raw(ROW)}.id = ${id} and ${visible(operation, ROW)}${isLocked ? sql` for update` : sql``}`.execute(trx);
  return rows[0];
}
