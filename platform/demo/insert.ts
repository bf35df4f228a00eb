import { sql, type Transaction } from 'kysely';
import type { Resource } from '../../src/schemas';
import { quote, tableOf, toColumn, type Column } from '../kernel/db/columns';
import type { AnyTables } from '../kernel/db/scope';

/**
 * Inserts many records of one module in one statement. For content that is known to be right: the database's own
 * checks hold, those of the declaration are not run.
 * @param rows by field names; what one of them does not name and another does is what it is by default
 */
export async function insertRecords({ trx, resource, rows }: { trx: Transaction<AnyTables>; resource: Resource; rows: readonly Readonly<Record<string, unknown>>[] }): Promise<void> {
  const table = tableOf(resource);
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = table.columns.filter((column) => given.has(column.field.name));
  if (columns.length === 0) return;
  const names = sql.raw(columns.map((column) => quote(column.name)).join(', '));
  const values = JSON.stringify(rows.map((row) => toRow({ columns, row })));
  await sql`insert into ${sql.raw(table.sql)} (${names}) select ${names} from json_populate_recordset(null::${sql.raw(table.sql)}, ${values}::json)`.execute(trx);
}

function toRow({ columns, row }: { columns: readonly Column[]; row: Readonly<Record<string, unknown>> }): Record<string, unknown> {
  return Object.fromEntries(
    columns.map(({ name, field }) => {
      const value = row[field.name] === undefined ? field.default : row[field.name];
      // Inside a JSON document nested values go as they are; as a parameter of their own they would go as text.
      return [name, JSON_TYPES.has(field.type) ? (value ?? (field.type === 'list' ? [] : null)) : toColumn({ field, value })];
    }),
  );
}

const JSON_TYPES = new Set(['list', 'group', 'json', 'matrix']);
