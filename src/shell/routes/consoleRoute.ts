import type { Gate, MenuGroup } from '../../schemas';

/** A screen that stands in the table and is built already. */
export type ScreenName = 'home' | 'profile' | 'settings' | 'maintenance' | 'planExpired';

/** Who sees the entry of a screen, beside those who may enter it (part 1 §2, §6). */
export type MenuAudience =
  /** Everybody but the super admin, with an institute. */
  | 'institutePeople'
  /** Role institute, where the console is not served from a public host. */
  | 'instituteOffPublicHosts';

export interface RouteMenu {
  readonly group: MenuGroup;
  readonly icon: string;
  /** Place in the specification's order; reports count from 101. */
  readonly order: number;
  readonly hiddenFor?: readonly 'whiteLabelled'[];
  readonly only?: MenuAudience;
  /** Words of the entries below it, which lead to the same screen: `lectern.routes.<key>`. */
  readonly below?: readonly string[];
}

/** A screen that no declaration gives (part 1 §2, “Signed-in route table”). */
export interface ConsoleRoute {
  /** Below `/app`, in the router's pattern and the specification's spelling. What stands below the path is the screen's too. */
  readonly path: string;
  /** Its words: `lectern.routes.<key>`. */
  readonly key: string;
  readonly gate: Gate;
  /** Absent: the screen is not built yet. */
  readonly screen?: ScreenName;
  /** Nothing below the path belongs to it. */
  readonly isExact?: true;
  /** Who may not enter meets the fallback screen, with what may be opened instead of “access denied”. */
  readonly hasFallback?: true;
  /** `wide`: asks for a wide screen and a fine pointer, after the gate. */
  readonly device?: 'wide';
  /** Its drawing in the menu of people whose institute's plan has ended. Absent: the screen is of no use to them. */
  readonly withoutPlan?: string;
  /** Absent: not in the menu. */
  readonly menu?: RouteMenu;
}

/** Entered with any one of the modules, and by the super admin. */
export function held(...modules: readonly string[]): Gate {
  return { by: 'module', modules };
}

/** Any signed-in user: stated as “no check”, or nothing is stated. */
export const OPEN: Gate = { by: 'signedIn' };

export const SUPER_ADMIN: Gate = { by: 'superAdmin' };
