import { useCallback, useMemo } from 'react';
import type { Field, Resource } from '../../schemas';
import { useRemembered } from '../common/useRemembered';
import { readChoice, withNewColumns } from './columnChoice';
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

/** Types that say nothing in one line. */
const UNFIT = new Set<Field['type']>(['password', 'json', 'group']);

interface ColumnsParams {
  readonly resource: Resource;
  readonly visible: readonly Field[];
  readonly userId: string;
  /** All rows belong to one institute, so that a column of institutes says nothing. */
  readonly isOneInstitute: boolean;
}

/** The chosen columns, remembered for each user and module; those of the declaration where nothing was chosen. */
export function useColumns({ resource, visible, userId, isOneInstitute }: ColumnsParams): Columns {
  const [kept, keep] = useRemembered<unknown>(`columns.${userId}.${resource.name}`, null);
  const { columns, order, choice } = useMemo(() => {
    const fit = visible.filter((field) => !UNFIT.has(field.type) && field.name !== 'version' && !(isOneInstitute && field.name === resource.institute));
    const find = (names: readonly string[]): Field[] => names.flatMap((name) => fit.find((field) => field.name === name) ?? []);
    const declared = withOwner(resource);
    // A list of names alone tells nothing of the owner's column, unless the declaration names it.
    const read = readChoice({ kept, declared: resource.list.columns });
    // A module may have changed since the choice was made: what is gone is skipped, and something always stays.
    const isChanged = read !== null && find(read.shown).length > 0;
    const names = isChanged ? withNewColumns({ choice: read, declared }) : declared;
    const shown = find(names);
    return { columns: { shown, all: [...shown, ...fit.filter((field) => !shown.includes(field))], isChanged }, order: names, choice: read };
  }, [kept, resource, visible, isOneInstitute]);
  const show = useCallback(
    (names: readonly string[]) => {
      // A column that is left out for now keeps its place for later.
      const ownerAt = isOneInstitute ? order.indexOf(resource.institute!) : -1;
      const shown = ownerAt >= 0 ? names.toSpliced(ownerAt, 0, order[ownerAt]!) : names;
      const isOffered = (name: string): boolean => columns.all.some((field) => field.name === name);
      const hidden = withOwner(resource).filter((name) => !shown.includes(name) && (isOffered(name) || choice?.hidden.includes(name)));
      keep({ shown, hidden } satisfies ColumnChoice);
    },
    [choice, columns, isOneInstitute, keep, order, resource],
  );
  const reset = useCallback(() => keep(null), [keep]);
  return useMemo(() => ({ ...columns, show, reset }), [columns, show, reset]);
}

const OWNER = 'instituteId';

/** The declared columns, with whose row it is behind the first, which names the record. Who sees one institute alone does not see that field. */
function withOwner(resource: Resource): readonly string[] {
  const { columns } = resource.list;
  const isThere = columns.includes(OWNER) || !resource.fields[OWNER]?.system;
  return isThere ? columns : columns.toSpliced(1, 0, OWNER);
}
