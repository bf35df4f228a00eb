import { sql } from 'kysely';
import { every, type SqlCondition } from '../../kernel/db/predicateSql';
import { SURELY_MORE as FOUND_SURELY_MORE } from '../../kernel/db/schema/textSearch';
import { ROW } from '../rows';
import type { Operation, Trx } from '../operation';
import { brieflyKept, keyOf } from './brieflyKept';
import type { Narrowing } from './search';

/** How many rows a list has in all. */
export interface Total {
  readonly total: number;
  readonly isEstimate: boolean;
}

/** Up to here a total is counted. */
export const COUNTED = 10_000;
/** A whole table that the planner takes for this large is surely beyond `COUNTED`. */
const SURELY_MORE = 5 * COUNTED;
const KEPT_MS = 10_000;

export interface TotalInput {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly narrowing: Narrowing;
  /** Rows before the page, and on it. */
  readonly offset: number;
  readonly count: number;
  readonly hasMore: boolean;
}

/**
 * The total of a list whose page was read already. The last page tells it for nothing; up to 10,000 it is counted;
 * beyond, it is the planner's estimate, said to be one, and never less than what the page has shown. That a list has more
 * than are counted is remembered for some seconds, so that leafing through it does not count them again and again.
 */
export async function totalOf({ operation, trx, narrowing, offset, count, hasMore }: TotalInput): Promise<Total> {
  const { known } = narrowing;
  const conditions = narrowing.counted ?? narrowing.conditions;
  if (!hasMore && (count > 0 || offset === 0)) return { total: offset + count, isEstimate: false };
  const shown = offset + count + (hasMore ? 1 : 0);
  if (!hasMore) return { total: await countAll({ operation, trx, conditions, cap: null }), isEstimate: false };
  if (known !== null && known <= COUNTED) return { total: Math.max(known, shown), isEstimate: false };
  const key = keyOf({ operation, trx, conditions: narrowing.conditions });
  const kept = estimates.recall(operation, key);
  if (kept !== undefined) return { total: Math.max(kept, shown), isEstimate: true };
  const sure = known === null ? await surelyMore({ operation, trx, narrowing }) : null;
  const counted = sure === null ? (known ?? (await countAll({ operation, trx, conditions, cap: COUNTED + 1 }))) : 0;
  if (sure === null && counted <= COUNTED) return { total: Math.max(counted, shown), isEstimate: false };
  const rows = Math.max(sure ?? (await estimated({ operation, trx, narrowing })), COUNTED + 1);
  estimates.keep(operation, key, rows);
  return { total: Math.max(rows, shown), isEstimate: true };
}

type Counting = Pick<TotalInput, 'operation' | 'trx'> & { readonly conditions: readonly SqlCondition[] };

/** An estimate so far beyond what is counted that counting is idle; null when it has to be counted. */
async function surelyMore({ operation, trx, narrowing }: Pick<TotalInput, 'operation' | 'trx' | 'narrowing'>): Promise<number | null> {
  const { isWhole, texts } = narrowing;
  if (!isWhole && !texts?.isSure) return null;
  const found = await estimated({ operation, trx, narrowing });
  return found >= (texts ? FOUND_SURELY_MORE : SURELY_MORE) ? found : null;
}

/** What planner and sample take a list to have. */
async function estimated({ operation, trx, narrowing: { conditions, texts } }: Pick<TotalInput, 'operation' | 'trx' | 'narrowing'>): Promise<number> {
  return Math.round((await plannedRows({ operation, trx, conditions: texts?.rest ?? conditions })) * (texts?.share ?? 1));
}

async function countAll({ operation, trx, conditions, cap }: Counting & { cap: number | null }): Promise<number> {
  const from = sql`from ${sql.raw(operation.table.sql)} ${sql.raw(ROW)} where ${every(conditions)}`;
  const { rows } = await (cap === null ? sql<{ count: number }>`select count(*) as count ${from}` : sql<{ count: number }>`select count(*) as count from (select 1 ${from} limit ${cap}) c`).execute(trx);
  return rows[0]?.count ?? 0;
}

const estimates = brieflyKept<number>({ ms: KEPT_MS });

/** How many rows the planner takes a list to have. */
export async function plannedRows({ operation, trx, conditions }: Counting): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`explain (format json) select 1 from ${sql.raw(operation.table.sql)} ${sql.raw(ROW)} where ${every(conditions)}`.execute(trx);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
