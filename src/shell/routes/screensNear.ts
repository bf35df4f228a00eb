import { MENU_GROUPS } from '../../schemas';
import type { MenuItem } from '../nav/menu';
import type { ConsoleRoute } from '../table/consoleRoute';

type Entry = Pick<MenuItem, 'path' | 'group' | 'modules' | 'isPending'>;

/** One row of tiles. */
const MOST = 3;

interface NearParams<E extends Entry> {
  readonly route: Pick<ConsoleRoute, 'path' | 'gate' | 'menu'>;
  /** What the user's menu holds, in its order. */
  readonly entries: readonly E[];
}

/**
 * The working screens nearest to one that is not built yet: those of its own group, then of the groups beside it in the
 * menu. A screen outside the menu belongs where the entry of its module, or of the address above it, stands.
 */
export function screensNear<E extends Entry>({ route, entries }: NearParams<E>): readonly E[] {
  const group = route.menu?.group ?? kinOf({ route, entries })?.group;
  const place = group === undefined ? 0 : MENU_GROUPS.indexOf(group);
  const away = (entry: Entry): number => Math.abs(MENU_GROUPS.indexOf(entry.group) - place);
  return entries
    .filter((entry) => !entry.isPending)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, MOST);
}

function kinOf({ route: { path, gate }, entries }: NearParams<Entry>): Entry | undefined {
  const modules = gate.by === 'module' ? gate.modules : [];
  return entries.find((entry) => `/${path}`.startsWith(`${entry.path}/`)) ?? entries.find((entry) => entry.modules.some((key) => modules.includes(key)));
}
