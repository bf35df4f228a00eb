import { sql } from 'kysely';
import { scopeOf } from '../db/scope';
import { every, type SqlCondition } from '../db/predicateSql';
import { ROW } from './rows';
import type { Operation, Trx } from './operation';

/** How many rows a list has in all. */
export interface Total {
  readonly total: number;
  readonly isEstimate: boolean;
}

/** Up to here a total is counted. */
export const COUNTED = 10_000;
/** A whole table that the planner takes for this large is surely beyond `COUNTED`. */
const SURELY_MORE = 5 * COUNTED;
const ESTIMATE_MS = 10_000;
const MAX_ESTIMATES = 1_000;

export interface TotalInput {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly conditions: readonly SqlCondition[];
  /** Nothing narrows the list but what is deleted. */
  readonly isWhole: boolean;
  /** How many rows there are, counted up to one more than `COUNTED`, where that came to light on the way. */
  readonly known: number | null;
  /** Rows before the page, and on it. */
  readonly offset: number;
  readonly count: number;
  readonly hasMore: boolean;
}

/**
 * The total of a list whose page was read already. The last page tells it for nothing; up to 10,000 it is counted;
 * beyond, it is the planner's estimate, said to be one, and never less than what the page has shown.
 */
export async function totalOf(input: TotalInput): Promise<Total> {
  const { operation, trx, conditions, isWhole, known, offset, count, hasMore } = input;
  if (!hasMore && (count > 0 || offset === 0)) return { total: offset + count, isEstimate: false };
  const shown = offset + count + (hasMore ? 1 : 0);
  if (!hasMore) return { total: await countAll({ operation, trx, conditions, cap: null }), isEstimate: false };
  if (isWhole) {
    const whole = await estimateWhole({ operation, trx, conditions });
    if (whole >= SURELY_MORE) return { total: Math.max(whole, shown), isEstimate: true };
  }
  const counted = known ?? (await countAll({ operation, trx, conditions, cap: COUNTED + 1 }));
  if (counted <= COUNTED) return { total: Math.max(counted, shown), isEstimate: false };
  return { total: Math.max(await plannedRows({ operation, trx, conditions }), counted, shown), isEstimate: true };
}

type Counting = Pick<TotalInput, 'operation' | 'trx' | 'conditions'>;

async function countAll({ operation, trx, conditions, cap }: Counting & { cap: number | null }): Promise<number> {
  const from = sql`from ${sql.raw(operation.table.sql)} ${sql.raw(ROW)} where ${every(conditions)}`;
  const { rows } = await (cap === null ? sql<{ count: number }>`select count(*) as count ${from}` : sql<{ count: number }>`select count(*) as count from (select 1 ${from} limit ${cap}) c`).execute(trx);
  return rows[0]?.count ?? 0;
}

/** The planner's idea of a whole table, kept for some seconds: it moves slowly, and planning costs as much as reading a page. */
async function estimateWhole(input: Counting): Promise<number> {
  const { operation } = input;
  const scope = scopeOf(operation.actor);
  const key = `${operation.resource.name} ${scope.kind === 'tenant' ? scope.instituteId : '*'}`;
  const estimates = kept.get(operation.context) ?? new Map<string, { rows: number; until: number }>();
  kept.set(operation.context, estimates);
  const now = operation.context.clock().getTime();
  const last = estimates.get(key);
  if (last && last.until > now) return last.rows;
  const rows = await plannedRows(input);
  if (estimates.size >= MAX_ESTIMATES) estimates.clear();
  estimates.set(key, { rows, until: now + ESTIMATE_MS });
  return rows;
}

const kept = new WeakMap<object, Map<string, { rows: number; until: number }>>();

/** How many rows the planner takes a list to have. */
export async function plannedRows({ operation, trx, conditions }: Counting): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`explain (format json) select 1 from ${sql.raw(operation.table.sql)} ${sql.raw(ROW)} where ${every(conditions)}`.execute(trx);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
