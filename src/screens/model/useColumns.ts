import { useCallback, useMemo } from 'react';
import type { Field } from '../../schemas';
import { useRemembered } from '../../ui/useRemembered';
import { chosenColumns, columnsKey, withOwner, type ChosenParams } from './chosenColumns';
import type { ColumnChoice } from './columnChoice';

/** Which columns a list shows, and in which order. */
export interface Columns {
  readonly shown: readonly Field[];
  /** Every field that may be a column: the shown ones first, in their order. */
  readonly all: readonly Field[];
  readonly isChanged: boolean;
  show(names: readonly string[]): void;
  reset(): void;
}

interface ColumnsParams extends Omit<ChosenParams, 'kept'> {
  readonly userId: string;
}

/** The chosen columns, remembered for each user and module; those of the declaration where nothing was chosen. */
export function useColumns({ resource, visible, userId, isOneInstitute }: ColumnsParams): Columns {
  const [kept, keep] = useRemembered<unknown>(columnsKey({ userId, resource: resource.name }), null);
  const { shown, all, isChanged, order, choice } = useMemo(() => chosenColumns({ resource, visible, isOneInstitute, kept }), [kept, resource, visible, isOneInstitute]);
  const show = useCallback(
    (names: readonly string[]) => {
      // A column that is left out for now keeps its place for later.
      const ownerAt = isOneInstitute ? order.indexOf(resource.institute!) : -1;
      const wanted = ownerAt >= 0 ? names.toSpliced(ownerAt, 0, order[ownerAt]!) : names;
      const isOffered = (name: string): boolean => all.some((field) => field.name === name);
      const hidden = withOwner(resource).filter((name) => !wanted.includes(name) && (isOffered(name) || choice?.hidden.includes(name)));
      keep({ shown: wanted, hidden } satisfies ColumnChoice);
    },
    [all, choice, isOneInstitute, keep, order, resource],
  );
  const reset = useCallback(() => keep(null), [keep]);
  return useMemo(() => ({ shown, all, isChanged, show, reset }), [shown, all, isChanged, show, reset]);
}
