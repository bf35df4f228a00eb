import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams } from 'ra-core';
import type { AskedList } from '../early';
import type { LecternDataProvider, ListMeta } from '../types';
import { useLecternData } from './useLecternData';

/** A page that came ahead of its being asked for counts as new for so long. In ms. */
const AHEAD_MS = 20_000;
/** Whoever rests on a page for so long has done with typing and filtering. In ms. */
const REST_MS = 600;
/** More rows a page than this are not fetched on suspicion. */
const MOST_ROWS = 50;

interface PageAheadParams {
  /** The page that is shown, as the list's controller asks for it. */
  readonly shown: { readonly page: number; readonly perPage: number; readonly sort: GetListParams['sort']; readonly filter: unknown };
  /** Rows that match, on all pages. */
  readonly total: number;
  /** Whether the way to the next page is in sight, and its own rows stand. */
  readonly isWanted: boolean;
}

/**
 * Fetches the page after the one that is shown in a quiet moment, so that it stands at once when it is turned to. It is
 * one call a page, and none where the browser is to save data. A failure is met again, and said, when the page is opened.
 */
export function usePageAhead(resource: string, { shown, total, isWanted }: PageAheadParams): void {
  const client = useQueryClient();
  const data = useLecternData();
  const { page, perPage, sort, filter } = shown;
  const isThere = isWanted && perPage <= MOST_ROWS && page * perPage < total && !savesData();
  useEffect(() => {
    if (!isThere) return;
    const params = { pagination: { page: page + 1, perPage }, sort, filter };
    let idle: number | null = null;
    const rest = setTimeout(() => {
      const fetchNow = (): void => void fetchAhead({ client, data, resource, params, meta: AHEAD_META });
      if ('requestIdleCallback' in window) idle = requestIdleCallback(fetchNow, { timeout: REST_MS });
      else fetchNow();
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      if (idle !== null) cancelIdleCallback(idle);
    };
  }, [client, data, resource, page, perPage, sort, filter, isThere]);
}

/** For how long a list's answer counts as new: not at all, unless it came ahead and has not been asked for again since. In ms. */
export function freshAhead(query: { readonly state: { readonly dataUpdateCount: number } }): number {
  return ahead.has(query) && query.state.dataUpdateCount === 1 ? AHEAD_MS : 0;
}

const ahead = new WeakSet<object>();
const AHEAD_META: ListMeta = { isAhead: true };

interface FetchAheadParams {
  readonly client: QueryClient;
  readonly data: LecternDataProvider;
  readonly resource: string;
  readonly params: Omit<AskedList, 'resource'>;
  readonly meta?: ListMeta;
}

/** Fetches a page of a list under the key that react-admin's list keeps it by, unless it is there already. */
export async function fetchAhead({ client, data, resource, params, meta }: FetchAheadParams): Promise<void> {
  const queryKey = [resource, 'getList', { ...params, meta: undefined }];
  const cache = client.getQueryCache();
  if (cache.find({ queryKey })) return;
  const fetched = client.prefetchQuery({ queryKey, queryFn: ({ signal }) => data.getList(resource, { ...params, meta, signal }) });
  const query = cache.find({ queryKey });
  if (query) ahead.add(query);
  await fetched;
}

/** Whether whoever reads this has asked the browser for little traffic. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
