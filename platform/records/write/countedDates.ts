import { sql } from 'kysely';
import { alongWith, followersOf, goneAlong, validateRecord } from '../../../src/schemas';
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
  /** What was sent: it stays as it was sent, be it as it was before. */
  readonly sent: Values;
}

/** What goes along with a date that is changed, by the records that references name (`fills` with `since`): an end as it was counted from its beginning. */
export async function goingAlong({ operation, trx, before, values, sent }: Counted): Promise<Record<string, unknown>> {
  const { fields } = operation.resource;
  const followers = followersOf({ fields, changed: Object.keys(sent) });
  if (followers.length === 0) return {};
  // Nothing is counted from a day that is refused, whatever stands beside it that is still to be counted.
  const uncounted = Object.fromEntries(followers.map((name) => [name, null]));
  const wrong = validateRecord({ fields, values: { ...before, ...values, ...uncounted }, context: operation.asking });
  const after = { ...before, ...Object.fromEntries(Object.entries(values).filter(([name]) => !(name in wrong))) };
  const along: Record<string, unknown> = {};
  for (const field of Object.values(fields)) {
    if (field.to === null || alongWith({ field, before, after }).length === 0) continue;
    const target = operation.context.loader.require(field.to);
    const table = tableOf(target);
    const { rows } = await sql<Values>`select ${sql.raw(readableColumns(table))} from ${sql.raw(table.sql)} ${sql.raw(ROW)} where ${sql.raw(ROW)}.id = ${String(after[field.name])}`.execute(trx);
    if (rows[0]) Object.assign(along, goneAlong({ field, record: recordOf({ ...operation, resource: target, table }, rows[0]), before, after, context: operation.asking }));
  }
  return Object.fromEntries(Object.entries(along).filter(([name]) => !(name in sent)));
}
