import { matchPath } from 'react-router';
import type { ConsoleRoute } from './consoleRoute';
import { ROUTE_ALIASES } from './routeAliases';
import { CONSOLE_ROUTES } from './routeTable';

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
  readonly isDeclared: (name: string) => boolean;
  /** @default CONSOLE_ROUTES */
  readonly routes?: readonly ConsoleRoute[];
}

/**
 * Finds the screen of an address. Spellings count to the letter. Of several that match, the one with more fixed
 * segments at its beginning wins, aliases counted in; paths that begin with a parameter come after all others, and after
 * the modules.
 */
export function resolveAddress({ pathname, isDeclared, routes = CONSOLE_ROUTES }: ResolveParams): Destination {
  const [name = '', ...below] = pathname.split('/').filter(Boolean);
  if (name === '') return { kind: 'start' };
  const matching = routes.filter((route) => !isDeclared(route.path) && matches(route, pathname)).sort((a, b) => weight(b) - weight(a));
  const [best] = matching;
  const isOwn = below.length < 2 || (below.length === 2 && below[1] === 'show');
  // Below a module's name another screen has more fixed segments, or is none of the module's own.
  if (isDeclared(name) && !(best && fixedSegments(best) > (isOwn ? 1 : 0))) return { kind: 'module', name };
  const alias = ROUTE_ALIASES.find(({ from }) => pathname === `/${from}` || pathname.startsWith(`/${from}/`));
  if (alias && alias.from.split('/').length > (best ? fixedSegments(best) : 0)) return { kind: 'alias', to: `/${alias.to}${pathname.slice(alias.from.length + 1)}` };
  return best ? { kind: 'route', route: best } : { kind: 'unknown' };
}

/** The pattern the router matches for a row. */
export function patternOf(route: ConsoleRoute): string {
  return route.isExact || route.path.endsWith('*') ? `/${route.path}` : `/${route.path}/*`;
}

function matches(route: ConsoleRoute, pathname: string): boolean {
  return matchPath({ path: patternOf(route), caseSensitive: true }, pathname) !== null;
}

function fixedSegments({ path }: ConsoleRoute): number {
  const segments = path.split('/');
  const first = segments.findIndex((segment) => segment.startsWith(':') || segment === '*');
  return first < 0 ? segments.length : first;
}

function weight(route: ConsoleRoute): number {
  return fixedSegments(route) * 100 + route.path.split('/').filter((segment) => segment !== '*').length;
}
