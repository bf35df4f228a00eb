import { useCallback, useMemo } from 'react';
import { useStore } from 'ra-core';
import { useActor, useTitlesOf } from '../../dataProvider';
import { holdsRight } from '../../schemas';
import { useResources } from '../nav/useMenu';
import { useShell } from '../context/shellContext';
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
  const stillThere = useRecords(kept);
  const byKey = new Map(offered.map((item) => [item.key, item]));
  // A screen that is not offered any more was taken away since; a record may still be there.
  const recent = kept.flatMap((one): PaletteItem[] => {
    const item = byKey.get(one.key) ?? (one.section === 'records' ? stillThere(one) : undefined);
    return item ? [item] : [];
  });
  return { recent, remember };
}

/** Gives a remembered record as it is called by now; nothing for one that was deleted, of a module that may not be read any more, or once the plan has ended. */
function useRecords(kept: readonly Remembered[]): (one: Remembered) => PaletteItem | undefined {
  const actor = useActor();
  const resources = useResources();
  const { isPlanOver } = useShell().user;
  const wanted = useMemo(() => {
    const readable = new Set(resources.filter((one) => !isPlanOver && actor && holdsRight(actor, one, 'read')).map((one) => one.name));
    const byModule = new Map<string, string[]>();
    for (const { module, id } of kept.flatMap(recordOf)) if (readable.has(module)) byModule.set(module, [...(byModule.get(module) ?? []), id]);
    return byModule;
  }, [actor, isPlanOver, kept, resources]);
  const known = useTitlesOf(wanted);
  return (one) => {
    const [place] = recordOf(one);
    // The way to a list of what was found, which is there as long as the module may be read.
    if (!place) return one;
    const titles = known.get(place.module);
    if (!titles) return undefined;
    const found = titles.titles.get(place.id);
    if (!found) return one;
    return found.isDeleted ? undefined : { ...one, label: found.title || one.label };
  };
}

/** Which record a remembered item opens: `record coupon <id>`. */
function recordOf({ key }: Remembered): readonly { readonly module: string; readonly id: string }[] {
  const [kind, module, id, ...rest] = key.split(' ');
  return kind === 'record' && module !== undefined && id !== undefined && rest.length === 0 ? [{ module, id }] : [];
}

const NONE: readonly Remembered[] = [];
