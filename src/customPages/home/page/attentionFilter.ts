import type { ListFilter } from '../../../dataProvider';
import { listPath } from '../../../schemas';
import type { Attention, Resource } from '../../../schemas';
import { daysFromToday, instantsOfDays, type DayRange } from '../../../fields/values/datePresets';

/** The filter of a list that shows these rows today, with days as those of its fields come. `now` in milliseconds. */
export function attentionFilter({ resource, attention, now }: { resource: Pick<Resource, 'fields'>; attention: Attention; now: number }): ListFilter {
  return Object.fromEntries(
    Object.entries(attention.filters).map(([name, value]) => {
      if (typeof value !== 'object' || value === null || !('days' in value)) return [name, value];
      const type = resource.fields[name]?.type ?? '';
      const days = daysFromToday({ days: value.days, now, type });
      return [name, type === 'datetime' ? instantsOfDays(days) : bounded(days)];
    }),
  );
}

/** Without the side that has no bound. */
function bounded({ from, to }: DayRange): { from?: string; to?: string } {
  return { ...(from !== null && { from }), ...(to !== null && { to }) };
}

/** The address of that list. */
export function attentionAddress({ resource, filter, sort }: { resource: Resource; filter: ListFilter; sort: Attention['sort'] }): { pathname: string; search: string } {
  const asked = new URLSearchParams({ filter: JSON.stringify(filter), sort: sort.field, order: sort.order });
  return { pathname: listPath({ resource }), search: `?${asked.toString()}` };
}
