import { useCallback, useMemo } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { filterOfPredicate } from '../filterOfPredicate';
import type { LookupItem } from '../types';
import { titled } from './shownTitle';
import { useLecternData } from './useLecternData';
import type { UseLookupParams } from './useLookup';

export interface UseLookupPages {
  readonly pages: readonly (readonly LookupItem[])[];
  /** Records that fit beyond those that are here. */
  readonly more: number;
  readonly isFetching: boolean;
  /** Whether what was asked last got no answer. */
  readonly isFailed: boolean;
  /** Fetches the next page, up to as many as somebody may be expected to look through. */
  readonly fetchMore: () => void;
}

/** Records of another module to choose from, page by page, for a list that goes on as one scrolls. */
export function useLookupPages(resource: string, { q = '', filter, where, size = 20, enabled = true }: UseLookupParams = {}): UseLookupPages {
  const data = useLecternData();
  const translate = useTranslate();
  const wanted = { ...filter, ...filterOfPredicate(where) };
  const { data: found, isFetching, isError, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery({
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
  return { pages, more: Math.max(0, (found?.pages.at(-1)?.total ?? 0) - count), isFetching: isFetching && !isFetchingNextPage, isFailed: isError, fetchMore };
}

/** Pages of a look-up that scrolling fetches; whoever wants more types. */
const MOST_PAGES = 5;
