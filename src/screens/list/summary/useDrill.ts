import type { Grouping, SummaryGroup } from '../../../schemas';
import { useListModel, useRows } from '../../model/listModel';
import { useListAddress } from '../useListAddress';
import { drillFilter } from './drillFilter';

/** Leads the list to the rows of a group; `null` where it cannot be asked for them. */
export function useDrill(by: Grouping | null): ((group: Pick<SummaryGroup, 'key'>) => void) | null {
  const { resource, filters, within } = useListModel();
  const { filterValues } = useRows();
  const { setFilter } = useListAddress();
  const field = by === null ? undefined : resource.fields[by.field];
  if (by === null || !field || by.field in within || !filters.some((filter) => filter.field === by.field && filter.op !== 'include')) return null;
  return (group) => setFilter(by.field, drillFilter({ field, by, group, current: filterValues[by.field] }));
}
