import { useQuery } from '@tanstack/react-query';
import type { Dependants } from '../types';
import { useLecternData } from './useLecternData';

export interface UseDependants {
  /** Null until it is known; nothing, where the platform cannot say. */
  readonly dependants: Dependants | null;
  readonly isPending: boolean;
  /** False where the platform cannot say, or has not said. */
  readonly isKnown: boolean;
}

/** What refers to records that are about to be deleted, asked anew each time. Asks nothing unless `enabled`. */
export function useDependants(resource: string, { ids, enabled = true }: { ids: readonly string[]; enabled?: boolean }): UseDependants {
  const data = useLecternData();
  const query = useQuery({
    queryKey: [resource, 'dependants', ids],
    queryFn: ({ signal }) => data.dependants(resource, { ids, signal }),
    enabled: enabled && ids.length > 0,
    gcTime: 0,
    retry: false,
  });
  const isPending = enabled && ids.length > 0 && query.isPending;
  return { dependants: query.data?.data ?? (isPending ? null : NOTHING_KNOWN), isPending, isKnown: query.isSuccess };
}

const NOTHING_KNOWN: Dependants = { uses: [], keptDays: null };
