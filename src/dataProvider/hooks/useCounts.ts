import { useQueries } from '@tanstack/react-query';
import type { ListFilter } from '../types';
import { useLecternData } from './useLecternData';

/** Rows of a module that a filter matches. */
export interface CountAsked {
  readonly resource: string;
  readonly filter: ListFilter;
  /** A field of the first of them that is wanted, too. */
  readonly says?: string;
}

export interface Count {
  /** `null` until it is known, and where it could not be found out. */
  readonly total: number | null;
  /** What the first of them has in the field that was wanted. */
  readonly said?: unknown;
  readonly error: Error | null;
}

/**
 * How many rows each list would show: asked of the lists' own calls, so that the figure is the list's. `instituteId` is
 * the institute chosen in the header, by which lists are narrowed.
 */
export function useCounts({ asked, instituteId }: { asked: readonly CountAsked[]; instituteId: string | null }): { counts: readonly Count[]; retry: () => Promise<unknown> } {
  const data = useLecternData();
  const queries = useQueries({
    queries: asked.map(({ resource, filter, says }) => ({
      queryKey: [resource, 'count', filter, instituteId, says],
      // What was done about it meanwhile shows at once.
      refetchOnMount: 'always' as const,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { data: rows, total } = await data.getList(resource, { filter, pagination: { page: 1, perPage: 1 }, meta: { fields: ['id', ...(says ? [says] : [])], quiet: true }, signal });
        return { total: total ?? 0, said: says && rows[0]?.[says] };
      },
    })),
  });
  return {
    counts: queries.map(({ data: found, error }) => ({ total: found?.total ?? null, said: found?.said, error })),
    retry: () => Promise.all(queries.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}
