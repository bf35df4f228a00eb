import { useMemo, useSyncExternalStore } from 'react';
import { useTranslate } from 'ra-core';
import { textsOf, useActor, useDeclarations } from '../../dataProvider';
import type { Head } from '../../schemas';
import { useShell } from '../context/shellContext';
import { menuOf, menuWithoutPlan } from './menu';
import type { MenuItem } from './menu';

/** One screen in the side navigation, in the user's language. */
export interface MenuEntry extends Omit<MenuItem, 'below' | 'from'> {
  readonly label: string;
  /** Entries below it. */
  readonly children: readonly { readonly key: string; readonly path: string; readonly label: string }[];
}

/** Every screen that has an entry in the navigation, for who is signed in and while the plan runs; follows modules that are declared meanwhile. */
export function useMenu(): readonly MenuEntry[] {
  const granted = useMenuItems();
  const actor = useActor();
  const { user } = useShell();
  const items = useMemo(() => (user.isPlanOver && actor ? menuWithoutPlan({ actor }) : granted), [user.isPlanOver, actor, granted]);
  const translate = useTranslate();
  return useMemo(
    () =>
      items.map(({ below, from, ...item }) => ({
        ...item,
        label: from === 'declaration' ? textsOf({ resource: item.key, translate }).menu : translate(`lectern.menu.${item.key}`, { _: translate(`lectern.routes.${item.key}`) }),
        children: below.map((key) => ({ key, path: item.path, label: translate(`lectern.routes.${key}`) })),
      })),
    [items, translate],
  );
}

/** What of them the menus hold: screens that are not built yet only where that is wanted. They stay open by their address. */
export function useShownMenu(): readonly MenuEntry[] {
  const entries = useMenu();
  const { showsPending } = useShell();
  return useMemo(() => (showsPending ? entries : entries.filter((entry) => !entry.isPending)), [entries, showsPending]);
}

/** The entries without words, whether or not the plan runs; those of screens that are not built yet included. */
export function useMenuItems(): readonly MenuItem[] {
  const resources = useResources();
  const actor = useActor();
  const { user, publicHosts } = useShell();
  return useMemo(
    () => (actor ? menuOf({ resources, actor, isWhiteLabelled: user.isWhiteLabelled, isPublicHost: publicHosts.includes(window.location.hostname) }) : []),
    [resources, actor, user.isWhiteLabelled, publicHosts],
  );
}

/** The declared modules, as they are now. */
export function useResources(): readonly Head[] {
  const loader = useDeclarations();
  return useSyncExternalStore(loader.subscribe, loader.all);
}
