import type { ComponentType } from 'react';
import type { Gate, MenuAudience, MenuGroup } from '../../schemas';

/** What every page of a row is given. */
export interface PageProps {
  /** Leads on to where the user belongs, once there is nothing left to do here. */
  readonly onDone: () => void;
}

/** Fetches a page. The words of all rooms come with it; nobody need ask for them. */
export type PageLoader = () => Promise<{ readonly default: ComponentType<PageProps> }>;

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
  /** Absent: the screen is not built yet. `frame`: a state rather than a screen, which the frame has itself, so that it is there when nothing can be fetched; nothing offers it. */
  readonly page?: PageLoader | 'frame';
  /** Nothing below the path belongs to it. */
  readonly isExact?: true;
  /** Who may not enter meets the fallback screen, with what may be opened instead of “access denied”. */
  readonly hasFallback?: true;
  /** `wide`: asks for a wide screen and a fine pointer, after the gate. */
  readonly device?: 'wide';
  /** Its entry in the menu of people whose institute's plan has ended. Absent: the screen is of no use to them. */
  readonly withoutPlan?: { readonly icon: string; readonly order: number };
  /** Those people are led here, and read why, whatever its gate says. */
  readonly saysPlanEnded?: true;
  /** The navigation narrows by itself beside it (part 1 §2). */
  readonly isNarrow?: true;
  /** Keys of the paragraphs of its help. Absent: there is nothing to explain. */
  readonly help?: readonly string[];
  /** Absent: not in the menu. */
  readonly menu?: RouteMenu;
}

/** A row that a room gives: each export of `src/customPages/<room>/route.ts`. An empty path is plain `/app`. */
export interface RoomRoute extends ConsoleRoute {
  readonly page: PageLoader;
}

/** Entered with any one of the modules, and by the super admin. */
export function held(...modules: readonly string[]): Gate {
  return { by: 'module', modules };
}

/** Any signed-in user: stated as “no check”, or nothing is stated. */
export const OPEN: Gate = { by: 'signedIn' };

export const SUPER_ADMIN: Gate = { by: 'superAdmin' };
