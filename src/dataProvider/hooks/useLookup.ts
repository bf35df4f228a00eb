import { useCallback, useMemo } from 'react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useGetManyAggregate, useTranslate } from 'ra-core';
import type { Predicate } from '../../schemas';
import { filterOfPredicate } from '../filterOfPredicate';
import type { LookupItem } from '../types';
import { titled } from './shownTitle';
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
  const translate = useTranslate();
  const wanted = { ...filter, ...filterOfPredicate(where) };
  const query = useQuery({
    queryKey: [resource, 'lookup', { q, size, filter: wanted }],
    queryFn: ({ signal }) => data.lookup(resource, { q, size, filter: wanted, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const items = useMemo(() => titled({ items: query.data?.data ?? NONE, resource, translate }), [query.data, resource, translate]);
  return { items, total: query.data?.total ?? 0, isPending: query.isPending, isFetching: query.isFetching, error: query.error };
}

export interface UseLookupPages {
  readonly pages: readonly (readonly LookupItem[])[];
  /** Records that fit beyond those that are here. */
  readonly more: number;
  readonly isFetching: boolean;
  /** Fetches the next page, up to as many as somebody may be expected to look through. */
  readonly fetchMore: () => void;
}

/** The same page by page, for a list that goes on as one scrolls. */
export function useLookupPages(resource: string, { q = '', filter, where, size = 20, enabled = true }: UseLookupParams = {}): UseLookupPages {
  const data = useLecternData();
  const translate = useTranslate();
  const wanted = { ...filter, ...filterOfPredicate(where) };
  const { data: found, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [resource, 'lookupPages', { q, size, filter: wanted }],
    queryFn: ({ pageParam, signal }) => data.lookup(resource, { q, size, page: pageParam, filter: wanted, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.data.length === size && all.length < MOST_PAGES && all.length * size < last.total ? all.length : undefined),
    enabled,
    placeholderData: keepPreviousData,
  });
  const pages = useMemo(() => (found?.pages ?? []).map((page) => titled({ items: page.data, resource, translate })), [found, resource, translate]);
  const count = pages.reduce((sum, page) => sum + page.length, 0);
  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { pages, more: Math.max(0, (found?.pages.at(-1)?.total ?? 0) - count), isFetching: isFetching && !isFetchingNextPage, fetchMore };
}

/** Pages of a look-up that scrolling fetches; whoever wants more types. */
const MOST_PAGES = 5;

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
  const translate = useTranslate();
  const wanted = ids.filter((id): id is string => typeof id === 'string' && id !== '');
  const { data, isPending } = useGetManyAggregate<LookupItem>(resource, { ids: wanted, meta: LOOKUP_META }, { enabled: wanted.length > 0 });
  const titles = useMemo(() => new Map(titled({ items: (data ?? []).filter(Boolean), resource, translate }).map((item) => [item.id, item])), [data, resource, translate]);
  return { titles, isPending: wanted.length > 0 && isPending };
}

const NONE: readonly LookupItem[] = [];
/** Keeps the reduced records out of the cache of whole ones. */
const LOOKUP_META = { lookup: true };
