import { sql } from 'kysely';
import { alongWith, goneAlong } from '../../../src/schemas';
import { tableOf } from '../../kernel/db/columns';
import type { Operation, Trx, Values } from '../operation';
import { recordOf } from '../present';
import { readableColumns, ROW } from '../rows';

interface Counted {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly before: Values;
  /** What is about to be stored. */
  readonly values: Values;
}

/** What goes along with a date that is changed, by the records that references name (`fills` with `since`): an end as it was counted from its beginning. */
export async function goingAlong({ operation, trx, before, values }: Counted): Promise<Record<string, unknown>> {
  const after = { ...before, ...values };
  const along: Record<string, unknown> = {};
  for (const field of Object.values(operation.resource.fields)) {
    if (field.to === null || alongWith({ field, before, after }).length === 0) continue;
    const target = operation.context.loader.require(field.to);
    const table = tableOf(target);
    const { rows } = await sql<Values>`select ${sql.raw(readableColumns(table))} from ${sql.raw(table.sql)} ${sql.raw(ROW)} where ${sql.raw(ROW)}.id = ${String(after[field.name])}`.execute(trx);
    if (rows[0]) Object.assign(along, goneAlong({ field, record: recordOf({ ...operation, resource: target, table }, rows[0]), before, after, context: operation.asking }));
  }
  return along;
}
