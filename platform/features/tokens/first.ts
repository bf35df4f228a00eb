import { sql, type RawBuilder } from 'kysely';
import { dayInIndia } from '../../../src/schemas';
import type { PlatformContext } from '../../kernel/context';
import { PLATFORM_INSTITUTE, type Trx } from '../../kernel/db/scope';
import { giveFirstTokens } from '../../ledger/tokens';
import { currentRate, firstTokens } from '../../ledger/tokenRate';

/**
 * Gives an institute what its membership brings, unless something was entered for it before (part 2 §4, “First-time AI tokens”): the
 * membership's count of AI tokens times the rate of tokens to a rupee. The membership is the plan it was given, while that runs, else that
 * of its newest licence in force. Needs the scope of all institutes. @returns whether something was given
 */
export async function giveWhatMembershipBrings({ context, trx, instituteId }: { readonly context: Pick<PlatformContext, 'clock' | 'loader'>; readonly trx: Trx; readonly instituteId: string }): Promise<boolean> {
  const { clock, loader } = context;
  if (instituteId === PLATFORM_INSTITUTE || !['membership', 'aiTokenRate'].every((name) => loader.get(name))) return false;
  const now = clock();
  const { rows } = await sql<{ count: number }>`select m.ai_token::int as count from (${runningPlans({ loader, now })}) p join app.membership m on m.id = p.plan
    where p.institute_id = ${instituteId}::uuid order by p.place, p.since desc, p.id desc limit 1`.execute(trx);
  const count = rows[0]?.count ?? 0;
  const rate = count > 0 ? await currentRate({ trx, now }) : null;
  const tokens = firstTokens({ rate, count });
  return tokens > 0 && giveFirstTokens({ trx, instituteId, tokens });
}

/** The plans of institutes that run: the one it was given, of place 0, and those of its licences in force. Rows of `institute_id, plan, place, since, id`. */
export function runningPlans({ loader, now }: { readonly loader: PlatformContext['loader']; readonly now: Date }): RawBuilder<unknown> {
  const today = sql`${dayInIndia(now.toISOString(), 0)}::date`;
  const licensed = sql`union all select institute_id, membership_plan_id, 1, starts_on, id from app.licence
    where deleted_at is null and is_suspended is not true and ${today} between starts_on and ends_on`;
  return sql`select id as institute_id, membership_plan_id as plan, 0 as place, null::date as since, id from app.institution
    where is_plan_active is not false and (plan_ends_at is null or plan_ends_at >= ${today}) ${loader.get('licence') ? licensed : sql``}`;
}
