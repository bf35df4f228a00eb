import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetManyAggregate } from 'ra-core';
import type { Predicate } from '../../schemas';
import { filterOfPredicate } from '../filterOfPredicate';
import type { LookupItem } from '../types';
import { useLecternData } from './useLecternData';

export interface UseLookupParams {
  readonly q?: string;
  readonly filter?: Readonly<Record<string, unknown>>;
  /** Only records that satisfy this: `where` of a reference field. What a filter cannot say is left to the platform. */
  readonly where?: Predicate | null;
  /** @default 20 */
  readonly size?: number;
  readonly enabled?: boolean;
}

export interface UseLookup {
  readonly items: readonly LookupItem[];
  readonly total: number;
  /** Nothing has arrived yet. */
  readonly isPending: boolean;
  /** An answer is on its way; `items` are those of the question before. */
  readonly isFetching: boolean;
  readonly error: Error | null;
}

/** Records of another module to choose from. The caller debounces `q`. */
export function useLookup(resource: string, { q = '', filter, where, size = 20, enabled = true }: UseLookupParams = {}): UseLookup {
  const data = useLecternData();
  const wanted = { ...filter, ...filterOfPredicate(where) };
  const query = useQuery({
    queryKey: [resource, 'lookup', { q, size, filter: wanted }],
    queryFn: ({ signal }) => data.lookup(resource, { q, size, filter: wanted, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return { items: query.data?.data ?? NONE, total: query.data?.total ?? 0, isPending: query.isPending, isFetching: query.isFetching, error: query.error };
}

export interface UseTitles {
  /** By id, deleted ones too, which say so; an id that is not there is gone for good, or not yours to see. */
  readonly titles: ReadonlyMap<string, LookupItem>;
  readonly isPending: boolean;
}

/**
 * Titles of records that are referred to. All components drawn together ask once: a list of a hundred rows makes one
 * call per module it refers to.
 */
export function useTitles(resource: string, ids: readonly (string | null | undefined)[]): UseTitles {
  const wanted = ids.filter((id): id is string => typeof id === 'string' && id !== '');
  const { data, isPending } = useGetManyAggregate<LookupItem>(resource, { ids: wanted, meta: LOOKUP_META }, { enabled: wanted.length > 0 });
  const titles = useMemo(() => new Map((data ?? []).filter(Boolean).map((item) => [item.id, item])), [data]);
  return { titles, isPending: wanted.length > 0 && isPending };
}

const NONE: readonly LookupItem[] = [];
/** Keeps the reduced records out of the cache of whole ones. */
const LOOKUP_META = { lookup: true };
