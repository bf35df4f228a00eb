import { sql } from 'kysely';
import type { institution } from '../../../src/resources/institution';
import type { Access } from '../../../src/schemas';
import { declared } from '../../kernel/db/declaredTables';
import { refuseProblems } from '../../kernel/http/problems';
import { handlerFor } from '../../records/handler';
import { problemsOf } from './grant';
import { keepAsUsual } from './keepAsUsual';
import { headsOf, MOST_TOLD } from './openInstitute';

/**
 * An institute that is given a plan: its heads may use from now on what was chosen with it; where nothing was ticked they keep what they
 * have, as do those who have an access profile and everybody else. What was chosen is usual from then on for whoever comes to be in charge.
 * @throws VALIDATION at `newAccess` for modules that are not there
 */
export const changePlan = handlerFor<typeof institution>(async (event) => {
  const { operation, trx, id, answers, after } = event;
  const chosen = (answers?.['newAccess'] ?? {}) as Access;
  event.tell?.(after.planEndsAt ? 'planUntil' : 'planOpen', after.planEndsAt ?? '');
  if (Object.keys(chosen).length === 0) return;
  refuseProblems(Object.fromEntries(Object.entries(problemsOf({ operation, before: {}, after: chosen })).map(([, problem]) => ['newAccess', problem])));
  await keepAsUsual({ operation, trx, instituteId: id, access: chosen });
  const heads = (await headsOf({ trx, instituteId: id, statuses: ['active', 'invited'] })).filter((head) => head.profile_id === null);
  for (const head of heads) {
    await declared(trx)
      .updateTable('app.user')
      .set((eb) => ({ access: sql`${JSON.stringify(chosen)}::jsonb`, version: eb('version', '+', 1), updated_at: operation.asking.now, updated_by_id: operation.actor.id }))
      .where('id', '=', head.id)
      .execute();
  }
  if (heads.length > 0) event.tell?.('granted', heads.slice(0, MOST_TOLD).map((head) => head.email_id).join(', '));
});
