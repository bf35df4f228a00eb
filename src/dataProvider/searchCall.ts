import { callFields, filledPath } from '../schemas';
import type { Call, Filter, Resource } from '../schemas';
import type { CallRequest } from './client';
import { placedAt, type Placed } from './dataContext';
import { isBody } from './envelope';
import type { ListFilter } from './types';

export interface SearchParams {
  readonly resource: Resource;
  readonly filter: ListFilter;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined;
  /** From 0. */
  readonly page: number;
  readonly size: number;
  readonly fields?: readonly string[] | undefined;
  readonly totals?: boolean | undefined;
}

/**
 * The call for a page of rows. A search: `POST <path>/search?size&page`, filters, query and sort in the body. Where the module
 * has none, its list: `GET <path>?size&page&…`, everything in the query, filters flat.
 */
export function searchCall({ resource, filter, sort, page, size, fields, totals }: SearchParams): Pick<CallRequest, 'method' | 'path' | 'endsInSlash' | 'query' | 'body'> {
  const { q, deleted, segment, ...others } = filter;
  const { endpoint } = resource;
  const isListed = endpoint.without.includes('search');
  const call = isListed ? endpoint.list : endpoint.search;
  const { at, left } = addressOfRows({ call, filter: others });
  const filters = wireFilters({ resource, filter: left });
  const order = sort ?? resource.list.sort;
  const words = typeof q === 'string' ? q.trim() : '';
  if (isListed) {
    const asked = { ...(words ? { query: words } : {}), sortField: order.field, sortOrder: order.order === 'ASC' ? 'asc' : 'desc', ...(fields ? { fields: fields.join() } : {}), ...(totals ? { totals: 'true' } : {}), ...segmentOf(segment), ...(deleted === true ? { deleted: 'true' } : {}) };
    return { method: 'GET', ...at, query: { size, page, ...asked, ...flatFilters(filters) } };
  }
  return {
    method: 'POST',
    ...at,
    query: { size, page },
    body: {
      query: words,
      ...(resource.endpoint.filtersIn === 'body' ? filters : { filters }),
      sortField: order.field,
      sortOrder: order.order === 'ASC' ? 'asc' : 'desc',
      ...(fields ? { fields } : {}),
      ...(totals ? { totals: true } : {}),
      ...segmentOf(segment),
      // Those in the bin, instead of those that are there.
      ...(deleted === true ? { deleted: true } : {}),
    },
  };
}

/** The tab that is asked for, as a part of a body or a query. */
export function segmentOf(segment: unknown): { readonly segment?: string } {
  return typeof segment === 'string' && segment !== '' ? { segment } : {};
}

/** The address of a call for rows, and what of the filter is left to say once it stands there. What is not asked for stands open. */
export function addressOfRows({ call, filter }: { call: Call; filter: ListFilter }): { readonly at: Placed; readonly left: ListFilter } {
  const one = (name: string): unknown => (Array.isArray(filter[name]) && filter[name].length === 1 ? filter[name][0] : filter[name]);
  const named = Object.fromEntries(callFields(call).map((name) => [name, one(name)]));
  const left = Object.entries(filter).filter(([name]) => typeof named[name] !== 'string' || named[name] === '');
  return { at: placedAt(call, filledPath({ call, from: [named] })), left: Object.fromEntries(left) };
}

/** A list's filter in the names of the wire. Empty values and the choice `all` are no filter and are left out. */
export function wireFilters({ resource, filter }: { resource: Resource; filter: ListFilter }): Record<string, unknown> {
  const declared = new Map(resource.list.filters.map((one) => [one.field, one]));
  return Object.assign({}, ...Object.entries(filter).map(([field, value]) => wireFilter(declared.get(field) ?? plainFilter(field), value))) as Record<string, unknown>;
}

/** A field filtered by a related list or a link, without a filter of its own in the declaration. */
function plainFilter(field: string): Filter {
  return { field, op: 'is', names: [field], pinned: false, default: null, isRequired: false };
}

function wireFilter({ field, op, names }: Filter, value: unknown): Record<string, unknown> {
  const [name, endName] = names;
  if (isNothing(value) || value === 'all') return {};
  if (isBody(value) && typeof value['empty'] === 'boolean') return { [endName ? field : name]: { empty: value['empty'] } };
  if (op === 'include') return value === 'only' ? { [name]: value } : value === true || value === 'true' ? { [name]: true } : {};
  if (!isBody(value)) return { [name]: Array.isArray(value) && value.length === 1 && value[0] !== null ? value[0] : value };
  const from = isNothing(value['from']) ? {} : { from: value['from'] };
  const to = isNothing(value['to']) ? {} : { to: value['to'] };
  const range: { from?: unknown; to?: unknown } = { ...from, ...to };
  if (Object.keys(range).length === 0) return {};
  if (!endName) return { [name]: range };
  return { ...('from' in range ? { [name]: range.from } : {}), ...('to' in range ? { [endName]: range.to } : {}) };
}

/** Ranges as two words of a query, since a query has no objects: `name.from`, `name.to`, `name.empty`. Null is an empty text; alone it stands there twice, since one would be no filter. */
export function flatFilters(filters: Readonly<Record<string, unknown>>): Record<string, string | readonly string[]> {
  const entries = Object.entries(filters).flatMap(([name, value]): [string, string | readonly string[]][] =>
    isBody(value)
      ? Object.entries(value).map(([part, inner]) => [`${name}.${part}`, String(inner)])
      : [[name, Array.isArray(value) ? (value.length === 1 ? [value[0], value[0]] : value).map((one: unknown) => String(one ?? '')) : String(value)]]);
  return Object.fromEntries(entries);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
