import { sql } from 'kysely';
import { quote, type Table } from '../db/columns';
import { failure } from '../errors';
import { visible } from './authorize';
import type { Operation, Trx, Values } from './operation';

/** The alias every query of this folder gives the module's table. */
export const ROW = 't';

/** Every column that may be read, without passwords. */
export function readableColumns(table: Table): string {
  const known = lists.get(table);
  if (known) return known;
  const list = table.columns.filter((column) => !column.field.writeOnly).map((column) => `${ROW}.${quote(column.name)}`).join(', ');
  lists.set(table, list);
  return list;
}

const lists = new WeakMap<Table, string>();

/**
 * The row of a record.
 * @throws NOT_FOUND, the same for a record that is not there and for one the actor may not know of.
 */
export async function readRow({ operation, trx, id }: { operation: Operation; trx: Trx; id: string }): Promise<Values> {
  const row = isId(id) ? await findRow({ operation, trx, id, isLocked: false }) : undefined;
  if (!row) throw failure({ code: 'NOT_FOUND' });
  return row;
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
  const { rows } = await sql<Values>`select ${sql.raw(readableColumns(table))} from ${sql.raw(table.sql)} ${sql.raw(ROW)}
    where ${sql.raw(ROW)}.id = ${id} and ${visible(operation, ROW)}${isLocked ? sql` for update` : sql``}`.execute(trx);
  return rows[0];
}
