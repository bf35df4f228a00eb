import { voidLinks } from '../identity/account/voidLinks';
import { sendLink } from '../identity/links/sendLink';
import type { user } from '../../src/resources/user';
import type { Handler, ValuesOf, WriteEvent } from '../records/handler';

/** Invites a person once more; the invitation sent before is worth nothing then. */
export const sendInvitation: Handler = async ({ operation, trx, after }) => sendLink({ operation, trx, purpose: 'invite', record: after });

/** Sends a person a link to set a new password with: nobody sets it for somebody else. */
export const sendPasswordLink: Handler = async ({ operation, trx, after }) => sendLink({ operation, trx, purpose: 'reset', record: after });

/**
 * Keeps invitations true: whoever is made is invited; a new address of somebody who has not joined yet
 * is invited anew; links of an address that was left, and of an account that was closed, are worth nothing.
 */
export async function followInvitations({ operation, trx, kind, before, after, changed, id }: WriteEvent<ValuesOf<typeof user>>): Promise<void> {
  if (kind === 'create') {
    if (after.status === 'invited') await sendLink({ operation, trx, purpose: 'invite', record: after });
    return;
  }
  const isClosed = kind === 'delete' || (changed.has('status') && after.status === 'inactive');
  if (isClosed || changed.has('emailId')) await voidLinks({ trx, userId: id, now: operation.context.clock() });
  const isStillAwaited = kind === 'update' && before?.status === 'invited' && changed.has('emailId');
  if (isStillAwaited) await sendLink({ operation, trx, purpose: 'invite', record: after });
}
