import { sql } from 'kysely';
import type { listPlans } from '../../../src/signedOut/plans/calls';
import { modulesOpened, openToAll, type Access, type CallReply, type DeclarationLoader } from '../../../src/schemas';
import type { PlatformContext } from '../../kernel/context';
import { HEAD } from '../../identity/access/headGrants';
import { columnsOf } from '../../kernel/db/declaredTables';
import { currentRate, firstTokens } from '../../ledger/tokenRate';

export type Plan = CallReply<typeof listPlans>['items'][number];

const m = columnsOf('app.membership', 'm');
const f = columnsOf('app.membership_feature', 'f');

/**
 * The membership plans on offer, the cheapest first, each with the AI tokens that would be entered for it now. They are the operator's, and
 * the same for everybody.
 */
export async function plansOnOffer({ clock, database, loader }: Pick<PlatformContext, 'clock' | 'database' | 'loader'>): Promise<Plan[]> {
  return database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    const { rows } = await sql<{ id: string; name: string; billing_cycle: 'monthly' | 'yearly'; price: string; ai_token: number | null; modules: Access | null; features: Plan['features'] }>`
      select ${m('id')} as id, ${m('subscription_plan')} as name, ${m('billing_cycle')} as billing_cycle, ${m('price')} as price, ${m('ai_token')} as ai_token, ${m('modules')} as modules, ${loader.get('membershipFeature') ? FEATURES : sql`'[]'::json`} as features
      from app.membership m where ${m('deleted_at')} is null and ${m('is_active')} order by ${m('price')}, ${m('subscription_plan')}, ${m('id')} limit 100`.execute(trx);
    const rate = loader.get('aiTokenRate') ? await currentRate({ trx, now: clock() }) : null;
    return rows.map(({ id, name, billing_cycle: billingCycle, price, ai_token: count, modules, features }) => ({
      id, name, billingCycle, price: Number(price) / 100, aiToken: firstTokens({ rate, count: count ?? 0 }) / 100, features, modules: modulesOpened({ resources: loader.all(), access: modules ?? {}, to: HEAD }),
    }));
  });
}

/** What a plan is sold with, in the order in which it was said. */
const FEATURES = sql`(select coalesce(json_agg(json_build_object('name', ${f('name')}, 'description', ${f('description')}) order by array_position(${m('feature_ids')}, ${f('id')})), '[]'::json)
  from app.membership_feature f where ${f('id')} = any(${m('feature_ids')}) and ${f('deleted_at')} is null)`;

/** What anybody in charge of an institute opens whatever its plan: modules that no right over one is needed for. */
export function openWithAnyPlan(loader: Pick<DeclarationLoader, 'all'>): string[] {
  return openToAll({ resources: loader.all(), to: HEAD }).map(({ name }) => name);
}
