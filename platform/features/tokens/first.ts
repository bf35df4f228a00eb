import { sql } from 'kysely';
import { tokensFor } from '../../../src/schemas';
import type { PlatformContext } from '../../kernel/context';
import { PLATFORM_INSTITUTE, type Trx } from '../../kernel/db/scope';
import { giveFirstTokens } from '../../ledger/tokens';
import { currentRate } from './rate';

/**
 * Gives an institute what its membership brings, unless something was entered for it before (part 2 §4, “First-time AI tokens”): the
 * membership's count of AI tokens times the rate of tokens to a rupee. The membership is that of its newest licence in force.
 * Needs the scope of all institutes. @returns whether something was given
 */
export async function giveWhatMembershipBrings({ context, trx, instituteId }: { readonly context: Pick<PlatformContext, 'clock' | 'loader'>; readonly trx: Trx; readonly instituteId: string }): Promise<boolean> {
  if (instituteId === PLATFORM_INSTITUTE || !['licence', 'membership', 'aiTokenRate'].every((name) => context.loader.get(name))) return false;
  const now = context.clock();
  const { rows } = await sql<{ count: number }>`select m.ai_token::int as count from app.licence l join app.membership m on m.id = l.membership_plan_id
    where l.institute_id = ${instituteId}::uuid and l.deleted_at is null and l.is_suspended is not true and ${now.toISOString().slice(0, 10)}::date between l.starts_on and l.ends_on
    order by l.starts_on desc, l.id desc limit 1`.execute(trx);
  const count = rows[0]?.count ?? 0;
  const rate = count > 0 ? await currentRate({ trx, now }) : null;
  const tokens = rate ? tokensFor({ rate, paise: count * 100 }) : 0;
  return tokens > 0 && giveFirstTokens({ trx, instituteId, tokens });
}
