import { listPath } from '../schemas';
import type { Actor, Head } from '../schemas';

/** One entry of the side menu, in the specification's order. */
export interface LandingEntry {
  readonly path: string;
  /** Keys of module access, any one is enough. Empty: no module gates it, and it never counts as a landing. */
  readonly modules: readonly string[];
}

/** Where users land who hold no module, and the super admin (part 1 §2). */
export const HOME_PATH = '/app/home';

/**
 * Where signing in leads: the console goes on to the landing path from there. Plain `/app` has a screen of its own for
 * all but the super admin (part 1 §2).
 */
export const SIGNED_IN_ADDRESS = '/app#landing';

interface LandingParams {
  readonly actor: Actor;
  /** The entries this user sees, in the specification's order. */
  readonly menu: readonly LandingEntry[];
  /** @default HOME_PATH */
  readonly home?: string;
}

/**
 * Where a user lands after signing in: the super admin at home, others at the first menu entry gated by a module they
 * hold, or else at home (part 1 §2).
 */
export function landingPath({ actor, menu, home = HOME_PATH }: LandingParams): string {
  return actor.role === 'super_admin' ? home : (firstPermitted({ actor, menu }) ?? home);
}

/** Where an unknown path under `/app` leads: the landing path; null for a user without any module, who goes to login. */
export function unknownPathTarget({ actor, menu, home = HOME_PATH }: LandingParams): string | null {
  const hasModule = Object.values(actor.modules).some((rights) => rights.read);
  return actor.role === 'super_admin' || hasModule ? landingPath({ actor, menu, home }) : null;
}

/** Menu entries of the declared modules, for who knows no other screens. */
export function landingEntries({ resources, isWhiteLabelled }: { resources: readonly Head[]; isWhiteLabelled: boolean }): LandingEntry[] {
  return resources
    .filter((resource) => resource.menu && !(isWhiteLabelled && resource.menu.hiddenFor.includes('whiteLabelled')))
    .sort((a, b) => a.menu!.order - b.menu!.order)
    .map((resource) => ({ path: `/app${listPath({ resource })}`, modules: resource.modules }));
}

function firstPermitted({ actor, menu }: Omit<LandingParams, 'home'>): string | null {
  return menu.find((entry) => entry.modules.some((key) => actor.modules[key]?.read === true))?.path ?? null;
}
