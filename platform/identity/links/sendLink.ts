import { sql } from 'kysely';
import { appNameOf } from '../people/branding';
import { findInstitute } from '../sessions/actorStore';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';
import { languageForNew } from '../../messages/personLanguage';
import type { Operation, Trx, Values } from '../../records/operation';
import { sendMessage } from '../../messages/outbox';
import { issueLink, LINK_HOURS, type LinkPurpose } from './accountLink';
import { linkAddress } from '../../kernel/http/consoleAddress';
import { learnerPlaceIn } from './learnerPlace';

export interface SendLink {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly purpose: LinkPurpose;
  /** The person's record. */
  readonly record: Values;
}

/**
 * Sends a person a link to set a password with, in the person's language and the institute's name, within the transaction
 * of whatever asks for it. Links sent before are worth nothing from then on.
 * @throws TRANSITION_REFUSED where nobody of the institute can sign in at present: what the link promises would not be so
 * @throws TOO_MANY_REQUESTS when as many were sent to the address within the hour as may be
 */
export async function sendLink({ operation, trx, purpose, record }: SendLink): Promise<void> {
  const { context, actor, consoleAddress } = operation;
  const [userId, address] = [String(record['id']), String(record['emailId'])];
  const instituteId = typeof record['instituteId'] === 'string' ? record['instituteId'] : null;
  const institute = instituteId === null ? null : await findInstitute({ trx, id: instituteId });
  if (institute && !institute.isOpen) throw failure({ reason: 'instituteNotOpen', params: { name: institute.name } });
  const link = await issueLink({ trx, now: context.clock(), purpose, person: { id: userId, instituteId: instituteId ?? PLATFORM_INSTITUTE, address }, sentBy: actor.id });
  const appName = appNameOf(institute);
  const messageId = await sendMessage({
    trx,
    context,
    to: { channel: 'email', address },
    language: await languageForNew({ trx, userId, written: record['language'] }),
    appName,
    content: {
      kind: purpose === 'invite' ? 'invitation' : 'passwordLink',
      name: String(record['name']), by: actor.name, place: institute?.name ?? appName, hours: LINK_HOURS[purpose],
      link: linkAddress({ consoleAddress, token: link.token }),
      ...(record['role'] === 'student' && { learner: await learnerPlaceIn({ trx, context, institute }) }),
    },
  });
  await sql`update core.account_link set message_id = ${messageId} where id = ${link.id}`.execute(trx);
}
