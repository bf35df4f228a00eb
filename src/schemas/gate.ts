import type { Actor } from './permission';

/** Who may enter a screen that no declaration gates (part 1 §2, “Signed-in route table”). Pure data. */
export type Gate =
  /** The super admin, and holders of any one of the modules. */
  | { readonly by: 'module'; readonly modules: readonly string[] }
  | { readonly by: 'superAdmin' }
  /** The role `institute` alone, white-labelled or not: closed even to the super admin. */
  | { readonly by: 'institute' }
  /** Anybody who is signed in. */
  | { readonly by: 'signedIn' };

/**
 * The key of module access that stands for the flag of the settings screen (part 1 §2: “super admin or a flag”).
 * The heads of institutes hold it as it is shipped, over what is their own; everybody else once it is granted.
 */
export const SETTINGS_MODULE = 'settings';

/** Whether the actor may enter. Learners have no console. */
export function mayEnter(actor: Pick<Actor, 'role' | 'modules'>, gate: Gate): boolean {
  if (actor.role === 'student') return false;
  switch (gate.by) {
    case 'module':
      return actor.role === 'super_admin' || gate.modules.some((key) => actor.modules[key]?.read === true);
    case 'superAdmin':
      return actor.role === 'super_admin';
    case 'institute':
      return actor.role === 'institute';
    case 'signedIn':
      return true;
  }
}
