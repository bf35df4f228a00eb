import { expect, it } from 'vitest';
import { mayEnter, ROLES, type Gate, type ModuleRights, type Role } from '../../src/schemas';

const READS: ModuleRights = { create: false, read: true, update: false, delete: false };
const WRITES: ModuleRights = { create: true, read: false, update: true, delete: true };
const entering = (gate: Gate, modules: Readonly<Record<string, ModuleRights>> = {}): Role[] => ROLES.filter((role) => mayEnter({ role, modules }, gate));

it.each<[string, Gate, Readonly<Record<string, ModuleRights>>, readonly Role[]]>([
  ['a module, without it', { by: 'module', modules: ['lesson'] }, {}, ['super_admin']],
  ['a module, by reading it', { by: 'module', modules: ['lesson'] }, { lesson: READS }, ROLES.filter((role) => role !== 'student')],
  ['a module, by writing it alone', { by: 'module', modules: ['lesson'] }, { lesson: WRITES }, ['super_admin']],
  ['one of several modules', { by: 'module', modules: ['lesson', 'course'] }, { course: READS }, ROLES.filter((role) => role !== 'student')],
  ['another module', { by: 'module', modules: ['lesson'] }, { course: READS }, ['super_admin']],
  ['the super admin', { by: 'superAdmin' }, { lesson: READS }, ['super_admin']],
  ['the institute', { by: 'institute' }, { lesson: READS }, ['institute']],
  ['who is signed in', { by: 'signedIn' }, {}, ROLES.filter((role) => role !== 'student')],
])('%s opens a screen to these roles', (_, gate, modules, roles) => {
  expect(entering(gate, modules)).toEqual(roles);
});
