import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import { textsOf, useActor } from '../../dataProvider';
import { holdsRight, listPath, mayEnter, routeFields, SETTINGS_MODULE } from '../../schemas';
import { useShell } from '../context/shellContext';
import { useMenu, useResources } from '../nav/useMenu';
import { routeTitle } from '../table/routeTitle';
import { pendingPaths, routesBeside } from '../table/routeTable';
import type { PaletteItem } from './paletteItem';

/**
 * Every screen one may open by its name: the entries of the menu, the screens beside it that need no record, and the
 * parts of the settings. Those that are not built yet are there where menus hold them, last and marked.
 */
export function useScreenItems(): readonly PaletteItem[] {
  const translate = useTranslate();
  const menu = useMenu();
  const { showsPending, user } = useShell();
  const resources = useResources();
  const actor = useActor();
  return useMemo(() => {
    /** What a module is called elsewhere than in the menu: above its list, one of its records, and by whoever knows it under another word. */
    const namesOf = (name: string): readonly string[] => {
      const { module, one, menu: entry } = textsOf({ resource: name, translate });
      return resources.some((known) => known.name === name) ? [module, one, entry, ...translate(`lectern.called.also.${name}`, { _: '' }).split(', ').filter(Boolean)] : [];
    };
    const entries = menu.flatMap(({ key, icon, label, path, group, children }): PaletteItem[] => {
      const hint = translate(`lectern.shell.groups.${group}`);
      const below = children.map((child): PaletteItem => ({ key: `screen ${path} ${child.key}`, section: 'screens', icon, label: child.label, hint: label, path: child.path }));
      return [{ key: `screen ${path}`, section: 'screens', icon, label, hint, also: key, names: namesOf(key), path }, ...below];
    });
    const part = (name: string, words: string): PaletteItem => ({ key: `screen /settings/${name}`, section: 'screens', icon: 'settings', isBeside: true, label: translate('lectern.shell.palette.settings', { name: words }), path: `/settings/${name}` });
    const maySet = actor !== undefined && !user.isPlanOver && mayEnter(actor, { by: 'module', modules: [SETTINGS_MODULE] });
    const parts = maySet ? resources.filter((one) => one.isSingle && holdsRight(actor, one, 'read')) : [];
    const settings = [...parts.map(({ name }) => part(name, textsOf({ resource: name, translate }).module)), ...(parts.length > 0 ? [part('domains', translate('lectern.domains.title'))] : [])];
    const known = new Set(entries.map((entry) => entry.path));
    // Lists that no menu holds; one that stands below records shows those of all of them.
    const lists = resources
      .filter((one) => !one.menu && !one.isSingle && actor !== undefined && !user.isPlanOver && holdsRight(actor, one, 'read'))
      .map((one): PaletteItem => {
        const [begins = ''] = one.routes[0]!.split('/:');
        const parent = routeFields(one.routes[0]!).at(-1);
        // What it stands below tells it from others of its name.
        const above = parent === undefined ? undefined : resources.find(({ name, routes }) => routes[0] === begins || `${name}Id` === parent);
        const path = listPath({ resource: one });
        const item: PaletteItem = { key: `screen ${path}`, section: 'screens', icon: 'list', isBeside: true, label: textsOf({ resource: one.name, translate }).module, names: [...namesOf(one.name), begins.replace(/[/_-]+/g, ' ')], path };
        return above ? { ...item, hint: textsOf({ resource: above.name, translate }).module } : item;
      });
    const beside = routesBeside(resources)
      .filter(({ path, gate, page, menu: place }) => !place && page !== 'frame' && !/[:*]/.test(path) && !known.has(`/${path}`) && actor !== undefined && mayEnter(actor, gate))
      .map((route): PaletteItem => ({ key: `screen /${route.path}`, section: 'screens', icon: 'list', isBeside: true, label: routeTitle({ route, translate }), also: route.path.replace(/[/_-]+/g, ' '), path: `/${route.path}` }));
    const pending = pendingPaths(resources);
    const all = [...entries, ...lists, ...beside, ...settings].filter((item) => showsPending || !pending.has(item.path ?? ''));
    return all.map((item) => (pending.has(item.path ?? '') ? { ...item, isPending: true as const, hint: [item.hint, translate('lectern.shell.palette.notYet')].filter(Boolean).join(' · ') } : item));
  }, [menu, resources, actor, showsPending, user.isPlanOver, translate]);
}
