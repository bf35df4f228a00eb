import { moduleKeysOf } from './access';
import { RIGHTS_OF_CALLS } from './callRights';
import type { Right } from './declaration';
import type { Role } from './field';
import type { Head } from './head';
import type { Matrix } from './matrix';
import { holdsRight, type Actor } from './permission';

/** What is known of the modules that rights may open. */
type Opening = Pick<Head, 'modules' | 'rights' | 'tenant' | 'endpoint'>;

/** Somebody rights are given to: of this role, and of all institutes or of one. */
export interface Grantee {
  readonly role: Role;
  readonly isAcrossInstitutes: boolean;
}

/**
 * Whether a right over a module opens anything to people of a kind: that of changing what the operator alone changes opens nothing to an
 * institute's people, nor that of changing what a view gives to anybody. A call of a feature that asks for the right is opened by it, too. Of modules that are not declared nothing is known, and all is.
 */
export function isOfUse({ resources, key, right, to }: { readonly resources: readonly Opening[]; readonly key: string; readonly right: Right; readonly to: Grantee }): boolean {
  const under = resources.filter(({ modules }) => modules.includes(key));
  const holder: Actor = { id: '', role: to.role, instituteId: null, allowAllInstitutes: to.isAcrossInstitutes, modules: { [key]: { create: true, read: true, update: true, delete: true } } };
  const isAsked = RIGHTS_OF_CALLS.some((one) => one.module === key && one.right === right);
  return under.length === 0 || isAsked || under.some((resource) => !(right !== 'read' && resource.endpoint.without.includes(right)) && holdsRight(holder, resource, right));
}

/**
 * The modules of an access that open something here to people of a kind (`null`: to any), in the platform's order: what a plan is said to
 * have, and what is counted of what is ticked. What nothing is declared for yet opens nothing.
 */
export function modulesOpened({ resources, access, to }: { readonly resources: readonly Opening[]; readonly access: Matrix; readonly to: Grantee | null }): string[] {
  const declared = new Set(resources.flatMap(({ modules }) => modules));
  return moduleKeysOf(resources).filter((key) => declared.has(key) && access[key]?.some((right) => !to || isOfUse({ resources, key, right: right as Right, to })));
}

/** The declared screens of the menu that are open to everybody of a kind, by module: without a right over any. */
export function openToAll<One extends Opening & Pick<Head, 'name' | 'menu'>>({ resources, to: { role, isAcrossInstitutes } }: { readonly resources: readonly One[]; readonly to: Grantee }): One[] {
  const holder: Actor = { id: '', role, instituteId: null, allowAllInstitutes: isAcrossInstitutes, modules: {} };
  return resources.filter((one) => one.menu !== null && holdsRight(holder, one, 'read'));
}
