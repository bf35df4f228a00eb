import { endSessions as endSessionsOfPerson } from '../identity/sessions/sessions';
import { tellOldAddresses } from '../identity/account/tellOldAddresses';
import { declared } from '../kernel/db/declaredTables';
import { handlerFor, type Handler, type ValuesOf, type WriteEvent } from '../records/handler';
import type { user } from '../../src/resources/user';
import { followInvitations } from './links';

/** Signs the person out everywhere. */
export const endSessions: Handler = async (event) => endSessionsOf(event);

/**
 * A new role or reach counts at once: what was signed in before is signed out. So is a deleted account. Of a
 * new address or number the old one is told. Invitations follow.
 */
export const syncUser = handlerFor<typeof user>(async (event) => {
  const { kind, changed, before } = event;
  const isCloser = kind === 'delete' || (['role', 'allowAllInstitutes'] as const).some((name) => changed.has(name));
  if (before && isCloser) await endSessionsOf(event);
  if (kind === 'update') await tellOldAddresses(event);
  if (kind === 'update' && changed.has('name')) await renameLearner(event);
  await followInvitations(event);
});

/** What bears a learner's name follows it. */
async function renameLearner({ trx, id, after, operation }: WriteEvent<ValuesOf<typeof user>>): Promise<void> {
  const { loader } = operation.context;
  if (loader.get('subscription')) await declared(trx).updateTable('app.subscription').set({ name: after.name ?? null }).where('user_id', '=', id).execute();
  if (loader.get('batchMember')) await declared(trx).updateTable('app.batch_member').set({ name: after.name ?? null }).where('user_id', '=', id).execute();
}

async function endSessionsOf({ trx, id, operation }: Pick<WriteEvent, 'trx' | 'id' | 'operation'>): Promise<void> {
  const isSelf = id === operation.actor.id;
  await endSessionsOfPerson({ trx, userId: id, except: isSelf ? operation.actor.sessionId : null });
}
