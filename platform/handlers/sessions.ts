import { endSessions as endSessionsOfPerson } from '../auth/sessions';
import { tellOldAddresses } from '../auth/tellOldAddresses';
import type { Handler, WriteEvent } from './handler';
import { followInvitations } from './links';

/** Signs the person out everywhere. */
export const endSessions: Handler = async (event) => endSessionsOf(event);

/**
 * A new role or reach counts at once: what was signed in before is signed out. So is a deleted account. Of a
 * new address or number the old one is told. Invitations follow.
 */
export const syncUser: Handler = async (event) => {
  const { kind, changed, before } = event;
  const isCloser = kind === 'delete' || ['role', 'allowAllInstitutes'].some((name) => changed.has(name));
  if (before && isCloser) await endSessionsOf(event);
  if (kind === 'update') await tellOldAddresses(event);
  await followInvitations(event);
};

async function endSessionsOf({ trx, id, operation }: WriteEvent): Promise<void> {
  const isSelf = id === operation.actor.id;
  await endSessionsOfPerson({ trx, userId: id, except: isSelf ? operation.actor.sessionId : null });
}
