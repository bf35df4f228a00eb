import { matchPath } from 'react-router';
import { isOpenPart, isOwnScreen, placeOf } from '../../schemas';
import type { ConsoleRoute } from './consoleRoute';
import { ROUTE_ALIASES } from './routeAliases';
import { CONSOLE_ROUTES, routesBeside, type RoutedModule } from './routeTable';

/** What an address below `/app` shows. */
export type Destination =
  /** Exactly `/app`. */
  | { readonly kind: 'start' }
  /** The generated screens of a declared module. */
  | { readonly kind: 'module'; readonly name: string }
  | { readonly kind: 'route'; readonly route: ConsoleRoute }
  /** Another spelling of a path. */
  | { readonly kind: 'alias'; readonly to: string }
  | { readonly kind: 'unknown' };

interface ResolveParams {
  /** Below `/app`, beginning with a slash. */
  readonly pathname: string;
  readonly modules: readonly RoutedModule[];
  /** @default CONSOLE_ROUTES */
  readonly routes?: readonly ConsoleRoute[];
}

/**
 * Finds the screen of an address. Spellings count to the letter. Of several that match, the one with more fixed
 * segments at its beginning wins, aliases counted in; paths that begin with a parameter come after all others, and after
 * the modules.
 */
export function resolveAddress({ pathname, modules, routes = CONSOLE_ROUTES }: ResolveParams): Destination {
  const [name = ''] = pathname.split('/').filter(Boolean);
  if (name === '') return { kind: 'start' };
  const matching = routesBeside(modules, routes.filter((route) => mayBegin(route, name) && matches(route, pathname))).toSorted((a, b) => weight(b) - weight(a));
  const [best] = matching;
  const found = moduleAt({ modules, pathname });
  // Below a module's address another screen has more fixed segments, or is none of the module's own.
  if (found && !(best && fixedSegments(best) > (found.isOwn ? fixedSegments(found) : 0))) return { kind: 'module', name: found.name };
  const alias = ROUTE_ALIASES.find(({ from }) => pathname === `/${from}` || pathname.startsWith(`/${from}/`));
  if (alias && alias.from.split('/').length > (best ? fixedSegments(best) : 0)) return { kind: 'alias', to: `/${alias.to}${pathname.slice(alias.from.length + 1)}` };
  return best ? { kind: 'route', route: best } : { kind: 'unknown' };
}

/** The module an address is within: the one whose own screen it is, else the one with the most of it; those that begin with a parameter come last. */
function moduleAt({ modules, pathname }: { modules: readonly RoutedModule[]; pathname: string }): { readonly name: string; readonly path: string; readonly isOwn: boolean } | undefined {
  const found = modules.flatMap((module) => {
    const place = placeOf({ resource: module, pathname });
    return place ? [{ name: module.name, path: place.route, isOwn: isOwnScreen(place) }] : [];
  });
  return found.toSorted((a, b) => Number(isOpenPart(a.path)) - Number(isOpenPart(b.path)) || Number(b.isOwn) - Number(a.isOwn) || weight(b) - weight(a))[0];
}

/** The pattern the router matches for a row. */
export function patternOf(route: ConsoleRoute): string {
  return route.isExact || route.path.endsWith('*') ? `/${route.path}` : `/${route.path}/*`;
}

/** Most rows are told apart by their first segment, without a pattern being made of each. */
function mayBegin({ path }: ConsoleRoute, name: string): boolean {
  return path.startsWith(`${name}/`) || path === name || /^[:*]/.test(path);
}

function matches(route: ConsoleRoute, pathname: string): boolean {
  return matchPath({ path: patternOf(route), caseSensitive: true }, pathname) !== null;
}

function fixedSegments({ path }: Pick<ConsoleRoute, 'path'>): number {
  const segments = path.split('/');
  const first = segments.findIndex((segment) => isOpenPart(segment) || segment === '*');
  return first < 0 ? segments.length : first;
}

function weight(route: Pick<ConsoleRoute, 'path'>): number {
  return fixedSegments(route) * 100 + route.path.split('/').filter((segment) => segment !== '*').length;
}
