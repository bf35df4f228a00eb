import { sql, type Kysely } from 'kysely';
import { rightsOfAccess, type Access, type ModuleRights } from '../../src/schemas';
import type { AnyTables } from '../db/scope';

/** What was granted to a person, by module. Works in a tenant's transaction for people of that tenant. */
export async function moduleRightsOf({ trx, userId }: { readonly trx: Kysely<AnyTables>; readonly userId: string }): Promise<Readonly<Record<string, ModuleRights>>> {
  const { rows } = await sql<{ access: Access | null }>`select access from app."user" where id = ${userId}::uuid`.execute(trx);
  return rightsOfAccess(rows[0]?.access ?? {});
}
