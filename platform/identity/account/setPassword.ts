import { sql } from 'kysely';
import { appNameOf } from '../people/branding';
import type { PlatformContext } from '../../kernel/context';
import { languageOf } from '../../messages/personLanguage';
import type { Trx } from '../../records/operation';
import { sendMessage } from '../../messages/outbox';
import { liftLocks } from '../signIn/lockout';
import { voidCodes } from '../signIn/otp';
import type { Person } from '../people/people';
import { endSessions } from '../sessions/sessions';
import { ownAccountOf } from './ownAccount';
import { supportContactIn } from '../people/supportContact';
import { voidLinks } from './voidLinks';

export interface NewPassword {
  readonly trx: Trx;
  readonly context: Pick<PlatformContext, 'config' | 'clock' | 'loader'>;
  /** As it was before. */
  readonly person: Person;
  /** What `hashPassword` made of it, before the transaction began. */
  readonly passwordHash: string;
  /** Where the console is for whoever asked. */
  readonly consoleAddress: string;
  /** The session that stays. @default none */
  readonly except?: string;
  /** Whether the person is told by mail. @default true */
  readonly isTold?: boolean;
}

/**
 * The one way a password is set, whoever asked for it: every other session of the person ends, codes and links sent before are
 * worth nothing, wrong tries are forgotten, and the person is told by mail. Needs the scope of all institutes.
 */
export async function setPassword({ trx, context, person, passwordHash, consoleAddress, except, isTold = true }: NewPassword): Promise<void> {
  await sql`update app."user" set password = ${passwordHash}, version = version + 1, updated_at = ${context.clock().toISOString()} where id = ${person.id}::uuid`.execute(trx);
  await endSessions({ trx, userId: person.id, except: except ?? null });
  await liftLocks({ trx, whose: person.id });
  // Whoever has read a mail of before undoes nothing by it.
  await voidCodes({ trx, userId: person.id, now: context.clock() });
  await voidLinks({ trx, userId: person.id, now: context.clock() });
  if (!isTold) return;
  await sendMessage({
    trx, context, to: { channel: 'email', address: person.email }, language: await languageOf({ trx, userId: person.id }), appName: appNameOf(person.institute),
    content: { kind: 'accountChanged', name: person.name, what: 'password', contact: await supportContactIn({ trx, context, institute: person.institute, role: person.role }), link: ownAccountOf({ consoleAddress, role: person.role }) },
  });
}
