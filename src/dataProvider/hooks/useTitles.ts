import { useMemo } from 'react';
import { useGetManyAggregate, useTranslate } from 'ra-core';
import type { LookupItem } from '../types';
import { titled } from './shownTitle';

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

/** Keeps the reduced records out of the cache of whole ones. */
const LOOKUP_META = { lookup: true };
