import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SummaryReply } from '../../schemas';
import type { ListFilter } from '../types';
import { useLecternData } from './useLecternData';

export interface UseSummary {
  /** Null until it is known; that of the question before while another is asked. */
  readonly summary: SummaryReply | null;
  /** It is that of the question before. */
  readonly isOld: boolean;
  readonly error: unknown;
  retry(): Promise<unknown>;
}

/** What the rows that a filter leaves come to, by one of the module's groupings. Asks nothing unless `enabled`. */
export function useSummary(resource: string, { by, filter, enabled = true }: { by: string; filter: ListFilter; enabled?: boolean }): UseSummary {
  const data = useLecternData();
  const query = useQuery({
    queryKey: [resource, 'summary', by, filter],
    queryFn: ({ signal }) => data.summarize(resource, { by, filter, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return { summary: query.data?.data ?? null, isOld: query.isPlaceholderData, error: query.error, retry: () => query.refetch() };
}
