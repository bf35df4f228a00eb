import { sql } from 'kysely';
import type { Role } from '../../../src/schemas';
import { asPlatform } from '../../kernel/db/asPlatform';
import { hoursBefore } from '../signIn/codeBounds';
import type { WriteEvent } from '../../records/handler';
import { appNameOf } from '../people/branding';
import { findInstitute } from '../sessions/actorStore';
import { languageOf } from '../../messages/personLanguage';
import { sendMessage, type Recipient } from '../../messages/outbox';
import { ownAccountOf } from './ownAccount';
import { supportContactIn } from '../people/supportContact';

/**
 * Tells a person by the old address that the address or number of the account has changed, and by the old number when
 * it is the number, in the person's language: whoever did not ask for it learns of it where the new owner cannot read along.
 * Of somebody who was invited and has not joined there is no account to tell of yet.
 */
export async function tellOldAddresses({ operation, trx, before, after, changed }: Pick<WriteEvent, 'operation' | 'trx' | 'before' | 'after' | 'changed'>): Promise<void> {
  const names = (['emailId', 'phoneNumber'] as const).filter((name) => changed.has(name));
  if (!before || before['status'] === 'invited' || names.length === 0) return;
  const what = names.length > 1 ? 'both' : names[0]!;
  const instituteId = before['instituteId'];
  const institute = typeof instituteId === 'string' ? await findInstitute({ trx, id: instituteId }) : null;
  const contact = await supportContactIn({ trx, context: operation.context, institute, role: (after['role'] ?? before['role']) as Role });
  const from = { language: await languageOf({ trx, userId: String(before['id']) }), appName: appNameOf(institute) };
  const content = { kind: 'accountChanged', name: String(after['name'] ?? before['name'] ?? ''), what, contact, link: ownAccountOf({ consoleAddress: operation.consoleAddress, role: after['role'] ?? before['role'] }) } as const;
  const { asking: { now } } = operation;
  for (const to of oldAddresses({ before, changed })) if (await mayBeTold({ trx, to, now })) await sendMessage({ trx, context: operation.context, to, ...from, content });
}

/** So many of these an address is told within an hour: whoever may change people could fill any post box with them, and it has been told. */
const HOURLY_TOLD = 5;

/** Of all institutes together, one after the other: of several at once each sees those before. */
async function mayBeTold({ trx, to, now }: { readonly trx: WriteEvent['trx']; readonly to: Recipient; readonly now: string }): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${to.address}, ${SEED}))`.execute(trx);
  const { rows } = await asPlatform({ trx, run: () => sql<{ told: number }>`select count(*)::int as told from core.outbox where at > ${hoursBefore(new Date(now), 1)} and recipient = ${to.address} and kind = 'accountChanged'`.execute(trx) });
  return rows[0]!.told < HOURLY_TOLD;
}

const SEED = 11;

function oldAddresses({ before, changed }: { before: NonNullable<WriteEvent['before']>; changed: WriteEvent['changed'] }): Recipient[] {
  const [email, phone] = [before['emailId'], before['phoneNumber']];
  return [
    ...(typeof email === 'string' && email ? [{ channel: 'email', address: email } as const] : []),
    ...(changed.has('phoneNumber') && typeof phone === 'string' && phone ? [{ channel: 'sms', address: phone } as const] : []),
  ];
}
