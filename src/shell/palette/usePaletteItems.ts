import { matchingItems, PALETTE_SECTIONS } from './paletteItem';
import type { PaletteItem, PaletteSection } from './paletteItem';
import { useRecentItems } from './recentItems';
import { useActionItems } from './useActionItems';
import { useRecordItems } from './useRecordItems';
import { useScreenItems } from './useScreenItems';

/** A section that has something in it. */
export interface ShownSection {
  readonly name: PaletteSection;
  readonly items: readonly PaletteItem[];
}

interface PaletteItems {
  readonly sections: readonly ShownSection[];
  readonly isSearching: boolean;
  readonly remember: (item: PaletteItem) => void;
}

/** What the palette offers for what was typed; what was chosen lately stands first. */
export function usePaletteItems({ query, onActFor }: { query: string; onActFor: ((institute: { id: string; name: string }) => void) | null }): PaletteItems {
  const screens = useScreenItems();
  const actions = useActionItems();
  const records = useRecordItems({ query, onActFor });
  const { recent, remember } = useRecentItems([...screens, ...actions]);
  const known = matchingItems({ items: recent, query });
  const isKnown = new Set(known.map((item) => item.key));
  const found = [...matchingItems({ items: screens, query }), ...records.items, ...matchingItems({ items: actions, query })].filter((item) => !isKnown.has(item.key));
  const sections = PALETTE_SECTIONS.map((name): ShownSection => ({ name, items: name === 'recent' ? known : found.filter((item) => item.section === name) }));
  return { sections: sections.filter((section) => section.items.length > 0), isSearching: records.isSearching, remember };
}
