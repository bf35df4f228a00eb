import { describe, expect, it } from 'vitest';
import { ACCESS_KINDS, accessKindOf, cleanAccess, givableRoles, isAccess, managesPerson, mayEnter, RIGHTS, rightsBeyond, roleFits, ROLES, withinRights, type Gate, type ModuleRights, type Role } from '../../src/schemas';

const NONE: ModuleRights = { create: false, read: false, update: false, delete: false };

/** Whose people each role may make, change and close. */
const BELOW: Readonly<Record<Role, readonly Role[]>> = {
  super_admin: ROLES, institute: ['student', 'faculty', 'sub_admin'], student: [], admin: ['institute', 'student', 'faculty', 'sub_admin'], faculty: ['student'], sub_admin: ['student', 'faculty'],
};

describe('who manages whom', () => {
  it.each(ROLES)('%s', (role) => {
    const managed = (isAcross: boolean, person: { allowAllInstitutes: boolean }) => ROLES.filter((one) => managesPerson({ role, allowAllInstitutes: isAcross }, { role: one, ...person }));
    expect(managed(false, { allowAllInstitutes: false })).toEqual(ROLES.filter((one) => BELOW[role].includes(one)));
    expect(managed(true, { allowAllInstitutes: true })).toEqual(ROLES.filter((one) => BELOW[role].includes(one)));
    // Who works across institutes is changed by who does so too; the super admin always does.
    expect(managed(false, { allowAllInstitutes: true })).toEqual(role === 'super_admin' ? ROLES : []);
  });

  it.each(ROLES)('%s gives the roles of these people, where they fit', (role) => {
    const below = ROLES.filter((one) => BELOW[role].includes(one));
    expect(givableRoles({ actor: { role } })).toEqual(below);
    expect(givableRoles({ actor: { role }, instituteId: null })).toEqual(below.filter((one) => ['super_admin', 'admin', 'sub_admin'].includes(one)));
    expect(givableRoles({ actor: { role }, instituteId: 'i' })).toEqual(below.filter((one) => ['institute', 'faculty', 'student', 'sub_admin'].includes(one)));
  });

  it('a role fits the operator, an institute, or both', () => {
    expect(ROLES.filter((role) => roleFits({ role, instituteId: null }) && roleFits({ role, instituteId: 'i' }))).toEqual(['sub_admin']);
  });
});

describe('a gate of a screen', () => {
  const may = (gate: Gate, modules: Readonly<Record<string, ModuleRights>> = {}) => ROLES.filter((role) => mayEnter({ role, modules }, gate));
  const others = ROLES.filter((role) => role !== 'student');

  it('opens to whom it names, never to a learner', () => {
    expect(may({ by: 'superAdmin' })).toEqual(['super_admin']);
    expect(may({ by: 'institute' })).toEqual(['institute']);
    expect(may({ by: 'signedIn' })).toEqual(others);
  });

  it('opens to who reads one of its modules, and to the super admin', () => {
    const gate: Gate = { by: 'module', modules: ['lesson', 'test'] };
    expect(may(gate)).toEqual(['super_admin']);
    expect(may(gate, { test: { ...NONE, read: true } })).toEqual(others);
    expect(may(gate, { test: { create: true, read: false, update: true, delete: true }, other: { ...NONE, read: true } })).toEqual(['super_admin']);
  });
});

describe('access', () => {
  it('is cleaned to rights in their order, each once, and to modules with any', () => {
    expect(cleanAccess({ lesson: ['delete', 'read', 'read'], test: [] })).toEqual({ lesson: ['read', 'delete'] });
    expect(cleanAccess('lesson')).toBe('lesson');
  });

  it.each<[unknown, boolean]>([
    [{}, true], [{ lesson: [] }, true], [{ lesson: [...RIGHTS] }, true], [{ lesson: ['export'] }, false], [{ lesson: ['read', 1] }, false], [{ lesson: 'read' }, false], [{ 'a b': ['read'] }, false],
    [[], false], [null, false], ['lesson', false], [{ ['a'.repeat(60)]: [] }, true], [{ ['a'.repeat(61)]: [] }, false],
    [Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`m${index}`, []])), true], [Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`m${index}`, []])), false],
  ])('%j: %s', (value, expected) => {
    expect(isAccess(value)).toBe(expected);
  });

  it('is given within one’s own rights, by the super admin without bound; what is beyond them is named', () => {
    const access = { lesson: ['read', 'delete'], test: ['read'] } as const;
    const modules = { lesson: { ...NONE, read: true } };
    expect(withinRights({ access, actor: { role: 'faculty', modules } })).toEqual({ lesson: ['read'] });
    expect(withinRights({ access, actor: { role: 'super_admin', modules: {} } })).toEqual(access);
    const theirs = { lesson: { read: true, delete: true }, test: { read: false } };
    expect(rightsBeyond({ role: 'faculty', modules }, theirs)).toEqual([{ module: 'lesson', right: 'delete' }]);
    expect(rightsBeyond({ role: 'super_admin', modules: {} }, theirs)).toEqual([]);
  });

  it('has a kind for whoever is granted any', () => {
    const kinds = ROLES.flatMap((role) => [null, { isWhiteLabelled: false }, { isWhiteLabelled: true }].map((institute) => accessKindOf({ role, institute })));
    expect(new Set(kinds)).toEqual(new Set([...ACCESS_KINDS, null]));
    expect(accessKindOf({ role: 'sub_admin', institute: null })).toBe('operatorSubAdmin');
    expect(accessKindOf({ role: 'institute', institute: { isWhiteLabelled: true } })).toBe('whiteLabelled');
    expect([accessKindOf({ role: 'super_admin', institute: null }), accessKindOf({ role: 'student', institute: null })]).toEqual([null, null]);
  });
});
