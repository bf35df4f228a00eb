import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListFilter } from '../types';
import { useLecternData } from './useLecternData';

export interface UseTotals {
  /** Sum by field; null until known. */
  readonly totals: Readonly<Record<string, number>> | null;
  readonly isPending: boolean;
}

/** Sums of a list's declared totals over all rows its filter matches. Asks nothing unless `enabled`. */
export function useTotals(resource: string, { filter, enabled = true }: { filter: ListFilter; enabled?: boolean }): UseTotals {
  const data = useLecternData();
  const query = useQuery({
    queryKey: [resource, 'totals', filter],
    queryFn: ({ signal }) => data.totals(resource, { filter, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return { totals: query.data?.data ?? null, isPending: enabled && query.isPending };
}
