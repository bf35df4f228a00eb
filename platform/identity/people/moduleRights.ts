import { sql, type Kysely } from 'kysely';
import { effectiveAccess, rightsOfAccess, type Access, type Deviation, type ModuleRights, type Role } from '../../../src/schemas';
import { columnsOf } from '../../kernel/db/declaredTables';
import type { AnyTables } from '../../kernel/db/scope';

/** A person with all that decides about the rights over modules. */
export interface GrantedRow {
  readonly id: string;
  readonly role: Role;
  readonly allow_all_institutes: boolean;
  readonly own: Deviation | null;
  readonly profile_id: string | null;
  /** Of the profile, where the person has one of the own institute. */
  readonly kind: string | null;
  readonly profile: Access | null;
}

const u = columnsOf('app.user', 'u');
const r = columnsOf('app.role', 'r');

/** People (`u`) with their profiles (`r`), without the deleted: a condition follows. */
export const GRANTED = sql`
  select ${u('id')}, ${u('role')}, ${u('allow_all_institutes')}, ${u('access')} as own, ${u('profile_id')}, ${r('kind')}, ${r('access')} as profile
  from app."user" u left join app.role r on ${r('id')} = ${u('profile_id')} and ${r('institute_id')} = ${u('institute_id')} and ${r('deleted_at')} is null
  where ${u('deleted_at')} is null`;

/** What the person of a row may use. */
export function accessOfRow({ role, own, kind, profile }: Pick<GrantedRow, 'role' | 'own' | 'kind' | 'profile'>): Access {
  return effectiveAccess({ role, own, profile: kind === null ? null : { kind, access: profile } });
}

/** What a person may use, by module. Works in a tenant's transaction for people of that tenant. */
export async function moduleRightsOf({ trx, userId }: { readonly trx: Kysely<AnyTables>; readonly userId: string }): Promise<Readonly<Record<string, ModuleRights>>> {
  const { rows } = await sql<GrantedRow>`${GRANTED} and ${u('id')} = ${userId}::uuid`.execute(trx);
  return rightsOfAccess(rows[0] ? accessOfRow(rows[0]) : {});
}

/** These people, as far as they are there, with all that decides about their rights. Locks nothing. */
export async function grantedAmong({ trx, userIds }: { readonly trx: Kysely<AnyTables>; readonly userIds: readonly string[] }): Promise<readonly GrantedRow[]> {
  const { rows } = await sql<GrantedRow>`${GRANTED} and ${u('id')} = any(${userIds}::uuid[])`.execute(trx);
  return rows;
}

/** Who has a profile. Locks nothing. */
export async function holdersOf({ trx, profileId }: { readonly trx: Kysely<AnyTables>; readonly profileId: string }): Promise<readonly GrantedRow[]> {
  const { rows } = await sql<GrantedRow>`${GRANTED} and ${u('profile_id')} = ${profileId}::uuid`.execute(trx);
  return rows;
}

/** A profile that is there, by id; `null` for none. */
export async function findProfile({ trx, id }: { readonly trx: Kysely<AnyTables>; readonly id: string | null }): Promise<{ readonly kind: string; readonly access: Access | null } | null> {
  if (id === null) return null;
  const { rows } = await sql<{ kind: string; access: Access | null }>`select ${r('kind')}, ${r('access')} from app.role r where ${r('id')} = ${id}::uuid and ${r('deleted_at')} is null`.execute(trx);
  return rows[0] ?? null;
}
