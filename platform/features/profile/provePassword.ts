import { findPersonById, type Person } from '../../identity/people/people';
import { clearFailures, countTry } from '../../identity/signIn/lockout';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { verifyPassword } from '../../kernel/crypto/passwords';
import { failure } from '../../kernel/errors';

const ALL = { kind: 'all' } as const;

export interface PasswordProof {
  readonly context: PlatformContext;
  readonly actor: RequestActor;
  readonly currentPassword: string;
  /** The caller's. */
  readonly address: string;
}

/**
 * Makes sure that whoever is at the console knows the account's present password. A wrong one counts as a wrong sign-in
 * does, so that an unattended console is no place to guess it.
 * @throws VALIDATION at `currentPassword`; LOCKED
 */
export async function provePassword({ context, actor, currentPassword, address }: PasswordProof): Promise<Person> {
  const person = await context.database.transaction({ scope: ALL }, async (trx) => {
    await countTry({ trx, whose: actor.id, address, now: context.clock() });
    return findPersonById({ trx, id: actor.id });
  });
  // Between two transactions: it takes long, and a connection is not held for it.
  const isRight = await verifyPassword({ password: currentPassword, stored: person?.passwordHash ?? null });
  if (!isRight || !person) throw failure({ code: 'VALIDATION', problems: { currentPassword: { code: 'wrongPassword' } } });
  await context.database.transaction({ scope: ALL }, (trx) => clearFailures({ trx, whose: actor.id, address }));
  return person;
}
