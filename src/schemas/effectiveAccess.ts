import type { Access, Deviation } from './access';
import type { Role } from './field';
import { withDeviation } from './matrix';

/** What decides about a person's rights over modules. */
export interface GrantedTo {
  readonly role: Role;
  /** The profile of the person. One of another kind of people gives nothing. @default none */
  readonly profile?: { readonly kind: string; readonly access: Access | null } | null;
  /** What is the person's own: all there is without a profile, else what is more or less than it. `null`: nothing was said. */
  readonly own: Deviation | null;
  /** What is usual for the kind of people: for somebody about whom nothing else is said. @default nothing */
  readonly usual?: Access | null;
}

/**
 * What somebody may use: what is usual for the kind, in its place the profile, and on that what is the person's own. The one place
 * where it is decided: the platform asks it for every call and tells the console the outcome. Which of it a module leaves to a role, or
 * to the operator, is `holdsRight`'s. Super admins need no grant, and learners have no console.
 */
export function effectiveAccess({ role, profile = null, own, usual = null }: GrantedTo): Access {
  if (role === 'super_admin' || role === 'student') return {};
  const isOfKind = profile !== null && profile.kind === role;
  const base = isOfKind ? (profile.access ?? {}) : own === null && profile === null ? (usual ?? {}) : {};
  return withDeviation({ base, own: own ?? {} });
}
