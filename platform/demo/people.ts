import type { Role } from '../../src/schemas';
import { DEMO_ACCOUNTS, type DemoGrant } from './accounts';
import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { DEMO_INSTITUTES, type DemoInstitute } from './institutes';
import { CITIES, COMMON_LAST_NAMES, FIRST_NAMES, houseName, mailName } from './names';
import { particularsOf } from './particulars';
import { createRandom, demoId, type Random } from './random';

/** A user of the demo content together with the set of rights that goes with the account. */
export interface DemoPerson {
  readonly record: DemoRecord;
  readonly role: Role;
  readonly instituteId: string | null;
  readonly grant: DemoGrant;
}

/** The demo accounts, then the people of each institute: its head, teachers, office and some learners. */
export function demoPeople(clock: DemoClock): DemoPerson[] {
  const random = createRandom('people');
  const drafts: Draft[] = [...accountDrafts(), ...operatorDrafts(), ...DEMO_INSTITUTES.flatMap((one) => instituteDrafts({ institute: one, random }))];
  return drafts.map((draft, index) => ({
    role: draft.role,
    instituteId: draft.instituteId,
    grant: draft.grant,
    record: personRecord({ draft, index, clock, random }),
  }));
}

/** Users by institute, for records that name a person. */
export function staffOf({ people, instituteId }: { people: readonly DemoPerson[]; instituteId: string }): DemoPerson[] {
  return people.filter((person) => person.instituteId === instituteId && person.role !== 'student');
}

interface Draft {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly instituteId: string | null;
  readonly city: string | null;
  readonly grant: DemoGrant;
  readonly allowAllInstitutes: boolean;
  readonly isAccount: boolean;
}

function accountDrafts(): Draft[] {
  return DEMO_ACCOUNTS.map((account) => ({
    ...account,
    city: DEMO_INSTITUTES.find((one) => one.id === account.instituteId)?.city ?? 'New Delhi',
    isAccount: true,
  }));
}

function operatorDrafts(): Draft[] {
  return ['Nikhil Chatterjee', 'Sreelakshmi Panicker', 'Imran Khan'].map((name, index) => ({
    name,
    email: `${mailName(name)}@lectern.example`,
    role: 'admin',
    instituteId: null,
    city: index === 2 ? null : 'New Delhi',
    grant: 'operator',
    allowAllInstitutes: index === 0,
    isAccount: false,
  }));
}

function instituteDrafts({ institute, random }: { institute: DemoInstitute; random: Random }): Draft[] {
  const hasHead = DEMO_ACCOUNTS.some((account) => account.instituteId === institute.id && account.role === 'institute');
  const roles: Role[] = [
    ...(hasHead ? [] : (['institute'] as const)),
    ...Array<Role>(institute.weight === 0 ? 0 : 1 + Math.ceil(institute.weight / 3)).fill('faculty'),
    ...Array<Role>(institute.weight > 1 ? 1 : 0).fill('sub_admin'),
    ...Array<Role>(institute.weight).fill('student'),
  ];
  return roles.map((role) => {
    const name = personName(random);
    return {
      name,
      email: `${mailName(name)}@${role === 'student' ? 'learners' : institute.slug}.example`,
      role,
      instituteId: institute.id,
      city: random.chance(0.12) ? null : random.chance(0.75) ? institute.city : random.pick(CITIES).city,
      // Whoever waits for approval is given rights with it.
      grant: institute.state === 'awaiting' ? 'none' : role === 'institute' ? 'institute' : role === 'faculty' ? 'teacher' : role === 'sub_admin' ? 'office' : 'none',
      allowAllInstitutes: false,
      isAccount: false,
    };
  });
}

function personRecord({ draft, index, clock, random }: { draft: Draft; index: number; clock: DemoClock; random: Random }): DemoRecord {
  const joined = -640 + index * 6;
  const hasSignedIn = draft.role !== 'student' && random.chance(0.8);
  return {
    id: demoId({ kind: 'user', index }),
    instituteId: draft.instituteId,
    name: index === LONG_NAME_AT ? LONG_NAME : draft.name,
    emailId: draft.isAccount ? draft.email : draft.email.replace('@', `${index}@`),
    phoneNumber: !draft.isAccount && random.chance(0.1) ? null : `+9194${String(46_000_000 + index * 7919)}`,
    role: draft.role,
    status: !draft.isAccount && random.chance(0.08) ? 'inactive' : 'active',
    city: draft.city,
    language: random.pick(['en', 'en', 'hi', 'ml', 'mr', 'ta']),
    imageURL: null,
    allowAllInstitutes: draft.allowAllInstitutes,
    ...particularsOf({ role: draft.role, name: draft.name, index, clock }),
    lastSignInAt: hasSignedIn && !draft.isAccount ? clock.instant(-random.between(1, 60), random.between(480, 1260)) : null,
    createdAt: clock.instant(joined, random.between(540, 1080)),
    updatedAt: clock.instant(Math.min(-1, joined + random.between(0, 30)), random.between(540, 1080)),
  };
}

function personName(random: Random): string {
  return `${random.pick(FIRST_NAMES)} ${random.chance(0.7) ? random.pick(COMMON_LAST_NAMES) : houseName(random)}`;
}

/** Somebody has a name that no column is wide enough for. */
const LONG_NAME_AT = 14;
const LONG_NAME = 'Venkatanarasimharajuvaripeta Satya Sri Lakshmi Subrahmanyeswara Rao Chilakamarthi';
