import { SETTINGS_MODULE } from '../../schemas';
import { held, OPEN, type ConsoleRoute } from './consoleRoute';
import { PENDING_ROUTES } from './pendingRoutes';

/** The screens without a declaration that are built. */
const BUILT_ROUTES: readonly ConsoleRoute[] = [
  { path: 'home', key: 'home', gate: held('dashboard'), screen: 'home', hasFallback: true, menu: { group: 'overview', icon: 'home', order: 1 } },
  { path: 'profile', key: 'profile', gate: OPEN, screen: 'profile', isExact: true, withoutPlan: 'user' },
  { path: 'settings', key: 'settings', gate: held(SETTINGS_MODULE), screen: 'settings', menu: { group: 'site', icon: 'settings', order: 33 } },
  { path: 'maintenance', key: 'maintenance', gate: OPEN, screen: 'maintenance' },
  { path: 'institute/membership', key: 'instituteMembership', gate: { by: 'institute' }, screen: 'planExpired', withoutPlan: 'membership' },
];

/**
 * Every screen below `/app` that no declaration gives. A declaration of the same name takes a path over: its gate, its
 * menu entry and its title count, and the row rests.
 */
export const CONSOLE_ROUTES: readonly ConsoleRoute[] = [...BUILT_ROUTES, ...PENDING_ROUTES];

/** The rows that count: those whose path no declaration has taken over. */
export function routesBeside(isDeclared: (name: string) => boolean, routes: readonly ConsoleRoute[] = CONSOLE_ROUTES): readonly ConsoleRoute[] {
  return routes.filter((route) => !isDeclared(route.path));
}
