import { routeShape, type Resource } from '../../schemas';
import { OPEN, type ConsoleRoute, type RoomRoute } from './consoleRoute';
import { PENDING_ROUTES } from './pendingRoutes';

/** The rows of rooms, found by their place; `npm run check` refuses two of one path or key. */
export const ROOM_ROUTES: readonly RoomRoute[] = Object.values(import.meta.glob<Readonly<Record<string, RoomRoute>>>('../../customPages/*/route.ts', { eager: true })).flatMap((rows) => Object.values(rows));

/** The screen of plain `/app`. */
export const START_ROUTE = ROOM_ROUTES.find(({ path }) => path === '');

/** What the frame says itself. */
const FRAME_ROUTES: readonly ConsoleRoute[] = [{ path: 'maintenance', key: 'maintenance', gate: OPEN, page: 'frame' }];

/**
 * Every screen below `/app` that no declaration gives. A declaration with a route of the same shape takes a path over: its
 * gate, its menu entry and its title count, and what the row says besides holds for its screens (`rowOf`).
 */
export const CONSOLE_ROUTES: readonly ConsoleRoute[] = [...ROOM_ROUTES.filter((route) => route !== START_ROUTE), ...FRAME_ROUTES, ...PENDING_ROUTES];

/** What of a module tells its addresses. */
export type RoutedModule = Pick<Resource, 'name' | 'routes'>;

/** The rows that count: those whose path no declaration has taken over. */
export function routesBeside(modules: readonly RoutedModule[], routes: readonly ConsoleRoute[] = CONSOLE_ROUTES): readonly ConsoleRoute[] {
  const taken = new Set(modules.flatMap((one) => one.routes.map(routeShape)));
  return routes.filter((route) => !taken.has(routeShape(route.path)));
}

/** Addresses of screens that are not built yet, `/ai-token`. */
export function pendingPaths(modules: readonly RoutedModule[]): ReadonlySet<string> {
  return new Set(routesBeside(modules).filter(({ page }) => !page).map(({ path }) => `/${path}`));
}

/** The row whose path a module's own address has taken over; its device, fallback, audience and narrow navigation are the module's. */
export function rowOf(module: RoutedModule, routes: readonly ConsoleRoute[] = CONSOLE_ROUTES): ConsoleRoute | undefined {
  const [own] = module.routes;
  return own === undefined ? undefined : routes.find((route) => routeShape(route.path) === routeShape(own));
}
