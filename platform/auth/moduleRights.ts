import { sql, type Kysely } from 'kysely';
import type { ModuleRights } from '../../src/schemas';
import type { AnyTables } from '../db/scope';

/** What was granted to a person, by module. Works in a tenant's transaction for people of that tenant. */
export async function moduleRightsOf({ trx, userId }: { readonly trx: Kysely<AnyTables>; readonly userId: string }): Promise<Readonly<Record<string, ModuleRights>>> {
  const { rows } = await sql<{ module: string } & Record<`can_${string}`, boolean>>`
    select module, can_create, can_read, can_update, can_delete from core.module_access where user_id = ${userId}`.execute(trx);
  return Object.fromEntries(
    rows.map((row): [string, ModuleRights] => [row.module, { create: row.can_create!, read: row.can_read!, update: row.can_update!, delete: row.can_delete! }]),
  );
}
