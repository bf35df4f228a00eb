import { useInfiniteQuery } from '@tanstack/react-query';
import type { RecordChange } from '../../schemas';
import type { LecternRecord } from '../types';
import { useLecternData } from './useLecternData';

export interface UseHistory {
  readonly changes: readonly RecordChange[];
  readonly isPending: boolean;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isMorePending: boolean;
  readonly showMore: () => void;
  readonly retry: () => Promise<unknown>;
}

/** What has been done to a record, the newest first, a page at a time; asked anew once it has been changed again. */
export function useHistory(resource: string, record: LecternRecord): UseHistory {
  const data = useLecternData();
  const query = useInfiniteQuery({
    queryKey: [resource, 'history', record.id, record.version],
    queryFn: async ({ pageParam, signal }) => (await data.history(resource, { id: record.id, known: record, page: pageParam, signal })).data,
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length : undefined),
    gcTime: 0,
    retry: false,
  });
  return {
    changes: query.data?.pages.flatMap(({ items }) => items) ?? [],
    isPending: query.isPending, error: query.error, hasMore: query.hasNextPage, isMorePending: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(), retry: query.refetch,
  };
}
