import { sql, type Kysely } from 'kysely';
import type { AnyTables } from './scope';

/** Roles of the cluster. Which rows each sees is a matter of the policies on the tables. */
export const DATABASE_ROLES = ['lectern_tenant', 'lectern_all', 'lectern_search', 'lectern_app'] as const;

/** Roles the serving role may take on, one a transaction. */
const SERVED = ['lectern_tenant', 'lectern_all'] as const;

/**
 * Makes the roles, and the owner a member of them so that it may hand functions over. Roles are shared by all databases
 * of a server: what is there already, possibly made by another installation, is left alone.
 * @throws Error with the statements an administrator has to run, where the owner may not do it
 */
export async function ensureRoles(owner: Kysely<AnyTables>): Promise<void> {
  const missing = await missingStatements(owner);
  for (const statement of missing) {
    // Another node may be doing the same in another database of this server, where our lock does not reach.
    await sql.raw(`do $do$ begin ${statement}; exception when duplicate_object or unique_violation or insufficient_privilege then null; end $do$`).execute(owner);
  }
  const left = missing.length > 0 ? await missingStatements(owner) : [];
  if (left.length > 0) throw new Error(`The database’s roles could not be set up. Let an administrator of the database run:\n${left.map((line) => `  ${line};`).join('\n')}`);
}

async function missingStatements(owner: Kysely<AnyTables>): Promise<string[]> {
  const { rows } = await sql<{ version: number; user: string; is_super: boolean; roles: string[]; members: string[] }>`
    select current_setting('server_version_num')::int as version, session_user::text as user,
      (select rolsuper from pg_roles where rolname = session_user) as is_super,
      array(select rolname::text from pg_roles where rolname like 'lectern\\_%') as roles,
      array(select r.rolname || '>' || m.rolname from pg_auth_members am join pg_roles r on r.oid = am.roleid join pg_roles m on m.oid = am.member
        where ${settable(await serverVersion(owner))}) as members`.execute(owner);
  const found = rows[0]!;
  const isModern = found.version >= 160_000;
  const user = `"${found.user.replace(/"/g, '""')}"`;
  const create = DATABASE_ROLES.filter((role) => !found.roles.includes(role)).map((role) => `create role ${role} nologin noinherit`);
  const serve = SERVED.filter((role) => !found.members.includes(`${role}>lectern_app`)).map((role) => `grant ${role} to lectern_app`);
  const own = found.is_super ? [] : DATABASE_ROLES.filter((role) => !found.members.includes(`${role}>${found.user}`));
  return [...create, ...serve, ...own.map((role) => `grant ${role} to ${user}${isModern ? ' with inherit false, set true' : ''}`)];
}

async function serverVersion(owner: Kysely<AnyTables>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(owner);
  return rows[0]!.version;
}

/** Since Postgres 16 a membership may lack the right to become the role: its maker's own does. */
function settable(version: number) {
  return version >= 160_000 ? sql`am.set_option` : sql`true`;
}
