import { sql } from 'kysely';
import type { PlatformContext, RequestActor } from '../context';
import { failure } from '../errors';
import { auditOwn } from './auditOwn';
import { clearFailures, countTry } from './lockout';
import { findPersonById } from './people';
import { hashPassword, verifyPassword } from './passwords';
import { refuseActing } from './refuseActing';
import { refuseWeak } from './refuseWeak';
import { endSessions } from './sessions';

const ALL = { kind: 'all' } as const;

export interface PasswordChange {
  readonly context: PlatformContext;
  readonly actor: RequestActor;
  readonly requestId: string;
  readonly currentPassword: string;
  readonly password: string;
}

/**
 * Sets a person's own password; every other session of the person ends. A wrong present password counts as a wrong
 * sign-in does, so that an unattended console is no place to guess it.
 * @throws FORBIDDEN while acting; VALIDATION at `password` or `currentPassword`; LOCKED
 */
export async function changeOwnPassword({ context, actor, requestId, currentPassword, password }: PasswordChange): Promise<void> {
  refuseActing(actor);
  refuseWeak({ password, names: [actor.name, actor.email.split('@')[0] ?? ''] });
  const person = await context.database.transaction({ scope: ALL }, async (trx) => {
    await countTry({ trx, username: actor.email, now: context.clock() });
    return findPersonById({ trx, id: actor.id });
  });
  // Between two transactions: it takes long, and a connection is not held for it.
  const isRight = await verifyPassword({ password: currentPassword, stored: person?.passwordHash ?? null });
  if (!isRight || !person) throw failure({ code: 'VALIDATION', errors: { currentPassword: 'This is not your present password.' } });
  const hash = await hashPassword(password);
  await context.database.transaction({ scope: ALL }, async (trx) => {
    await sql`update app."user" set password = ${hash}, version = version + 1, updated_at = ${context.clock().toISOString()} where id = ${actor.id}::uuid`.execute(trx);
    await clearFailures({ trx, username: person.email });
    if (person.phone) await clearFailures({ trx, username: person.phone });
    await endSessions({ trx, userId: actor.id, except: actor.sessionId });
    await auditOwn({ trx, context, actor, requestId, action: 'changePassword' });
  });
}
