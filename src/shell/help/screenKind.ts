import { placeOf } from '../../schemas';
import type { Declarations, Head } from '../../schemas';
import type { ConsoleRoute } from '../table/consoleRoute';
import { resolveAddress } from '../table/resolveAddress';
import { START_ROUTE } from '../table/routeTable';

/** What is open, as far as its help is concerned. */
export type OpenScreen =
  /** A screen of a module. */
  | { readonly kind: 'list' | 'form' | 'record'; readonly resource: Head }
  /** A screen of the route table, which says itself what there is to explain. */
  | { readonly kind: 'page'; readonly route: ConsoleRoute }
  | { readonly kind: 'pending' };

/** Which help an address below `/app` wants. What is neither a module's nor built by hand is not there yet. */
export function openScreen({ pathname, loader }: { pathname: string; loader: Pick<Declarations, 'all' | 'get'> }): OpenScreen {
  const destination = resolveAddress({ pathname, modules: loader.all() });
  const resource = destination.kind === 'module' ? loader.get(destination.name) : undefined;
  if (resource) {
    const [id, page] = placeOf({ resource, pathname })?.below ?? [];
    return { kind: id === undefined ? 'list' : page === 'show' ? 'record' : 'form', resource };
  }
  const route = destination.kind === 'route' ? destination.route : destination.kind === 'start' ? START_ROUTE : undefined;
  return route?.page ? { kind: 'page', route } : { kind: 'pending' };
}
