import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SegmentCounts } from '../../schemas';
import type { ListFilter } from '../types';
import { useLecternData } from './useLecternData';

/** How many rows each tab of a list has, whichever is open; null until it is known, and where nobody tells. Asks nothing unless `enabled`. */
export function useSegments(resource: string, { filter, enabled = true }: { filter: ListFilter; enabled?: boolean }): SegmentCounts | null {
  const data = useLecternData();
  const { segment: _segment, ...others } = filter;
  const query = useQuery({
    queryKey: [resource, 'segments', others],
    queryFn: ({ signal }) => data.countSegments(resource, { filter: others, signal }),
    enabled,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return query.data?.data ?? null;
}
