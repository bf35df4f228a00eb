import type { institution } from '../../../src/resources/institution';
import { matrixChanges, type Access } from '../../../src/schemas';
import { refuseProblems } from '../../kernel/http/problems';
import { handlerFor } from '../../records/handler';
import { problemsOf } from './grant';
import { headGrants } from './headGrants';
import { keepAsUsual } from './keepAsUsual';
import { MOST_TOLD } from './openInstitute';
import { writeAccess } from './writeAccess';

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
  const { granted } = await headGrants({ trx, instituteId: id, chosen });
  const others = granted.filter((one) => Object.values(matrixChanges(one)).some((rows) => Object.keys(rows).length > 0));
  for (const { head } of others) await writeAccess({ operation, trx, userId: head.id, access: chosen });
  if (others.length > 0) event.tell?.('granted', others.slice(0, MOST_TOLD).map(({ head }) => head.email_id).join(', '));
});
