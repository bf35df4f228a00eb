import type { PlatformContext } from '../../kernel/context';
import { declared } from '../../kernel/db/declaredTables';
import { findPersonById } from '../people/people';
import { hashPassword, isOutdated, verifyPassword } from '../../kernel/crypto/passwords';

const ALL = { kind: 'all' } as const;

/**
 * Makes a hash of before anew while its password, just proved, is at hand.
 * @returns the hash that stands: the old one where another password was set meanwhile, which whoever asks on will notice
 */
export async function renewHash({ context, userId, password, stored }: { readonly context: PlatformContext; readonly userId: string; readonly password: string; readonly stored: string | null }): Promise<string | null> {
  if (stored === null || !isOutdated(stored)) return stored;
  const hash = await hashPassword(password);
  const standing = await context.database.transaction({ scope: ALL }, async (trx) => {
    const changed = await declared(trx).updateTable('app.user').set({ password: hash }).where('id', '=', userId).where('password', '=', stored).returning('id').execute();
    return changed.length > 0 ? hash : ((await findPersonById({ trx, id: userId }))?.passwordHash ?? null);
  });
  // Two sign-ins at once: the other was faster with the same password.
  return standing === hash || (await verifyPassword({ password, stored: standing })) ? standing : stored;
}
