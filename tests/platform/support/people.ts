import { sql } from 'kysely';
import { moduleKeys, sameRights } from '../../../platform/identity/people/moduleKeys';
import { hashPassword } from '../../../platform/kernel/crypto/passwords';
import type { PlatformContext } from '../../../platform/kernel/context';
import { PLATFORM_INSTITUTE } from '../../../platform/kernel/db/scope';
import { RIGHTS, type ModuleRights, type Role } from '../../../src/schemas';

/** Institutes of a platform without demo content. */
export const INSTITUTES = {
  north: '0198a000-0000-7000-8000-000000000001',
  south: '0198a000-0000-7000-8000-000000000002',
  white: '0198a000-0000-7000-8000-000000000003',
  lapsed: '0198a000-0000-7000-8000-000000000004',
} as const;

/** The password of every account, as in the demo content. */
export const PASSWORD = 'Lectern-demo-1';

interface Account {
  readonly role: Role;
  readonly institute?: keyof typeof INSTITUTES;
  readonly isAcross?: boolean;
  /** All modules, or those named. @default none */
  readonly modules?: 'all' | Readonly<Record<string, Partial<ModuleRights>>>;
}

/** The accounts, by the part of their address before `@demo.lectern.test`; the same as the demo content's. */
export const ACCOUNTS = {
  super_admin: { role: 'super_admin', isAcross: true },
  admin: { role: 'admin', isAcross: true, modules: 'all' },
  sub_admin: { role: 'sub_admin', institute: 'north', modules: { coupon: { read: true } } },
  institute: { role: 'institute', institute: 'north', modules: 'all' },
  institute2: { role: 'institute', institute: 'south', modules: 'all' },
  whitelabel: { role: 'institute', institute: 'white', modules: 'all' },
  faculty: { role: 'faculty', institute: 'north', modules: { branch: { read: true }, language: { read: true } } },
  expired: { role: 'institute', institute: 'lapsed', modules: 'all' },
  student: { role: 'student', institute: 'north' },
} as const satisfies Readonly<Record<string, Account>>;

/** The id of an account. */
export function accountId(name: keyof typeof ACCOUNTS): string {
  return `0198b000-0000-7000-8000-00000000000${Object.keys(ACCOUNTS).indexOf(name) + 1}`;
}

/** Writes institutes, accounts and their rights. */
export async function insertPeople(context: PlatformContext): Promise<void> {
  const hash = await hashPassword(PASSWORD);
  await context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    for (const [name, id] of Object.entries(INSTITUTES)) {
      await sql`insert into app.institution (id, name, email_id, phone_number, is_approved, is_active, is_suspended, is_white_labelled, is_plan_active)
        values (${id}, ${`Institute ${name}`}, ${`office@${name}.test`}, ${`+9198765000${id.slice(-2)}`}, true, true, false, ${name === 'white'}, ${name !== 'lapsed'})`.execute(trx);
    }
    for (const [name, account] of Object.entries(ACCOUNTS) as [keyof typeof ACCOUNTS, Account][]) {
      const institute = account.institute ? INSTITUTES[account.institute] : PLATFORM_INSTITUTE;
      await sql`insert into app."user" (id, institute_id, name, email_id, role, status, password, allow_all_institutes)
        values (${accountId(name)}, ${institute}, ${`Account ${name}`}, ${`${name}@demo.lectern.test`}, ${account.role}, 'active', ${hash}, ${account.isAcross ?? false})`.execute(trx);
      const all = sameRights(true);
      const modules = account.modules === 'all' ? Object.fromEntries(moduleKeys(context.loader).map((key) => [key, all])) : (account.modules ?? {});
      const access = Object.fromEntries(Object.entries<Partial<ModuleRights>>(modules).map(([key, rights]) => [key, RIGHTS.filter((right) => rights[right])]));
      await sql`update app."user" set access = ${JSON.stringify(access)}::jsonb where id = ${accountId(name)}`.execute(trx);
    }
  });
}
