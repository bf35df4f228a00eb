import type { SortPayload } from 'ra-core';
import type { LecternDataProvider, LecternRecord, ListFilter } from '../../dataProvider';
import { isEmptyValue } from '../../schemas';
import type { Filter } from '../../schemas';

interface Narrowed {
  readonly filters: readonly Filter[];
  readonly filterValues: ListFilter;
}

/** The filters that leave rows out as long as nobody asks for them. */
export function hidingFilters({ filters, filterValues }: Narrowed): readonly Filter[] {
  return filters.filter((filter) => filter.op === 'include' && isEmptyValue(filterValues[filter.field]));
}

/** The question how many rows that match a filter leaves out: one of them, and how many there are. */
export function askHidden({ filter, filterValues, sort }: { filter: Filter; filterValues: ListFilter; sort: SortPayload }) {
  return { pagination: { page: 1, perPage: 1 }, sort, filter: { ...filterValues, [filter.field]: 'only' }, meta: { fields: ['id', filter.field], quiet: true } };
}

/** The number in the reply; 0 from a platform that does not know the question, which answers another one. */
export function hiddenIn({ filter, reply: { data, total = 0 } }: { filter: Filter; reply: { readonly data?: readonly LecternRecord[]; readonly total?: number } }): number {
  return data?.[0]?.[filter.field] === true ? total : 0;
}

interface CountParams extends Narrowed {
  readonly provider: LecternDataProvider;
  readonly resource: string;
  readonly sort: SortPayload;
  readonly signal: AbortSignal;
}

/** How many rows each filter leaves out, without those that leave out none; what cannot be counted is not told. */
export async function countHidden({ provider, resource, sort, signal, ...narrowed }: CountParams): Promise<readonly { readonly field: string; readonly count: number }[]> {
  const counts = await Promise.all(
    hidingFilters(narrowed).map(async (filter) => {
      const reply = await provider.getList<LecternRecord>(resource, { ...askHidden({ filter, filterValues: narrowed.filterValues, sort }), signal }).catch(() => ({}));
      return { field: filter.field, count: hiddenIn({ filter, reply }) };
    }),
  );
  return counts.filter(({ count }) => count > 0);
}
