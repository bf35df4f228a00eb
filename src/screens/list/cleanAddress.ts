import { parseQueryFromLocation } from 'ra-core';
import { MAX_SEARCH_LENGTH } from '../../schemas';
import type { Resource } from '../../schemas';
import { readFilter } from '../../fields/values/filterValue';

interface CleanAddressParams {
  /** With or without the question mark. */
  readonly search: string;
  readonly resource: Resource;
  /** Names of the filters that this user may set. */
  readonly filters: ReadonlySet<string>;
}

/**
 * The address of a list without what the list does not know: filters that have gone or that the user may not set,
 * columns that cannot be sorted by, page numbers and sizes that cannot be. An old link, or one written by hand, then
 * shows the rows it can rather than a failure that comes back with every visit.
 *
 * @returns `null` where there is nothing to take away
 */
export function cleanAddress({ search, resource, filters }: CleanAddressParams): string | null {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams(search);
  const { filter } = parseQueryFromLocation({ search });
  if (asked.has('filter')) {
    const clean = cleanFilter({ filter, filters });
    if (JSON.stringify(clean) !== JSON.stringify(filter)) kept.set('filter', JSON.stringify(clean));
  }
  if (asked.has('page') && !isWithin({ text: asked.get('page'), most: MOST_PAGES })) kept.delete('page');
  if (asked.has('perPage') && !isWithin({ text: asked.get('perPage'), most: MOST_ROWS })) kept.delete('perPage');
  const hasOrder = !asked.has('order') || asked.get('order') === 'ASC' || asked.get('order') === 'DESC';
  const sort = asked.get('sort');
  if (!hasOrder || (sort !== null && sort !== resource.list.sort.field && !resource.list.sortable.includes(sort))) {
    kept.delete('sort');
    kept.delete('order');
  }
  return kept.toString() === asked.toString() ? null : `?${kept.toString()}`;
}

/** Rows of a page that the platform gives at most. */
const MOST_ROWS = 1_000;
/** No list has so many pages of one row each that may be turned to. */
const MOST_PAGES = 1_000_000;

function isWithin({ text, most }: { text: string | null; most: number }): boolean {
  const value = Number(text);
  return /^\d+$/.test(text ?? '') && value >= 1 && value <= most;
}

function cleanFilter({ filter, filters }: { filter: unknown; filters: ReadonlySet<string> }): Record<string, unknown> {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return {};
  const known = Object.entries(filter).filter(([name, value]) => (name === 'q' ? typeof value === 'string' : filters.has(name) && readFilter(value).kind !== 'none'));
  return Object.fromEntries(known.map(([name, value]) => [name, name === 'q' ? String(value).slice(0, MAX_SEARCH_LENGTH) : value]));
}
