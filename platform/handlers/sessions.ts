import { sql } from 'kysely';
import type { Handler, WriteEvent } from './handler';

/** Signs the person out everywhere. */
export const endSessions: Handler = async (event) => endSessionsOf(event);

/** A new password, role or reach counts at once: what was signed in before is signed out. So is a deleted account. */
export const syncUser: Handler = async (event) => {
  const { kind, changed, before } = event;
  const isCloser = kind === 'delete' || ['password', 'role', 'allowAllInstitutes'].some((name) => changed.has(name));
  if (before && isCloser) await endSessionsOf(event);
};

async function endSessionsOf({ trx, id, operation }: WriteEvent): Promise<void> {
  const isSelf = id === operation.actor.id;
  await sql`delete from core.session where user_id = ${id}${isSelf ? sql` and id <> ${operation.actor.sessionId}` : sql``}`.execute(trx);
}
