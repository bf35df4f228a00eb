import { sql, type Kysely } from 'kysely';
import { asciiDomain, narrow, type Role } from '../../../src/schemas';
import type { TenantLook } from './branding';
import { columnsOf, type DeclaredRow } from '../../kernel/db/declaredTables';
import { sameText } from '../../kernel/db/sameText';
import { PLATFORM_INSTITUTE, type AnyTables } from '../../kernel/db/scope';

/** A person's institute, as far as signing in asks. */
export interface PersonInstitute {
  readonly id: string;
  readonly name: string;
  /** Approved, active and not suspended. */
  readonly isOpen: boolean;
  readonly isPlanActive: boolean;
  readonly isWhiteLabelled: boolean;
  readonly pictures: { readonly logo: string | null; readonly circular: string | null; readonly rectangular: string | null };
  /** The look it has set for itself. */
  readonly look: TenantLook | null;
}

/** Somebody who can sign in. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly picture: string | null;
  readonly role: Role;
  readonly isActive: boolean;
  /** Has been invited and has not joined yet. */
  readonly isInvited: boolean;
  readonly allowAllInstitutes: boolean;
  /** `null`: the platform operator's own. */
  readonly institute: PersonInstitute | null;
  readonly passwordHash: string | null;
}

/** The person by e-mail address or phone number; `null` for nobody. Needs the scope of all institutes. */
export async function findPerson({ trx, username }: { readonly trx: Kysely<AnyTables>; readonly username: string }): Promise<Person | null> {
  const { column, value } = parseUsername(username);
  // As it is stored today, with the domain as it goes over the wire, or as it was typed before that.
  const addresses = [value, asciiDomain(narrow(value))];
  const { rows } = await sql<PersonRow>`${PERSON} where ${column === 'email' ? sql`(${sql.join(addresses.map((address) => sameText(u('email_id'), address)), sql` or `)})` : sameText(u('phone_number'), value)} and ${u('deleted_at')} is null
    order by ${sameText(u('email_id'), value)} desc limit 1`.execute(trx);
  return rows[0] ? toPerson(rows[0]) : null;
}

/** The person by id. Needs the scope of all institutes. */
export async function findPersonById({ trx, id }: { readonly trx: Kysely<AnyTables>; readonly id: string }): Promise<Person | null> {
  const { rows } = await sql<PersonRow>`${PERSON} where ${u('id')} = ${id}::uuid and ${u('deleted_at')} is null`.execute(trx);
  return rows[0] ? toPerson(rows[0]) : null;
}

/** Whether an address or number belongs to somebody already. */
export async function isTaken({ trx, email, phone }: { readonly trx: Kysely<AnyTables>; readonly email: string; readonly phone: string | null }): Promise<boolean> {
  const { rows } = await sql`
    select 1 from app."user" u where (${sameText(u('email_id'), email)} or ${sameText(u('phone_number'), phone)}) and ${u('deleted_at')} is null
    union all select 1 from app.institution i where ${sameText(i('email_id'), email)} and ${i('deleted_at')} is null limit 1`.execute(trx);
  return rows.length > 0;
}

/** One spelling for what people type: lower-case addresses, numbers with their country code. */
export function parseUsername(username: string): { readonly column: 'email' | 'phone'; readonly value: string } {
  // As elsewhere, full-width letters and signs are what they stand for.
  const text = username.normalize('NFKC').trim().toLowerCase();
  if (text.includes('@')) return { column: 'email', value: text };
  const digits = text.replace(/[\s()-]/g, '');
  return { column: 'phone', value: /^\d{10}$/.test(digits) ? `+91${digits}` : digits };
}

const u = columnsOf('app.user', 'u');
const i = columnsOf('app.institution', 'i');

/** The row of an institute that is called `i`, as far as signing in asks. A plan runs to the end of its last day in India. */
export const INSTITUTE_COLUMNS = sql`
  ${i('name')} as institute_name, ${i('is_approved')} and ${i('is_active')} and not ${i('is_suspended')} as is_granted, ${i('deleted_at')} is null as is_there,
  ${i('is_plan_active')} and (${i('plan_ends_at')} is null or ${i('plan_ends_at')} >= (now() at time zone 'Asia/Kolkata')::date) as is_plan_active,
  ${i('is_white_labelled')} as is_white_labelled, ${i('image_url')} as logo, ${i('circular_image_url')} as circular, ${i('rectangular_image_url')} as rectangular,
  (select to_jsonb(t) from app.tenant_info t where t.institute_id = ${i('id')} and t.deleted_at is null limit 1) as look`;

export interface InstituteRow {
  readonly institute_id: string;
  readonly institute_name: string | null;
  readonly is_granted: boolean | null;
  readonly is_there: boolean;
  readonly is_plan_active: boolean | null;
  readonly is_white_labelled: boolean | null;
  readonly logo: string | null;
  readonly circular: string | null;
  readonly rectangular: string | null;
  readonly look: TenantLook | null;
}

type PersonRow = InstituteRow & Pick<DeclaredRow<'app.user'>, 'id' | 'name' | 'email_id' | 'phone_number' | 'image_url' | 'role' | 'status' | 'allow_all_institutes' | 'password'>;

const PERSON = sql`
  select ${u('id')}, ${u('name')}, ${u('email_id')}, ${u('phone_number')}, ${u('image_url')}, ${u('role')}, ${u('status')}, ${u('allow_all_institutes')}, ${u('password')},
    ${u('institute_id')}, ${INSTITUTE_COLUMNS}
  from app."user" u left join app.institution i on ${i('id')} = ${u('institute_id')}`;

function toPerson(row: PersonRow): Person {
  return {
    id: row.id, name: row.name, email: row.email_id, phone: row.phone_number, picture: row.image_url, role: row.role,
    isActive: row.status === 'active', isInvited: row.status === 'invited', allowAllInstitutes: row.allow_all_institutes === true, passwordHash: row.password,
    institute: row.institute_id === PLATFORM_INSTITUTE ? null : toInstitute(row),
  };
}

/** Of an institute in the bin the row says whether it would be open. */
export function toInstitute(row: InstituteRow, { isInBin = false }: { readonly isInBin?: boolean } = {}): PersonInstitute {
  return {
    id: row.institute_id, name: row.institute_name ?? '', isOpen: row.is_granted === true && (isInBin || row.is_there), isPlanActive: row.is_plan_active === true,
    isWhiteLabelled: row.is_white_labelled === true,
    pictures: { logo: row.logo, circular: row.circular, rectangular: row.rectangular },
    look: row.look,
  };
}
