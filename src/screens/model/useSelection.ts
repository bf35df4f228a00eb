import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { LecternRecord } from '../../dataProvider';
import { holdsRight } from '../../schemas';
import { useListModel, useRows } from './listModel';

/** The rows that are selected, also those of other pages. */
export interface Selection {
  /** True where there is something to do with a selection. */
  readonly isOffered: boolean;
  readonly ids: readonly string[];
  /** How much of the open page is selected. */
  readonly page: 'none' | 'some' | 'all';
  togglePage(): void;
  /** Selects or releases one row; with `isRange` every row from the last one to it. */
  toggle(id: string, options: { isRange: boolean }): void;
  clear(): void;
}

/** Selection over react-admin's own, with ranges. */
export function useSelection(): Selection {
  const { resource, actor, canExport } = useListModel();
  const { selectedIds, data, onSelect, onUnselectItems } = useRows();
  const isOffered = canExport || holdsRight(actor, resource, 'update') || holdsRight(actor, resource, 'delete');
  const last = useRef<string | null>(null);
  const ids = selectedIds as readonly string[];
  const current = useRef({ ids, data });
  useEffect(() => {
    current.current = { ids, data };
  }, [ids, data]);

  const togglePage = useCallback(() => {
    const onPage = pageIds(current.current.data);
    const isAll = onPage.every((id) => current.current.ids.includes(id));
    const others = current.current.ids.filter((id) => !onPage.includes(id));
    onSelect(isAll ? others : [...others, ...onPage]);
  }, [onSelect]);

  const toggle = useCallback(
    (id: string, { isRange }: { isRange: boolean }) => {
      const { ids: before, data: rows } = current.current;
      const onPage = pageIds(rows);
      const from = isRange && last.current !== null ? onPage.indexOf(last.current) : -1;
      const isAdding = !before.includes(id);
      const touched = from < 0 ? [id] : between({ ids: onPage, a: from, b: onPage.indexOf(id) });
      last.current = id;
      onSelect(isAdding || from >= 0 ? [...new Set([...before, ...touched])] : before.filter((one) => one !== id));
    },
    [onSelect],
  );

  const page = useMemo(() => {
    const onPage = pageIds(data);
    const count = onPage.filter((id) => ids.includes(id)).length;
    return count === 0 ? 'none' : count === onPage.length ? 'all' : 'some';
  }, [data, ids]);

  return { isOffered, ids, page, togglePage, toggle, clear: onUnselectItems };
}

function pageIds(data: readonly LecternRecord[] | undefined): string[] {
  return (data ?? []).map((record) => record.id).filter((id) => id !== '');
}

function between({ ids, a, b }: { ids: readonly string[]; a: number; b: number }): readonly string[] {
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}
