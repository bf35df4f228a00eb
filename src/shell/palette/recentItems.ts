import { useCallback } from 'react';
import { useStore } from 'ra-core';
import type { PaletteItem } from './paletteItem';

/** Enough to open a screen or a record again; actions are found by their key among those that are offered. */
type Remembered = Pick<PaletteItem, 'key' | 'section' | 'icon' | 'label' | 'hint' | 'path'>;

const MOST_REMEMBERED = 6;

/** What was chosen last, newest first, kept for the user. */
export function useRecentItems(offered: readonly PaletteItem[]): { recent: readonly PaletteItem[]; remember: (item: PaletteItem) => void } {
  const [kept, setKept] = useStore<readonly Remembered[]>('palette.recent', NONE);
  const remember = useCallback(
    ({ key, section, icon, label, hint, path, isPending }: PaletteItem) => {
      // Nobody goes back to a screen that is not there.
      if (isPending) return;
      const entry = { key, section, icon, label, ...(hint ? { hint } : {}), ...(path ? { path } : {}) };
      setKept((old) => [entry, ...(old ?? []).filter((one) => one.key !== key)].slice(0, MOST_REMEMBERED));
    },
    [setKept],
  );
  const byKey = new Map(offered.map((item) => [item.key, item]));
  // A screen that is not offered any more was taken away since; a record may still be there.
  const recent = kept.flatMap((one): PaletteItem[] => {
    const item = byKey.get(one.key) ?? (one.section === 'records' ? one : undefined);
    return item ? [item] : [];
  });
  return { recent, remember };
}

const NONE: readonly Remembered[] = [];
