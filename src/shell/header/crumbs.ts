import type { TranslateFunction } from 'ra-core';
import { textsOf } from '../../dataProvider';
import { listPath, placeOf } from '../../schemas';
import type { Declarations, Head, MenuGroup } from '../../schemas';
import { resolveAddress } from '../table/resolveAddress';
import { routeTitle } from '../table/routeTitle';
import { CONSOLE_ROUTES } from '../table/routeTable';

interface Crumbs {
  /** Words of the menu's group; empty outside the menu. */
  readonly group: string;
  /** What the page stands below. */
  readonly above: { readonly path: string; readonly label: string } | null;
  readonly page: string;
  /** Of what stands below a record of another module: its own module, and that. */
  readonly nested?: { readonly module: Head; readonly parent: Head } | undefined;
}

interface CrumbsParams {
  /** Below `/app`. */
  readonly pathname: string;
  readonly loader: Declarations;
  /** What follows `?` in the address. @default nothing */
  readonly search?: string;
  /** What the open page calls itself; empty while that is not known. */
  readonly title: string;
  readonly translate: TranslateFunction;
  /** Whether the list of a module is open to whoever looks. */
  readonly mayOpen: (module: Head) => boolean;
}

/** The way to a page: of a declared module by its words, of another screen by those of the route table. A group called as what follows it is said once. */
export function crumbsOf({ pathname, search = '', loader, title, translate, mayOpen }: CrumbsParams): Crumbs {
  const modules = loader.all();
  const destination = resolveAddress({ pathname, modules });
  const wordsOf = (group: MenuGroup | undefined): string => (group ? translate(`lectern.shell.groups.${group}`) : '');
  if (destination.kind === 'module') {
    const resource = loader.require(destination.name);
    const module = listOf(resource);
    const below = placeOf({ resource, pathname })?.below[0];
    const parents = parentsOf(resource);
    const around = parents[0] ? listOf(parents[0]) : screenAbove(resource.routes[0] ?? '');
    const words = wordsOf(resource.menu?.group ?? parents.find(({ menu }) => menu)?.menu?.group ?? (around ? groupAt(around.path.slice(1)) : undefined));
    const group = words === (around ?? module).label ? '' : words;
    if (below === undefined && new URLSearchParams(search).get('deleted') === 'true' && title !== module.label) return { group, above: module, page: title || module.label };
    const nested = parents[0] && { module: resource, parent: parents[0] };
    if (below === undefined) return { group, above: around, page: module.label, nested };
    return { group, above: module, nested, page: title || translate(below === 'create' ? 'lectern.shell.create' : 'lectern.shell.record') };
  }
  if (destination.kind !== 'route') return { group: '', above: null, page: title || translate('lectern.shell.home') };
  const { route } = destination;
  const above = screenAbove(route.path);
  const group = wordsOf(route.menu?.group ?? (above ? groupAt(above.path.slice(1)) : undefined));
  const own = routeTitle({ route, translate });
  // A part of a screen names itself before the screen: “Domains · Settings”.
  const part = title.endsWith(` · ${own}`) ? title.slice(0, -` · ${own}`.length) : null;
  if (part) return { group, above: { path: `/${route.path}`, label: own }, page: part };
  return { group, above, page: title || own };

  function listOf(resource: Head): { path: string; label: string } {
    return { path: listPath({ resource, from: [placeOf({ resource, pathname })?.values] }), label: textsOf({ resource: resource.name, translate }).module };
  }

  /** The modules of the records that a list stands below, the nearest first, as far as they may be opened. */
  function parentsOf(module: Head, known: readonly Head[] = []): readonly Head[] {
    const parent = modules.find(({ name }) => name === module.above);
    return parent && parent !== module && !known.includes(parent) && mayOpen(parent) ? parentsOf(parent, [...known, parent]) : known;
  }

  function moduleOf(path: string): Head | undefined {
    return modules.find(({ routes }) => routes[0] === path);
  }

  /** The nearest screen whose address begins the route's. */
  function screenAbove(path: string): Crumbs['above'] {
    const segments = path.split('/');
    for (let count = segments.length - 1; count > 0; count -= 1) {
      const prefix = segments.slice(0, count).join('/');
      const module = moduleOf(prefix);
      if (module) return listOf(module);
      const route = CONSOLE_ROUTES.find((one) => one.path === prefix);
      if (route) return prefix.includes(':') ? null : { path: `/${prefix}`, label: routeTitle({ route, translate }) };
    }
    return null;
  }

  function groupAt(path: string): MenuGroup | undefined {
    const module = moduleOf(path);
    return module ? module.menu?.group : CONSOLE_ROUTES.find((one) => one.path === path)?.menu?.group;
  }
}
