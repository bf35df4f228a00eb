/** The parts of the palette, in their order. */
export const PALETTE_SECTIONS = ['recent', 'screens', 'records', 'actions'] as const;
export type PaletteSection = (typeof PALETTE_SECTIONS)[number];

/** One thing the palette can do. */
export interface PaletteItem {
  /** The same whenever it is offered, so that it can be remembered. */
  readonly key: string;
  readonly section: Exclude<PaletteSection, 'recent'>;
  readonly icon: string;
  readonly label: string;
  /** Stands greyed behind the label: the module of a record, the group of a screen. */
  readonly hint?: string;
  /** Further words it is found by. */
  readonly also?: string;
  /** The address below `/app`; one of the two says what choosing does. */
  readonly path?: string;
  readonly run?: () => void;
}

/** Items whose words contain every word that was typed; those that begin with it first. */
export function matchingItems({ items, query }: { items: readonly PaletteItem[]; query: string }): readonly PaletteItem[] {
  const words = query.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const rank = ({ label }: PaletteItem): number => (label.toLocaleLowerCase().startsWith(first) ? 0 : 1);
  const found = items.filter(({ label, hint = '', also = '' }) => {
    const text = `${label} ${hint} ${also}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  return words.length === 0 ? found : found.toSorted((a, b) => rank(a) - rank(b));
}
