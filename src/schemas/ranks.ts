import { RIGHTS, type Right } from './declaration';
import { ROLES, type Role } from './field';
import type { Actor, ModuleRights } from './permission';

/** Roles whose people each role may make, change and close. Everybody may change the own record, its role apart. */
const MANAGED: Readonly<Record<Role, readonly Role[]>> = {
  super_admin: ROLES,
  admin: ['institute', 'student', 'faculty', 'sub_admin'],
  institute: ['student', 'faculty', 'sub_admin'],
  sub_admin: ['student', 'faculty'],
  faculty: ['student'],
  student: [],
};

/** Roles of the platform operator's own people, and roles that make no sense without an institute. */
const OPERATORS: readonly Role[] = ['super_admin', 'admin'];
const MEMBERS: readonly Role[] = ['institute', 'faculty', 'student'];

/**
 * The roles the actor may give somebody, in the order of `ROLES`: what a form offers and the platform accepts.
 * @param instituteId whose person it is, `null` for the operator's own; left out: roles that fit either
 */
export function givableRoles({ actor, instituteId }: { readonly actor: Pick<Actor, 'role'>; readonly instituteId?: string | null }): readonly Role[] {
  return ROLES.filter((role) => MANAGED[actor.role].includes(role) && (instituteId === undefined || roleFits({ role, instituteId })));
}

/** Whether a role is one for people of an institute, or of the operator. */
export function roleFits({ role, instituteId }: { readonly role: Role; readonly instituteId: string | null }): boolean {
  return !(instituteId === null ? MEMBERS : OPERATORS).includes(role);
}

/** Whether the actor may change, close and delete this person, as far as role and reach tell: `role`, `allowAllInstitutes`. */
export function managesPerson(actor: Pick<Actor, 'role' | 'allowAllInstitutes'>, person: Readonly<Record<string, unknown>>): boolean {
  const isAcross = actor.role === 'super_admin' || actor.allowAllInstitutes;
  return MANAGED[actor.role].some((role) => role === person['role']) && (isAcross || person['allowAllInstitutes'] !== true);
}

/** One right over one module. */
export interface HeldRight {
  readonly module: string;
  readonly right: Right;
}

/** Those of the rights that the actor does not hold: nobody gives them, takes them, or comes by them through another's account. */
export function rightsBeyond(actor: Pick<Actor, 'role' | 'modules'>, modules: Readonly<Record<string, Partial<ModuleRights>>>): HeldRight[] {
  if (actor.role === 'super_admin') return [];
  return Object.entries(modules).flatMap(([module, rights]) => RIGHTS.filter((right) => rights[right] === true && actor.modules[module]?.[right] !== true).map((right) => ({ module, right })));
}
