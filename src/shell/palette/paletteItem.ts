import { folded } from '../../schemas';

/** The parts of the palette; of parts that match as well the earlier stands above. */
export const PALETTE_SECTIONS = ['recent', 'screens', 'actions', 'records'] as const;
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
  /** Changes or removes something: is never chosen for who has not chosen it. */
  readonly isDanger?: boolean;
  /** Further words it is found by. */
  readonly also?: string;
  /** What it is called besides, each as a whole: as good a match as its label. */
  readonly names?: readonly string[];
  /** Is found by its words, and not offered before any are typed. */
  readonly isBeside?: true;
  /** A screen that is not built yet: comes after all others. */
  readonly isPending?: true;
  /** The address below `/app`; one of the two says what choosing does. */
  readonly path?: string;
  readonly run?: () => void;
}

/** Items whose words contain every word that was typed, the best match first; all in their order where nothing was typed. */
export function matchingItems({ items, query }: { items: readonly PaletteItem[]; query: string }): readonly PaletteItem[] {
  const words = wordsOf(query);
  const found = items.filter(({ label, hint = '', also = '', names = [], isBeside }) => {
    const text = folded([label, hint, also, ...names].join(' '));
    return words.length === 0 ? !isBeside : words.every((word) => text.includes(word));
  });
  return found.toSorted((a, b) => matchRank({ item: a, query }) - matchRank({ item: b, query }));
}

/** How well an item's name fits what was typed: 0 is exactly it. What is not built yet comes after everything else. */
export function matchRank({ item: { label, also = '', names = [], isPending }, query }: { item: PaletteItem; query: string }): number {
  const words = wordsOf(query);
  const wanted = words.join(' ');
  const name = wordsOf(label).join(' ');
  const later = isPending ? PENDING_RANK : 0;
  if (wanted === '') return later;
  if (name === wanted || names.some((one) => wordsOf(one).join(' ') === wanted)) return later;
  if (name.startsWith(wanted)) return later + 1;
  const begins = (text: string): boolean => words.every((word) => text.split(' ').some((one) => one.startsWith(word)));
  if (begins(name)) return later + 2;
  if (begins([name, also, ...names].map(folded).join(' '))) return later + 3;
  return later + (words.every((word) => name.includes(word)) ? 4 : 5);
}

const PENDING_RANK = 10;

function wordsOf(text: string): string[] {
  return folded(text).trim().split(/[\s:：]+/).filter(Boolean);
}
