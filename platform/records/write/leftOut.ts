import { sql } from 'kysely';
import { holdsRight, recordTitle } from '../../../src/schemas';
import { tableOf } from '../../kernel/db/columns';
import { recordOf, seenOf } from '../present';
import type { Operation, Trx, Values } from '../operation';
import { readableColumns, ROW } from '../rows';

/** A record that went into the bin with another, and stays there since it no longer fits. */
export interface LeftOut {
  readonly module: string;
  readonly id: string;
  /** What else it belongs to, such as the batch of a seat, or its own title; `null` where the actor may not read it. */
  readonly title: string | null;
}

/** What is told of a row that stays in the bin. `without`: what it was to come back with, which need not be named. */
export async function leftOutOf({ operation, trx, row, without }: { operation: Operation; trx: Trx; row: Values; without: string }): Promise<LeftOut> {
  const { resource, actor, context } = operation;
  const id = String(row['id']);
  if (!holdsRight(actor, resource, 'read')) return { module: resource.name, id, title: null };
  const record = seenOf(operation, row);
  const places: string[] = [];
  for (const { name, type, to, required, system } of Object.values(resource.fields)) {
    if (type !== 'ref' || !required || system || to === null || record[name] === undefined || record[name] === without) continue;
    places.push(...(await named({ context, to, ids: [String(record[name])], trx })).map(({ title }) => title));
  }
  return { module: resource.name, id, title: places.filter((title) => title !== '').join(', ') || recordTitle(resource, record) };
}

/** Records by what they are called. */
export async function named({ context, to, ids, trx }: { context: Operation['context']; to: string; ids: readonly string[]; trx: Trx }): Promise<readonly { id: string; title: string }[]> {
  const target = context.loader.require(to);
  const operation = { resource: target, table: tableOf(target), asking: { now: context.clock().toISOString() } };
  const { rows } = await sql<Values>`select ${sql.raw(readableColumns(operation.table))} from ${sql.raw(operation.table.sql)} ${sql.raw(ROW)} where ${sql.raw(ROW)}.id = any(${ids}::uuid[])`.execute(trx);
  return rows.map((row) => ({ id: String(row['id']), title: recordTitle(target, recordOf(operation, row)) }));
}
