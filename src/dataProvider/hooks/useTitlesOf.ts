import { useCallback } from 'react';
import { useTranslate, type TranslateFunction } from 'ra-core';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LookupItem } from '../types';
import { titled } from './shownTitle';
import { useLecternData } from './useLecternData';
import { tellsNothing, type UseTitles } from './useTitles';

/** Ids of records by the module they belong to; each id once. Keep the same map while they stay the same. */
export type WantedTitles = ReadonlyMap<string, readonly string[]>;

/**
 * Titles of everything that a list refers to, by module: one call a module, and one thing to follow instead of one for
 * each cell.
 */
export function useTitlesOf(wanted: WantedTitles): ReadonlyMap<string, UseTitles> {
  const data = useLecternData();
  const translate = useTranslate();
  const combine = useCallback(
    (results: readonly UseQueryResult<readonly LookupItem[]>[]) => new Map([...wanted.keys()].map((resource, at) => [resource, titlesOf({ result: results[at], resource, translate })])),
    [translate, wanted],
  );
  return useQueries({
    queries: [...wanted].map(([resource, ids]) => ({
      queryKey: [resource, 'lookup', { ids }],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await data.getMany<LookupItem>(resource, { ids: [...ids], meta: LOOKUP_META, signal })).data,
      enabled: ids.length > 0,
      placeholderData: keepPreviousData<readonly LookupItem[]>,
    })),
    combine,
  });
}

const LOOKUP_META = { lookup: true };

function titlesOf({ result, resource, translate }: { result: UseQueryResult<readonly LookupItem[]> | undefined; resource: string; translate: TranslateFunction }): UseTitles {
  // What was asked for before stays while the answer is on its way; an id it lacks is still to come.
  return { titles: new Map(titled({ items: result?.data ?? [], resource, translate }).map((item) => [item.id, item])), isPending: !result || result.isPending || result.isPlaceholderData, isFailed: tellsNothing(result?.error) };
}
