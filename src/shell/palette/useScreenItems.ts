import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import { useActor } from '../../dataProvider';
import { mayEnter } from '../../schemas';
import { useMenu, useResources } from '../nav/useMenu';
import { routeTitle } from '../routes/routeTitle';
import { routesBeside } from '../routes/routeTable';
import type { PaletteItem } from './paletteItem';

/** Every screen one may open by its name: the entries of the menu, and the screens beside it that need no record. */
export function useScreenItems(): readonly PaletteItem[] {
  const translate = useTranslate();
  const menu = useMenu();
  const resources = useResources();
  const actor = useActor();
  return useMemo(() => {
    const entries = menu.flatMap(({ key, icon, label, path, group, children }): PaletteItem[] => {
      const hint = translate(`lectern.shell.groups.${group}`);
      const below = children.map((child): PaletteItem => ({ key: `screen ${path} ${child.key}`, section: 'screens', icon, label: child.label, hint: label, path: child.path }));
      return [{ key: `screen ${path}`, section: 'screens', icon, label, hint, also: key, path }, ...below];
    });
    const declared = new Set(resources.filter((one) => !one.isSingle).map((one) => one.name));
    const known = new Set(entries.map((entry) => entry.path));
    const beside = routesBeside((name) => declared.has(name))
      .filter(({ path, gate, menu: place }) => !place && !/[:*]/.test(path) && !known.has(`/${path}`) && actor !== undefined && mayEnter(actor, gate))
      .map((route): PaletteItem => ({ key: `screen /${route.path}`, section: 'screens', icon: 'list', label: routeTitle({ route, translate }), path: `/${route.path}` }));
    return [...entries, ...beside];
  }, [menu, resources, actor, translate]);
}
