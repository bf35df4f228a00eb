import { sql, type RawBuilder } from 'kysely';
import { MOST_GROUPS, type Grouping } from '../../../src/schemas';
import { DELETED_COLUMN, quote } from '../../kernel/db/columns';
import { columnSql } from '../../kernel/db/predicateSql';
import { scopeOf } from '../../kernel/db/scope';
import { brieflyKept } from './brieflyKept';
import { ROW } from '../rows';
import type { Operation, Trx } from '../operation';

/** Days, months or the like, one after the other, as columns of one length: their first days, and from when until before when they are. */
export interface Spans {
  readonly keys: readonly string[];
  readonly from: readonly string[];
  readonly until: readonly string[];
}

interface SpansInput {
  readonly operation: Pick<Operation, 'table' | 'resource'>;
  readonly trx: Trx;
  readonly by: Grouping;
  readonly timeZone: string;
}

const STEPS: Readonly<Record<NonNullable<Grouping['span']>, string>> = { day: '1 day', week: '1 week', month: '1 month', quarter: '3 months', year: '1 year' };

/**
 * The spans that all rows of a module fall into by a time that its list is sorted by, so that both ends are found along an index. `null` where
 * they are more than are told, or where one begins within three hours of a change of the zone's clock: what a clock says twice has no one beginning.
 */
export async function spansOf({ operation: { table, resource }, trx, by, timeZone }: SpansInput): Promise<Spans | null> {
  const isSorted = resource.list.sort.field === by.field || resource.list.sortable.includes(by.field);
  if (by.span === null || !isSorted) return null;
  const time = columnSql({ alias: ROW, name: table.byField.get(by.field)!.name });
  const clock = (instant: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${instant} at time zone ${timeZone}::text)`;
  // As the first row and the last, which an index gives also where a view joins.
  const end = (direction: 'asc' | 'desc'): RawBuilder<unknown> => sql`(select ${time} from ${sql.raw(table.sql)} ${sql.raw(ROW)} where ${sql.raw(`${ROW}.${quote(DELETED_COLUMN)}`)} is null and ${time} is not null order by ${time} ${sql.raw(direction)} limit 1)`;
  const begins = (name: string): RawBuilder<unknown> => sql`date_trunc(${by.span}::text, ${clock(sql.id(name))})`;
  const { rows: [found] } = await sql<{ keys: string[] | null; from: string[]; until: string[]; is_steady: boolean }>`
    with ends as (select ${end('asc')} as first, ${end('desc')} as last),
    days as (select generate_series(${begins('first')}, ${begins('last')} + ${STEPS[by.span]}::interval, ${STEPS[by.span]}::interval) as day from ends limit ${MOST_GROUPS + 2}),
    bounds as (select day, day at time zone ${timeZone}::text as begun, lead(day) over (order by day) at time zone ${timeZone}::text as ended from days)
    select array_agg(day::date::text order by day) filter (where ended is not null) as keys, array_agg(begun::text order by day) filter (where ended is not null) as from,
      array_agg(ended::text order by day) filter (where ended is not null) as until,
      bool_and(${clock(sql`begun`)} = day and ${clock(sql`(begun - interval '3 hours')`)} = day - interval '3 hours' and ${clock(sql`(begun + interval '3 hours')`)} = day + interval '3 hours') as is_steady
    from bounds`.execute(trx);
  return found?.keys && found.is_steady && found.keys.length <= MOST_GROUPS ? { keys: found.keys, from: found.from, until: found.until } : null;
}

interface Plan {
  readonly 'Node Type': string;
  readonly Plans?: readonly Plan[];
}

/** Whether a query goes through indexes alone, without a look at a row. */
export async function isByIndexesAlone({ trx, query }: { trx: Trx; query: RawBuilder<unknown> }): Promise<boolean> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (format json) ${query}`.execute(trx);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return plan !== undefined && nodesOf(plan).every((type) => !READS_ROWS.test(type));
}

interface Choice {
  readonly operation: Pick<Operation, 'context' | 'actor'>;
  readonly trx: Trx;
  readonly query: RawBuilder<unknown>;
}

/**
 * The same, as it was found for a query of this shape in the last minutes, whatever values it was asked with: they change what is read along the
 * index, not whether it tells all that is asked for. What is asked along either way comes to the same, should it have changed since.
 */
export async function wasByIndexesAlone({ operation, trx, query }: Choice): Promise<boolean> {
  const key = `${scopeOf(operation.actor).kind} ${query.compile(trx).sql}`;
  const known = choices.recall(operation, key);
  if (known !== undefined) return known;
  const isAlone = await isByIndexesAlone({ trx, query });
  choices.keep(operation, key, isAlone);
  return isAlone;
}

const choices = brieflyKept<boolean>({ ms: 300_000 });

const READS_ROWS = /^(Seq|Index|Bitmap Heap|Sample|Tid|Tid Range|Foreign) Scan$/;

function nodesOf(plan: Plan): string[] {
  return [plan['Node Type'], ...(plan.Plans ?? []).flatMap(nodesOf)];
}
