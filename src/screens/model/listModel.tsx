import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useListContext } from 'ra-core';
import type { ListControllerResult } from 'ra-core';
import { useActor, useDeclarations, useMayRead, useSelectedInstitute } from '../../dataProvider';
import type { LecternRecord, ListFilter } from '../../dataProvider';
import { DELETED_ROWS, holdsRight } from '../../schemas';
import type { Actor, Field, Filter, Resource } from '../../schemas';
import type { ListVisit } from '../../shell/nav/listVisit';
import { OwnerLinkContext } from '../../fields/cells/owner';
import { visibleFields } from './chosenColumns';
import { binColumns } from './binColumns';
import { useColumns } from './useColumns';
import type { Columns } from './useColumns';

/** What the parts of one list share besides react-admin's list context. */
export interface ListModel {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly columns: Columns;
  /** Filters this user may see, in the declared order. */
  readonly filters: readonly Filter[];
  readonly canExport: boolean;
  /** What the list stands below: a filter of its address, which nobody takes away. */
  readonly within: ListFilter;
  /** It shows what was deleted, in place of what is there. */
  readonly isBin: boolean;
  /** The visit as it was found when the list was opened. */
  readonly visit: ListVisit;
}

const ListModelContext = createContext<ListModel | null>(null);

/** Works out once what of the declaration is for this user. Draws nothing before it is known who asks. */
export function ListModelProvider({ resource, visit, within = NOWHERE, children }: { resource: Resource; visit: ListVisit; within?: ListFilter; children: ReactNode }): ReactNode {
  const actor = useActor();
  const mayRead = useMayRead();
  // What the list stands below is said above it, and not in each row.
  const visible = useMemo(() => (actor ? visibleFields({ resource, actor, mayRead }).filter((field) => !(field.name in within)) : NO_FIELDS), [resource, actor, within, mayRead]);
  const { institute } = useSelectedInstitute();
  const declarations = useDeclarations();
  // Among the rows of a shared module the operator's stand besides those of the chosen institute. What stands below a record is of that one's.
  const isBelowOwned = Object.keys(within).some((name) => declarations.get(resource.fields[name]?.to ?? '')?.tenant === 'owned');
  const isOneInstitute = (institute !== null || isBelowOwned) && resource.institute !== null && resource.tenant !== 'shared';
  const isBin = useListContext().filterValues?.['segment'] === DELETED_ROWS;
  const live = useColumns({ resource, visible, userId: actor?.id ?? '', isOneInstitute });
  const columns = useMemo(() => (isBin ? { ...live, shown: [...live.shown.slice(0, 1), ...binColumns, ...live.shown.slice(1)] } : live), [isBin, live]);
  const institutes = declarations.get(resource.fields['instituteId']?.to ?? '');
  const openInstitutes = actor && institutes && holdsRight(actor, institutes, 'read') ? institutes : null;
  const model = useMemo(
    () =>
      actor && {
        resource,
        actor,
        columns,
        filters: resource.list.filters.filter((filter) => visible.some((field) => field.name === filter.field)),
        within,
        canExport: resource.export !== null && holdsRight(actor, resource, 'export'),
        isBin,
        visit,
      },
    [resource, actor, columns, visible, visit, within, isBin],
  );
  if (!model) return null;
  return (
    <ListModelContext.Provider value={model}>
      <OwnerLinkContext.Provider value={openInstitutes}>{children}</OwnerLinkContext.Provider>
    </ListModelContext.Provider>
  );
}

export function useListModel(): ListModel {
  const model = useContext(ListModelContext);
  if (!model) throw new Error('No list');
  return model;
}

/** What is changed by the address alone: see `useListAddress`. */
type ByAddress = 'setFilters' | 'setSort' | 'setPage' | 'setPerPage' | 'showFilter' | 'hideFilter';

type Rows = Omit<ListControllerResult<LecternRecord>, ByAddress>;

/**
 * react-admin's list context with records as the platform sends them. `filterValues` are all that the rows were asked by;
 * `chosenValues` those of them that stand in the question of the address, and can be taken away.
 */
export function useRows(): Rows & { readonly chosenValues: ListFilter } {
  const rows: Rows = useListContext<LecternRecord>();
  const within = useContext(ListModelContext)?.within ?? NOWHERE;
  const { filterValues } = rows;
  return useMemo(() => ({ ...rows, filterValues: within === NOWHERE ? filterValues : { ...filterValues, ...within }, chosenValues: filterValues }), [rows, filterValues, within]);
}

/** Of a list that stands below nothing. */
export const NOWHERE: ListFilter = {};

/** The field of a name; lists and filters name only fields that are declared. */
export function fieldOf(resource: Resource, name: string): Field {
  const field = resource.fields[name];
  if (!field) throw new RangeError(`${resource.name} has no field “${name}”`);
  return field;
}

/** Names of the filters that this user may set. */
export function visibleFilters(asked: Parameters<typeof visibleFields>[0]): ReadonlySet<string> {
  const { resource } = asked;
  const visible = new Set(visibleFields(asked).map((field) => field.name));
  return new Set(resource.list.filters.map((filter) => filter.field).filter((name) => visible.has(name)));
}

const NO_FIELDS: readonly Field[] = [];
