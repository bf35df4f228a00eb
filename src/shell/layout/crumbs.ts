import type { TranslateFunction } from 'ra-core';
import { textsOf } from '../../dataProvider';
import type { DeclarationLoader, MenuGroup } from '../../schemas';
import { resolveAddress } from '../routes/resolveAddress';
import { routeTitle } from '../routes/routeTitle';
import { CONSOLE_ROUTES } from '../routes/routeTable';

interface Crumbs {
  /** Words of the menu's group; empty outside the menu. */
  readonly group: string;
  /** What the page stands below. */
  readonly above: { readonly path: string; readonly label: string } | null;
  readonly page: string;
}

interface CrumbsParams {
  /** Below `/app`. */
  readonly pathname: string;
  readonly loader: DeclarationLoader;
  /** What follows `?` in the address. @default nothing */
  readonly search?: string;
  /** What the open page calls itself; empty while that is not known. */
  readonly title: string;
  readonly translate: TranslateFunction;
}

/** The way to a page: of a declared module by its words, of another screen by those of the route table. */
export function crumbsOf({ pathname, search = '', loader, title, translate }: CrumbsParams): Crumbs {
  const isDeclared = (name: string): boolean => loader.get(name)?.isSingle === false;
  const destination = resolveAddress({ pathname, isDeclared });
  const wordsOf = (group: MenuGroup | undefined): string => (group ? translate(`lectern.shell.groups.${group}`) : '');
  if (destination.kind === 'module') {
    const module = moduleAt(destination.name);
    const below = pathname.split('/').filter(Boolean)[1];
    const group = wordsOf(loader.get(destination.name)?.menu?.group);
    if (below === undefined && new URLSearchParams(search).get('deleted') === 'true' && title !== module.label) return { group, above: module, page: title || module.label };
    if (below === undefined) return { group, above: null, page: module.label };
    return { group, above: module, page: title || translate(below === 'create' ? 'lectern.shell.create' : 'lectern.shell.record') };
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

  function moduleAt(name: string): { path: string; label: string } {
    return { path: `/${name}`, label: textsOf({ resource: name, translate }).module };
  }

  /** The nearest screen whose address begins the route's. */
  function screenAbove(path: string): Crumbs['above'] {
    const segments = path.split('/');
    for (let count = segments.length - 1; count > 0; count -= 1) {
      const prefix = segments.slice(0, count).join('/');
      if (isDeclared(prefix)) return moduleAt(prefix);
      const route = CONSOLE_ROUTES.find((one) => one.path === prefix);
      if (route) return prefix.includes(':') ? null : { path: `/${prefix}`, label: routeTitle({ route, translate }) };
    }
    return null;
  }

  function groupAt(path: string): MenuGroup | undefined {
    return isDeclared(path) ? loader.get(path)?.menu?.group : CONSOLE_ROUTES.find((one) => one.path === path)?.menu?.group;
  }
}
