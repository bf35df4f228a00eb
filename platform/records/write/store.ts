import { sql } from 'kysely';
import { quote, toColumn, type Column } from '../../kernel/db/columns';
import { readableColumns, ROW } from '../rows';
import { isSealed, sealedFor } from '../sealed';
import type { Hashes } from './hashes';
import { explainRefusal } from './unique';
import type { Operation, Trx, Values } from '../operation';

/** Writes a new row. @param hashes those of the passwords among its values @returns it as it is stored */
export async function insertRow({ operation, trx, id, values, hashes }: { operation: Operation; trx: Trx; id: string; values: Values; hashes: Hashes }): Promise<Values> {
  const { table, asking, actor } = operation;
  const columns = table.columns.filter(({ field }) => !field.system || field.name === 'instituteId');
  const stored = columns.map((column) => storedValue({ operation, id, column, values, hashes }));
  const names = ['id', 'created_at', 'created_by_id', 'updated_at', 'updated_by_id', ...columns.map((column) => column.name)].map(quote).join(', ');
  return one(operation, sql<Values>`insert into ${sql.raw(table.sql)} as ${sql.raw(ROW)} (${sql.raw(names)})
    values (${sql.join([id, asking.now, actor.id, asking.now, actor.id, ...stored])}) returning ${sql.raw(readableColumns(table))}`.execute(trx));
}

/** Writes the changed fields of a row and counts its version. @param hashes those of changed passwords @param bin whether it enters or leaves the bin @returns it as it is stored */
export async function updateRow({ operation, trx, id, values, changed, hashes = {}, bin }: { operation: Operation; trx: Trx; id: string; values: Values; changed: ReadonlySet<string>; hashes?: Hashes; bin?: 'enter' | 'leave' }): Promise<Values> {
  const { table, asking, actor } = operation;
  const columns = table.columns.filter(({ field }) => changed.has(field.name));
  const stored = columns.map((column) => storedValue({ operation, id, column, values, hashes }));
  const assignments = columns.map((column, index) => sql`${sql.raw(quote(column.name))} = ${stored[index]}`);
  const stamp = sql`version = ${sql.raw(ROW)}.version + 1, updated_at = ${asking.now}, updated_by_id = ${actor.id}${bin ? deletedSql({ bin, asking, actor }) : sql``}`;
  return one(operation, sql<Values>`update ${sql.raw(table.sql)} as ${sql.raw(ROW)} set ${sql.join([...assignments, stamp])}
    where ${sql.raw(ROW)}.id = ${id} returning ${sql.raw(readableColumns(table))}`.execute(trx));
}

function deletedSql({ bin, asking, actor }: Pick<Operation, 'asking' | 'actor'> & { bin: 'enter' | 'leave' }) {
  return bin === 'enter' ? sql`, deleted_at = ${asking.now}, deleted_by_id = ${actor.id}` : sql`, deleted_at = null, deleted_by_id = null`;
}

/** Removes a row for good. */
export async function deleteRow({ operation, trx, id }: { operation: Operation; trx: Trx; id: string }): Promise<void> {
  await sql`delete from ${sql.raw(operation.table.sql)} where id = ${id}`.execute(trx).catch((error: unknown) => {
    throw explainRefusal({ error, operation });
  });
}

async function one(operation: Operation, result: Promise<{ rows: Values[] }>): Promise<Values> {
  const { rows } = await result.catch((error: unknown) => {
    throw explainRefusal({ error, operation });
  });
  return rows[0]!;
}

/** A password leaves for the database as its hash alone, another secret sealed. */
function storedValue({ operation: { context, table }, id, column, values, hashes }: { operation: Operation; id: string; column: Column; values: Values; hashes: Hashes }): unknown {
  const { field } = column;
  const value = values[field.name];
  if (isSealed(column) && typeof value === 'string') return sealedFor({ context, table, column, id, text: value });
  if (field.type !== 'password' || typeof value !== 'string') return toColumn({ field, value });
  const hash = hashes[field.name];
  if (hash === undefined) throw new Error(`The password of “${field.name}” was to be stored without having been hashed.`);
  return hash;
}
