import type { WriteEvent } from '../handlers';
import { sendMessage, type Recipient } from '../providers/outbox';

/**
 * Tells a person by the old address that the address or number of the account has changed, and by the old number when
 * it is the number: whoever did not ask for it learns of it where the new owner cannot read along.
 */
export async function tellOldAddresses({ operation, trx, before, after, changed }: Pick<WriteEvent, 'operation' | 'trx' | 'before' | 'after' | 'changed'>): Promise<void> {
  const names = Object.keys(WORDS).filter((name) => changed.has(name));
  if (!before || names.length === 0) return;
  const what = names.map((name) => WORDS[name]).join(' and the ');
  const { supportContact } = operation.context.config;
  const body = `Hello ${String(after['name'] ?? before['name'] ?? '')}, the ${what} of your account ${names.length > 1 ? 'have' : 'has'} been changed. If you did not expect this, contact ${supportContact} at once.`;
  for (const to of oldAddresses({ before, changed })) await sendMessage({ trx, to, subject: 'Your account has been changed', body });
}

const WORDS: Readonly<Record<string, string>> = { emailId: 'e-mail address', phoneNumber: 'phone number' };

function oldAddresses({ before, changed }: { before: NonNullable<WriteEvent['before']>; changed: WriteEvent['changed'] }): Recipient[] {
  const [email, phone] = [before['emailId'], before['phoneNumber']];
  return [
    ...(typeof email === 'string' && email ? [{ channel: 'email', address: email } as const] : []),
    ...(changed.has('phoneNumber') && typeof phone === 'string' && phone ? [{ channel: 'sms', address: phone } as const] : []),
  ];
}
