import { MENU_GROUPS, holdsRight } from '../../schemas';
import type { Actor, MenuGroup, Resource } from '../../schemas';

/** One screen in the side navigation. */
export interface MenuEntry {
  readonly name: string;
  /** Below `/app`. */
  readonly path: string;
  readonly group: MenuGroup;
  readonly icon: string;
  readonly order: number;
}

/**
 * The entries a user may open, in the order of groups and of the specification (part 1 §2, §6): hidden by role, by
 * module access and by the white-label flag.
 */
export function menuOf({ resources, actor, isWhiteLabelled }: { resources: readonly Resource[]; actor: Actor; isWhiteLabelled: boolean }): MenuEntry[] {
  return resources
    .flatMap((resource): MenuEntry[] => {
      const { menu } = resource;
      const isHidden = !menu || !holdsRight(actor, resource, 'read') || (isWhiteLabelled && menu.hiddenFor.includes('whiteLabelled'));
      return isHidden ? [] : [{ name: resource.name, path: `/${resource.name}`, group: menu.group, icon: menu.icon, order: menu.order }];
    })
    .sort((a, b) => MENU_GROUPS.indexOf(a.group) - MENU_GROUPS.indexOf(b.group) || a.order - b.order || a.name.localeCompare(b.name));
}

/** Where a user lands: the first entry of the specification's order they may open, otherwise the home screen. */
export function firstEntry(entries: readonly MenuEntry[]): MenuEntry | undefined {
  return entries.toSorted((a, b) => a.order - b.order)[0];
}

/** Pages on which the navigation narrows by itself (part 1 §2). */
export function isNarrowPage(pathname: string): boolean {
  return /course-curriculum|testManagment|test-management/.test(pathname);
}
