import { sql } from 'kysely';
import type { PlatformContext } from '../../kernel/context';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import { giveWhatMembershipBrings, runningPlans } from './first';
import { currentRate } from '../../ledger/tokenRate';

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
  const institutes = await database.transaction({ ...ALL, readOnly: true }, async (trx) => {
    if (!(await currentRate({ trx, now }))) return [];
    const { rows } = await sql<{ id: string }>`select id from (
        select distinct on (i.id) i.id, m.ai_token from app.institution i join (${runningPlans({ loader, now })}) p on p.institute_id = i.id join app.membership m on m.id = p.plan
        where i.deleted_at is null and i.is_approved and i.id <> ${PLATFORM_INSTITUTE}::uuid and not exists (select from core.ledger_entry e where e.owner_id = i.id and e.account = 'institute.tokens')
        order by i.id, p.place, p.since desc, p.id desc
      ) due where ai_token > 0 order by id limit ${AT_ONCE}`.execute(trx);
    return rows;
  });
  let given = 0;
  for (const { id } of institutes) if (await database.transaction(ALL, (trx) => giveWhatMembershipBrings({ context, trx, instituteId: id }))) given += 1;
  return given;
}
