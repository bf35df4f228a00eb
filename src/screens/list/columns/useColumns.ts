import { useCallback, useMemo } from 'react';
import type { Field, Resource } from '../../../schemas';
import { useRemembered } from '../../useRemembered';

/** Which columns a list shows, and in which order. */
export interface Columns {
  readonly shown: readonly Field[];
  /** Every field that may be a column: the shown ones first, in their order. */
  readonly all: readonly Field[];
  readonly isChanged: boolean;
  show(names: readonly string[]): void;
  reset(): void;
}

/** Types that say nothing in one line. */
const UNFIT = new Set<Field['type']>(['password', 'json', 'group', 'richText']);

/** The chosen columns, remembered for each user and module; those of the declaration where nothing was chosen. */
export function useColumns({ resource, visible, userId }: { resource: Resource; visible: readonly Field[]; userId: string }): Columns {
  const [chosen, choose] = useRemembered<readonly string[] | null>(`columns.${userId}.${resource.name}`, null);
  const columns = useMemo(() => {
    const fit = visible.filter((field) => !UNFIT.has(field.type) && field.name !== 'version');
    const find = (names: readonly string[]): Field[] => names.flatMap((name) => fit.find((field) => field.name === name) ?? []);
    // A module may have changed since the choice was made: what is gone is skipped, and something always stays.
    const kept = Array.isArray(chosen) ? find(chosen) : [];
    const shown = kept.length > 0 ? kept : find(resource.list.columns);
    return { shown, all: [...shown, ...fit.filter((field) => !shown.includes(field))], isChanged: kept.length > 0 };
  }, [chosen, resource, visible]);
  const show = useCallback((names: readonly string[]) => choose(names), [choose]);
  const reset = useCallback(() => choose(null), [choose]);
  return useMemo(() => ({ ...columns, show, reset }), [columns, show, reset]);
}
