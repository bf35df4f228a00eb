import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
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

const NONE: readonly LookupItem[] = [];
