import { RIGHTS_OF_CALLS } from './callRights';
import type { Right } from './declaration';
import type { Role } from './field';
import type { Head } from './head';
import { holdsRight, type Actor } from './permission';

/** Somebody rights are given to: of this role, and of all institutes or of one. */
export interface Grantee {
  readonly role: Role;
  readonly isAcrossInstitutes: boolean;
}

/**
 * Whether a right over a module opens anything to people of a kind: that of changing what the operator alone changes opens nothing to an
 * institute's people, nor that of changing what a view gives to anybody. A call of a feature that asks for the right is opened by it, too. Of modules that are not declared nothing is known, and all is.
 */
export function isOfUse({ resources, key, right, to }: { readonly resources: readonly Pick<Head, 'modules' | 'rights' | 'tenant' | 'endpoint'>[]; readonly key: string; readonly right: Right; readonly to: Grantee }): boolean {
  const under = resources.filter(({ modules }) => modules.includes(key));
  const holder: Actor = { id: '', role: to.role, instituteId: null, allowAllInstitutes: to.isAcrossInstitutes, modules: { [key]: { create: true, read: true, update: true, delete: true } } };
  const isAsked = RIGHTS_OF_CALLS.some((one) => one.module === key && one.right === right);
  return under.length === 0 || isAsked || under.some((resource) => !(right !== 'read' && resource.endpoint.without.includes(right)) && holdsRight(holder, resource, right));
}
