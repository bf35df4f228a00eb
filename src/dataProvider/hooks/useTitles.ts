import { useMemo } from 'react';
import { useGetManyAggregate, useTranslate } from 'ra-core';
import type { LookupItem } from '../types';
import { titled } from './shownTitle';

export interface UseTitles {
  /** By id, deleted ones too, which say so; an id that is not there is gone for good, or not yours to see. */
  readonly titles: ReadonlyMap<string, LookupItem>;
  readonly isPending: boolean;
  /** They could not be fetched: of an id without a title nothing is known. @default false */
  readonly isFailed?: boolean;
}

/**
 * Titles of records that are referred to. All components drawn together ask once: a list of a hundred rows makes one
 * call per module it refers to.
 */
export function useTitles(resource: string, ids: readonly (string | null | undefined)[]): UseTitles {
  const translate = useTranslate();
  const wanted = ids.filter((id): id is string => typeof id === 'string' && id !== '');
  const { data, isPending, error } = useGetManyAggregate<LookupItem>(resource, { ids: wanted, meta: LOOKUP_META }, { enabled: wanted.length > 0 });
  const titles = useMemo(() => new Map(titled({ items: (data ?? []).filter(Boolean), resource, translate }).map((item) => [item.id, item])), [data, resource, translate]);
  return { titles, isPending: wanted.length > 0 && isPending, isFailed: tellsNothing(error) };
}

/** Keeps the reduced records out of the cache of whole ones. */
const LOOKUP_META = { lookup: true };

/** Whether a failure says nothing of who or what is there, as one that forbids a reader to look does. */
export function tellsNothing(error: unknown): boolean {
  return Boolean(error) && ![403, 404].includes((error as { status?: number }).status ?? 0);
}
