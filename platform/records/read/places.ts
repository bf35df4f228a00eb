import { sql } from 'kysely';
import { recordTitle, type Resource } from '../../../src/schemas';
import { tableOf } from '../../kernel/db/columns';
import { recordOf } from '../present';
import type { Operation, Trx, Values } from '../operation';
import { readableColumns, ROW } from '../rows';

interface PlacesParams {
  readonly context: Operation['context'];
  readonly resource: Resource;
  readonly trx: Trx;
  /** Its fields, as far as they may be told. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Ids of what need not be named. */
  readonly without: readonly string[];
}

/** The titles of what else a record belongs to by references it is never without, such as the batch of a seat: they tell apart what bears one name. */
export async function placesOf({ context, resource, trx, record, without }: PlacesParams): Promise<readonly string[]> {
  const places: string[] = [];
  for (const { name, type, to, required, system } of Object.values(resource.fields)) {
    if (type !== 'ref' || !required || system || to === null || typeof record[name] !== 'string' || without.includes(record[name])) continue;
    places.push(...(await named({ context, to, ids: [record[name]], trx })).map(({ title }) => title));
  }
  return places.filter((title) => title !== '');
}

/** Records by what they are called. */
export async function named({ context, to, ids, trx }: { context: Operation['context']; to: string; ids: readonly string[]; trx: Trx }): Promise<readonly { id: string; title: string }[]> {
  const target = context.loader.require(to);
  const operation = { resource: target, table: tableOf(target), asking: { now: context.clock().toISOString() } };
  const { rows } = await sql<Values>`select ${sql.raw(readableColumns(operation.table))} from ${sql.raw(operation.table.sql)} ${sql.raw(ROW)} where ${sql.raw(ROW)}.id = any(${ids}::uuid[])`.execute(trx);
  return rows.map((row) => ({ id: String(row['id']), title: recordTitle(target, recordOf(operation, row)) }));
}
