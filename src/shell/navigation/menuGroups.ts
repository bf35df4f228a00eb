import { folded, MENU_GROUPS } from '../../schemas';
import type { MenuGroup } from '../../schemas';
import type { MenuEntry } from '../nav/useMenu';

/** The entries of the menu by group, in the order of the groups; groups without an entry are left out. */
export function groupsOf(entries: readonly MenuEntry[]): readonly { readonly group: MenuGroup; readonly entries: readonly MenuEntry[] }[] {
  return MENU_GROUPS.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) })).filter((one) => one.entries.length > 0);
}

/** The entries whose words, or those of an entry below them, contain what was typed. */
export function matchingEntries({ entries, query }: { entries: readonly MenuEntry[]; query: string }): readonly MenuEntry[] {
  const wanted = folded(query).trim();
  return entries.filter(({ label, children }) => [label, ...children.map((child) => child.label)].some((words) => folded(words).includes(wanted)));
}
