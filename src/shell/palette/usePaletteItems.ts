import { useMemo } from 'react';
import { useOfferedPageActions } from '../nav/pageActions';
import { matchRank, matchingItems, PALETTE_SECTIONS } from './paletteItem';
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
  readonly hasFailed: boolean;
  readonly remember: (item: PaletteItem) => void;
}

/** What the palette offers for what was typed, the best match above; before anything is typed, what was chosen lately. */
export function usePaletteItems({ query, onActFor }: { query: string; onActFor: ((institute: { id: string; name: string }) => void) | null }): PaletteItems {
  const screens = useScreenItems();
  const here = usePageItems();
  const everywhere = useActionItems();
  const actions = [...here, ...everywhere];
  const records = useRecordItems({ query, onActFor });
  const { recent, remember } = useRecentItems([...screens, ...actions]);
  const isAsked = query.trim() !== '';
  const known = isAsked ? matchingItems({ items: recent, query }) : recent;
  const isKnown = new Set(known.map((item) => item.key));
  const found = matchingItems({ items: [...screens, ...actions], query });
  const offered = [...found, ...records.items].filter((item) => !isKnown.has(item.key));
  const bestOf = (items: readonly PaletteItem[]): number => Math.min(...items.map((item) => matchRank({ item, query })));
  const sections = (isAsked ? PALETTE_SECTIONS : UNASKED)
    .map((name): ShownSection => ({ name, items: name === 'recent' ? known : offered.filter((item) => item.section === name) }))
    .filter((section) => section.items.length > 0);
  return { sections: isAsked ? sections.toSorted((a, b) => bestOf(a.items) - bestOf(b.items)) : sections, isSearching: records.isSearching, hasFailed: records.hasFailed, remember };
}

/** What can be done to what the open page shows stands before what can be done from anywhere. */
function usePageItems(): readonly PaletteItem[] {
  const offered = useOfferedPageActions();
  return useMemo(() => offered.map((action): PaletteItem => ({ ...action, section: 'actions' })), [offered]);
}

/** The menu shows its screens all the time. */
const UNASKED: readonly PaletteSection[] = ['recent', 'actions', 'screens'];
