import { useQueries } from '@tanstack/react-query';
import type { ListFilter } from '../types';
import { useLecternData } from './useLecternData';

/** Rows of a module that a filter matches. */
export interface CountAsked {
  readonly resource: string;
  readonly filter: ListFilter;
}

export interface Count {
  /** `null` until it is known, and where it could not be found out. */
  readonly total: number | null;
  readonly error: Error | null;
}

/**
 * How many rows each list would show: asked of the lists' own calls, so that the figure is the list's. `instituteId` is
 * the institute chosen in the header, by which lists are narrowed.
 */
export function useCounts({ asked, instituteId }: { asked: readonly CountAsked[]; instituteId: string | null }): { counts: readonly Count[]; retry: () => Promise<unknown> } {
  const data = useLecternData();
  const queries = useQueries({
    queries: asked.map(({ resource, filter }) => ({
      queryKey: [resource, 'count', filter, instituteId],
      // What was done about it meanwhile shows at once.
      refetchOnMount: 'always' as const,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { total } = await data.getList(resource, { filter, pagination: { page: 1, perPage: 1 }, meta: { fields: ['id'], quiet: true }, signal });
        return total ?? 0;
      },
    })),
  });
  return {
    counts: queries.map(({ data: found, error }) => ({ total: found ?? null, error })),
    retry: () => Promise.all(queries.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}
