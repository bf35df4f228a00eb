import { sql } from 'kysely';
import type { PlatformContext } from '../context';
import { findPersonById } from './people';
import { hashPassword, isOutdated, verifyPassword } from './passwords';

const ALL = { kind: 'all' } as const;

/**
 * Makes a hash of before anew while its password, just proved, is at hand.
 * @returns the hash that stands: the old one where another password was set meanwhile, which whoever asks on will notice
 */
export async function renewHash({ context, userId, password, stored }: { readonly context: PlatformContext; readonly userId: string; readonly password: string; readonly stored: string | null }): Promise<string | null> {
  if (stored === null || !isOutdated(stored)) return stored;
  const hash = await hashPassword(password);
  const standing = await context.database.transaction({ scope: ALL }, async (trx) => {
    const { rows } = await sql`update app."user" set password = ${hash} where id = ${userId}::uuid and password = ${stored} returning 1`.execute(trx);
    return rows.length > 0 ? hash : ((await findPersonById({ trx, id: userId }))?.passwordHash ?? null);
  });
  // Two sign-ins at once: the other was faster with the same password.
  return standing === hash || (await verifyPassword({ password, stored: standing })) ? standing : stored;
}
