import type { Role } from '../../src/schemas';
import { DEMO_INSTITUTES } from './institutes';

/** The password of every demo account. There are none in a production start. */
export const DEMO_PASSWORD = 'Lectern-demo-1';

/** What an account of the demo content may do: a set of module rights in `access.ts`. */
export type DemoGrant = 'none' | 'institute' | 'operator' | 'couponReader' | 'teacher' | 'office' | 'byProfile';

/** One demo account a role; they come first among the users. */
export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** `null`: the operator's own people. */
  readonly instituteId: string | null;
  readonly allowAllInstitutes: boolean;
  readonly grant: DemoGrant;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('super_admin', { name: 'Ananya Deshpande', role: 'super_admin', allowAllInstitutes: true }),
  account('admin', { name: 'Rohan Fernandes', role: 'admin', allowAllInstitutes: true, grant: 'operator' }),
  account('sub_admin', { name: 'Simran Gill', role: 'sub_admin', institute: 0, grant: 'couponReader' }),
  account('institute', { name: 'Meera Krishnan', role: 'institute', institute: 0, grant: 'institute' }),
  account('institute2', { name: 'Vivek Kulkarni', role: 'institute', institute: 1, grant: 'institute' }),
  account('whitelabel', { name: 'Kavya Hegde', role: 'institute', institute: 2, grant: 'institute' }),
  account('faculty', { name: 'Thomas Varghese', role: 'faculty', institute: 0, grant: 'teacher' }),
  account('expired', { name: 'Saurabh Tiwari', role: 'institute', institute: 3, grant: 'institute' }),
  account('student', { name: 'Fathima Zoya Ahmed', role: 'student', institute: 0 }),
];

function account(
  name: string,
  given: { name: string; role: Role; institute?: number; allowAllInstitutes?: boolean; grant?: DemoGrant },
): DemoAccount {
  return {
    email: `${name}@demo.lectern.test`,
    name: given.name,
    role: given.role,
    instituteId: given.institute === undefined ? null : DEMO_INSTITUTES[given.institute]!.id,
    allowAllInstitutes: given.allowAllInstitutes ?? false,
    grant: given.grant ?? 'none',
  };
}
