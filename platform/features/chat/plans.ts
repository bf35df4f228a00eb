import { sql } from 'kysely';
import type { listPlans } from '../../../src/signedOut/plans/calls';
import type { CallReply } from '../../../src/schemas';
import type { PlatformContext } from '../../kernel/context';
import { columnsOf } from '../../kernel/db/declaredTables';
import { currentRate, firstTokens } from '../../ledger/tokenRate';

export type Plan = CallReply<typeof listPlans>['items'][number];

const m = columnsOf('app.membership', 'm');

/**
 * The membership plans on offer, the cheapest first, each with the AI tokens that would be entered for it now. They are the operator's, and
 * the same for everybody.
 */
export async function plansOnOffer({ clock, database, loader }: Pick<PlatformContext, 'clock' | 'database' | 'loader'>): Promise<Plan[]> {
  return database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    const { rows } = await sql<{ id: string; name: string; billing_cycle: 'monthly' | 'yearly'; price: string; ai_token: number | null }>`
      select ${m('id')} as id, ${m('subscription_plan')} as name, ${m('billing_cycle')} as billing_cycle, ${m('price')} as price, ${m('ai_token')} as ai_token
      from app.membership m where ${m('deleted_at')} is null and ${m('is_active')} order by ${m('price')}, ${m('subscription_plan')}, ${m('id')} limit 100`.execute(trx);
    const rate = loader.get('aiTokenRate') ? await currentRate({ trx, now: clock() }) : null;
    return rows.map(({ id, name, billing_cycle: billingCycle, price, ai_token: count }) => ({ id, name, billingCycle, price: Number(price) / 100, aiToken: firstTokens({ rate, count: count ?? 0 }) / 100 }));
  });
}
