import { sql } from 'kysely';
import type { PlatformContext } from '../../kernel/context';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import { giveWhatMembershipBrings } from './first';
import { currentRate } from './rate';

const ALL = { scope: { kind: 'all' } } as const;
/** Institutes that are looked at together. */
const AT_ONCE = 50;

/**
 * Enters the AI tokens of memberships that have begun, whether or not anybody of the institute looks (part 2 §4, “First-time AI tokens”).
 * @returns to how many institutes something was given
 */
export async function giveDue(context: Pick<PlatformContext, 'clock' | 'database' | 'loader'>): Promise<number> {
  const { clock, database, loader } = context;
  if (!['institution', 'membership', 'aiTokenRate'].every((name) => loader.get(name))) return 0;
  const now = clock();
  const today = sql`${now.toISOString().slice(0, 10)}::date`;
  const licensed = loader.get('licence') ? sql`or m.id in (select membership_plan_id from app.licence where institute_id = i.id and deleted_at is null and is_suspended is not true and ${today} between starts_on and ends_on)` : sql``;
  const institutes = await database.transaction({ ...ALL, readOnly: true }, async (trx) => {
    if (!(await currentRate({ trx, now }))) return [];
    const { rows } = await sql<{ id: string }>`select i.id from app.institution i
      where i.deleted_at is null and i.is_approved and i.id <> ${PLATFORM_INSTITUTE}::uuid and not exists (select from core.ledger_entry e where e.owner_id = i.id and e.account = 'institute.tokens')
        and exists (select from app.membership m where m.ai_token > 0 and ((m.id = i.membership_plan_id and i.is_plan_active is not false and (i.plan_ends_at is null or i.plan_ends_at >= ${today})) ${licensed}))
      order by i.id limit ${AT_ONCE}`.execute(trx);
    return rows;
  });
  const given = await institutes.reduce<Promise<number>>(async (before, { id }) => (await before) + ((await database.transaction(ALL, (trx) => giveWhatMembershipBrings({ context, trx, instituteId: id }))) ? 1 : 0), Promise.resolve(0));
  return given;
}
