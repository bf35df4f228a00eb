import { parseQueryFromLocation } from 'ra-core';
import { MAX_SEARCH_LENGTH } from '../../schemas';
import type { Field, Resource } from '../../schemas';
import { ALL_TIME, daysOfPreset, instantsOfDays, type DatePreset } from '../../fields/values/datePresets';
import { readFilter } from '../../fields/values/filterValue';

interface CleanAddressParams {
  /** With or without the question mark. */
  readonly search: string;
  readonly resource: Resource;
  /** Names of the filters that this user may set. */
  readonly filters: ReadonlySet<string>;
  /** Names of the tabs that this user may open. @default none */
  readonly segments?: ReadonlySet<string>;
  /** Milliseconds since 1970. @default the present */
  readonly now?: number;
}

/**
 * The address of a list without what the list does not know: filters that have gone or that the user may not set,
 * columns that cannot be sorted by, page numbers and sizes that cannot be. An old link, or one written by hand, then
 * shows the rows it can rather than a failure that comes back with every visit. An address that asks for no filters is given
 * those that the list begins with, and every other the ones that it is never without: a date is then any, since whoever leads
 * there means all that the other filters match, `?filter={}` all there is.
 *
 * @returns `null` where there is nothing to change
 */
export function cleanAddress({ search, resource, filters, segments = NO_TABS, now = Date.now() }: CleanAddressParams): string | null {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams(search);
  const { filter } = parseQueryFromLocation({ search });
  const clean = asked.has('filter') ? cleanFilter({ filter, filters, segments, resource }) : {};
  const begun = { ...defaultFilters({ resource, filters, now, isOpened: !asked.has('filter') }), ...clean };
  if ((asked.has('filter') || Object.keys(begun).length > 0) && JSON.stringify(begun) !== JSON.stringify(filter)) kept.set('filter', JSON.stringify(begun));
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

/** What a list that is opened begins with, and what it is never without. */
function defaultFilters({ resource, filters, now, isOpened }: Required<Pick<CleanAddressParams, 'resource' | 'filters' | 'now'>> & { isOpened: boolean }): Record<string, unknown> {
  const begun = resource.list.filters.filter((filter) => filters.has(filter.field) && filter.default !== null && (isOpened || filter.isRequired));
  return Object.fromEntries(begun.map((filter) => [filter.field, beginning({ type: resource.fields[filter.field]!.type, value: filter.default, isOpened, now })]));
}

/** A default as an address holds it; of a date that was left out of it, any. */
function beginning({ type, value, isOpened, now }: { type: string; value: unknown; isOpened: boolean; now: number }): unknown {
  if (type !== 'date' && type !== 'datetime') return type === 'choice' || type === 'choices' ? [value].flat() : value;
  const days = isOpened ? daysOfPreset({ preset: value as DatePreset, now, type }) : ALL_TIME;
  return type === 'datetime' ? instantsOfDays(days) : days;
}

/** Rows of a page that the platform gives at most. */
const MOST_ROWS = 1_000;
/** No list has so many pages of one row each that may be turned to. */
const MOST_PAGES = 1_000_000;

function isWithin({ text, most }: { text: string | null; most: number }): boolean {
  const value = Number(text);
  return /^\d+$/.test(text ?? '') && value >= 1 && value <= most;
}

const NO_TABS: ReadonlySet<string> = new Set();

function cleanFilter({ filter, filters, segments, resource }: { filter: unknown; filters: ReadonlySet<string>; segments: ReadonlySet<string>; resource: Resource }): Record<string, unknown> {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return {};
  const isKnown = (name: string, value: unknown): boolean => {
    if (name === 'q') return typeof value === 'string';
    if (name === 'segment') return typeof value === 'string' && segments.has(value);
    return filters.has(name) && isRead({ field: resource.fields[name], value });
  };
  const known = Object.entries(filter).filter(([name, value]) => isKnown(name, value));
  return Object.fromEntries(known.map(([name, value]) => [name, name === 'q' ? String(value).slice(0, MAX_SEARCH_LENGTH) : value]));
}

/** Whether it is a filter, and its bounds are days, instants or numbers as the field has them. */
function isRead({ field, value }: { field: Field | undefined; value: unknown }): boolean {
  const read = readFilter(value);
  const asNumber = (bound: unknown): number => (field?.type === 'time' ? 0 : field?.type.startsWith('date') ? Date.parse(String(bound)) : Number(bound));
  return read.kind === 'range' ? [read.from, read.to].every((bound) => bound === null || !Number.isNaN(asNumber(bound))) : read.kind !== 'none';
}
