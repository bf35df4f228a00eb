import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './scope';

/**
 * Warns where the account in DATABASE_URL may pass the rules that keep institutes apart: they hold all that is served, as
 * it is served under a role of its own, and not what somebody does who comes by the address.
 */
export async function warnPowers({ database, logger }: { readonly database: Pick<Database, 'owner'>; readonly logger: Pick<FastifyBaseLogger, 'warn'> }): Promise<void> {
  const { rows } = await sql<{ name: string; is_super: boolean; passes: boolean }>`
    select session_user::text as name, rolsuper as is_super, rolbypassrls as passes from pg_roles where rolname = session_user`.execute(database.owner);
  const found = rows[0];
  if (!found?.is_super && !found?.passes) return;
  logger.warn(
    `The account “${found.name}” in DATABASE_URL ${found.is_super ? 'is a superuser' : 'passes row-level security (BYPASSRLS)'}: whoever comes by that address reads and changes everything on the server. ` +
      'Lectern needs no more than an account with CREATEROLE that owns its database: see “A Postgres of your own” in docs/for-operators.md.',
  );
}
