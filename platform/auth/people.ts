import { sql, type Kysely } from 'kysely';
import { asciiDomain, narrow, type Role } from '../../src/schemas';
import type { TenantLook } from '../branding/branding';
import { PLATFORM_INSTITUTE, type AnyTables } from '../db/scope';

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
  const { rows } = await sql<PersonRow>`${PERSON} where ${column === 'email' ? sql`lower(u.email_id) = any(${addresses}::text[])` : sql`u.phone_number = ${value}`} and u.deleted_at is null
    order by lower(u.email_id) = ${value} desc limit 1`.execute(trx);
  return rows[0] ? toPerson(rows[0]) : null;
}

/** The person by id. Needs the scope of all institutes. */
export async function findPersonById({ trx, id }: { readonly trx: Kysely<AnyTables>; readonly id: string }): Promise<Person | null> {
  const { rows } = await sql<PersonRow>`${PERSON} where u.id = ${id}::uuid and u.deleted_at is null`.execute(trx);
  return rows[0] ? toPerson(rows[0]) : null;
}

/** Whether an address or number belongs to somebody already. */
export async function isTaken({ trx, email, phone }: { readonly trx: Kysely<AnyTables>; readonly email: string; readonly phone: string | null }): Promise<boolean> {
  const { rows } = await sql`
    select 1 from app."user" where (lower(email_id) = ${email} or phone_number = ${phone}) and deleted_at is null
    union all select 1 from app.institution where lower(email_id) = ${email} and deleted_at is null limit 1`.execute(trx);
  return rows.length > 0;
}

/** One spelling for what people type: lower-case addresses, numbers with their country code. */
export function parseUsername(username: string): { readonly column: 'email' | 'phone'; readonly value: string } {
  const text = username.trim().toLowerCase();
  if (text.includes('@')) return { column: 'email', value: text };
  const digits = text.replace(/[\s()-]/g, '');
  return { column: 'phone', value: /^\d{10}$/.test(digits) ? `+91${digits}` : digits };
}

interface PersonRow {
  id: string; name: string; email_id: string; phone_number: string | null; image_url: string | null; role: Role; status: string;
  allow_all_institutes: boolean | null; institute_id: string; password: string | null;
  institute_name: string | null; is_open: boolean | null; is_plan_active: boolean | null; is_white_labelled: boolean | null;
  logo: string | null; circular: string | null; rectangular: string | null; look: TenantLook | null;
}

/** A plan runs to the end of its last day in India. */
const PERSON = sql`
  select u.id, u.name, u.email_id, u.phone_number, u.image_url, u.role, u.status, u.allow_all_institutes, u.institute_id, u.password,
    i.name as institute_name, i.is_approved and i.is_active and not i.is_suspended and i.deleted_at is null as is_open,
    i.is_plan_active and (i.plan_ends_at is null or i.plan_ends_at >= (now() at time zone 'Asia/Kolkata')::date) as is_plan_active,
    i.is_white_labelled, i.image_url as logo, i.circular_image_url as circular, i.rectangular_image_url as rectangular,
    (select to_jsonb(t) from app.tenant_info t where t.institute_id = i.id and t.deleted_at is null limit 1) as look
  from app."user" u left join app.institution i on i.id = u.institute_id`;

function toPerson(row: PersonRow): Person {
  const isOperator = row.institute_id === PLATFORM_INSTITUTE;
  return {
    id: row.id, name: row.name, email: row.email_id, phone: row.phone_number, picture: row.image_url, role: row.role,
    isActive: row.status === 'active', isInvited: row.status === 'invited', allowAllInstitutes: row.allow_all_institutes === true, passwordHash: row.password,
    institute: isOperator ? null : {
      id: row.institute_id, name: row.institute_name ?? '', isOpen: row.is_open === true, isPlanActive: row.is_plan_active === true,
      isWhiteLabelled: row.is_white_labelled === true,
      pictures: { logo: row.logo, circular: row.circular, rectangular: row.rectangular },
      look: row.look,
    },
  };
}
