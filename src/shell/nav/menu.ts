import { MENU_GROUPS, holdsRight, listPath, mayEnter } from '../../schemas';
import type { Actor, Head, MenuAudience, MenuGroup } from '../../schemas';
import type { ConsoleRoute } from '../table/consoleRoute';
import { resolveAddress } from '../table/resolveAddress';
import { CONSOLE_ROUTES, routesBeside, rowOf } from '../table/routeTable';

/** One screen in the side navigation, before it has words. */
export interface MenuItem {
  /** The module's name, or the key of the route's words. */
  readonly key: string;
  /** Where its words come from. */
  readonly from: 'declaration' | 'route';
  /** Below `/app`. */
  readonly path: string;
  readonly group: MenuGroup;
  readonly icon: string;
  /** The specification's order. */
  readonly order: number;
  /** Keys of module access that open it; empty where roles alone decide. */
  readonly modules: readonly string[];
  /** Keys of the words of entries below it; they lead to the same screen. */
  readonly below: readonly string[];
  /** The screen is not built yet; its entry keeps its place and says so. */
  readonly isPending: boolean;
}

interface MenuParams {
  readonly resources: readonly Head[];
  readonly actor: Actor;
  readonly isWhiteLabelled: boolean;
  /** The console is served from a host that is open to everybody. @default false */
  readonly isPublicHost?: boolean;
  /** @default the route table */
  readonly routes?: readonly ConsoleRoute[];
}

/**
 * The entries a user may open, in the order of groups and of the specification (part 1 §2, §6): of the declared modules
 * and of the screens without a declaration, hidden by role, by module access and by the white-label flag.
 */
export function menuOf({ resources, actor, isWhiteLabelled, isPublicHost = false, routes }: MenuParams): MenuItem[] {
  const rows = routesBeside(resources, routes);
  const isTaken = (hiddenFor: readonly string[] = []): boolean => isWhiteLabelled && hiddenFor.includes('whiteLabelled');
  const ofModules = resources.flatMap((resource): MenuItem[] => {
    const { menu, name, modules } = resource;
    // What the row of the table said of its entry holds for the one that takes its place.
    const row = rowOf(resource, routes)?.menu;
    const only = menu?.only ?? row?.only;
    if (!menu || isTaken([...menu.hiddenFor, ...(row?.hiddenFor ?? [])]) || !holdsRight(actor, resource, 'read')) return [];
    if (only && !AUDIENCES[only]({ actor, isPublicHost })) return [];
    const below = menu.below.length > 0 ? menu.below : (row?.below ?? []);
    return [{ key: name, from: 'declaration', path: listPath({ resource }), group: menu.group, icon: menu.icon, order: menu.order, modules, below, isPending: false }];
  });
  const ofRoutes = rows.flatMap(({ path, key, gate, menu, page }): MenuItem[] => {
    if (!menu || isTaken(menu.hiddenFor) || !mayEnter(actor, gate)) return [];
    if (menu.only && !AUDIENCES[menu.only]({ actor, isPublicHost })) return [];
    const modules = gate.by === 'module' ? gate.modules : [];
    return [{ key, from: 'route', path: `/${path}`, group: menu.group, icon: menu.icon, order: menu.order, modules, below: menu.below ?? [], isPending: page === undefined }];
  });
  return [...ofModules, ...ofRoutes].sort(
    (a, b) => MENU_GROUPS.indexOf(a.group) - MENU_GROUPS.indexOf(b.group) || a.order - b.order || a.key.localeCompare(b.key),
  );
}

/** All that is left of them once the plan of the user's institute has ended: everything else would only lead back to the plan. */
export function menuWithoutPlan({ actor, routes = CONSOLE_ROUTES }: { readonly actor: Actor; readonly routes?: readonly ConsoleRoute[] }): MenuItem[] {
  const items = routes.flatMap(({ path, key, gate, withoutPlan }): MenuItem[] =>
    withoutPlan && mayEnter(actor, gate) ? [{ key, from: 'route', path: `/${path}`, group: 'overview', ...withoutPlan, modules: [], below: [], isPending: false }] : [],
  );
  return items.sort((a, b) => a.order - b.order);
}

/** Whether the navigation narrows by itself at an address below `/app` (part 1 §2), or where that leads. */
export function isNarrowPage({ pathname, modules }: Parameters<typeof resolveAddress>[0]): boolean {
  const destination = resolveAddress({ pathname, modules });
  if (destination.kind === 'alias') return isNarrowPage({ pathname: destination.to, modules });
  const module = destination.kind === 'module' ? modules.find(({ name }) => name === destination.name) : undefined;
  if (module) return rowOf(module)?.isNarrow === true;
  return destination.kind === 'route' && destination.route.isNarrow === true;
}

const AUDIENCES: Readonly<Record<MenuAudience, (of: { actor: Actor; isPublicHost: boolean }) => boolean>> = {
  institutePeople: ({ actor }) => actor.role !== 'super_admin' && actor.instituteId !== null,
  instituteOffPublicHosts: ({ actor, isPublicHost }) => actor.role === 'institute' && !isPublicHost,
};
