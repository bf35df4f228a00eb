import type { Actor, ModuleRights, Role } from '../../../src/schemas';
import modules from '../../contract/modules.json' with { type: 'json' };

interface Person {
  readonly who: string;
  readonly actor: Actor;
  readonly isWhiteLabelled: boolean;
  readonly isPublicHost: boolean;
}

const READ: ModuleRights = { create: false, read: true, update: false, delete: false };
const EVERY = (modules as { key: string }[]).map((one) => one.key);

/** A user of the console who may read these modules. */
export function actorOf({ role, keys = [], instituteId = 'i-1' }: { role: Role; keys?: readonly string[]; instituteId?: string | null }): Actor {
  return { id: `u-${role}`, role, instituteId, allowAllInstitutes: false, modules: Object.fromEntries(keys.map((key) => [key, READ])) };
}

/** The users whose menus are compared with the contract. */
export const ACTORS: readonly Person[] = [
  person('the super admin', { role: 'super_admin', instituteId: null }),
  person('an admin of the operator', { role: 'admin', keys: EVERY, instituteId: null }),
  person('a sub admin with coupons', { role: 'sub_admin', keys: ['coupon'] }),
  person('an institute with everything', { role: 'institute', keys: [...EVERY, 'settings'] }),
  { ...person('a white-labelled institute', { role: 'institute', keys: EVERY }), isWhiteLabelled: true },
  { ...person('an institute on a public host', { role: 'institute', keys: EVERY }), isPublicHost: true },
  person('faculty', { role: 'faculty', keys: ['course', 'liveClass', 'batch', 'doubts', 'comments', 'contentPool', 'test'] }),
  person('an office with reports alone', { role: 'sub_admin', keys: ['whSalesReport', 'testreport', 'userjourney'] }),
  person('a user without any module', { role: 'admin' }),
];

function person(who: string, of: Parameters<typeof actorOf>[0]): Person {
  return { who, actor: actorOf(of), isWhiteLabelled: false, isPublicHost: false };
}
