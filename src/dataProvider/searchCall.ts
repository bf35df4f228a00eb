import type { Filter, Resource } from '../schemas';
import type { CallRequest } from './client';
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

/** The search call of a module: `POST <path>/search?size&page`, filters, query and sort in the body. */
export function searchCall({ resource, filter, sort, page, size, fields, totals }: SearchParams): Pick<CallRequest, 'method' | 'path' | 'query' | 'body'> {
  const { q, deleted, ...others } = filter;
  const filters = wireFilters({ resource, filter: others });
  const order = sort ?? resource.list.sort;
  return {
    method: 'POST',
    path: resource.endpoint.search.path,
    query: { size, page },
    body: {
      query: typeof q === 'string' ? q.trim() : '',
      ...(resource.endpoint.filtersIn === 'body' ? filters : { filters }),
      sortField: order.field,
      sortOrder: order.order === 'ASC' ? 'asc' : 'desc',
      ...(fields ? { fields } : {}),
      ...(totals ? { totals: true } : {}),
      // Those in the bin, instead of those that are there.
      ...(deleted === true ? { deleted: true } : {}),
    },
  };
}

/** A list's filter in the names of the wire. Empty values and the choice `all` are no filter and are left out. */
export function wireFilters({ resource, filter }: { resource: Resource; filter: ListFilter }): Record<string, unknown> {
  const declared = new Map(resource.list.filters.map((one) => [one.field, one]));
  return Object.assign({}, ...Object.entries(filter).map(([field, value]) => wireFilter(declared.get(field) ?? plainFilter(field), value))) as Record<string, unknown>;
}

/** A field filtered by a related list or a link, without a filter of its own in the declaration. */
function plainFilter(field: string): Filter {
  return { field, op: 'is', names: [field], pinned: false };
}

function wireFilter({ field, op, names }: Filter, value: unknown): Record<string, unknown> {
  const [name, endName] = names;
  if (isNothing(value) || value === 'all') return {};
  if (isBody(value) && typeof value['empty'] === 'boolean') return { [endName ? field : name]: { empty: value['empty'] } };
  if (op === 'include') return value === 'only' ? { [name]: value } : value === true || value === 'true' ? { [name]: true } : {};
  if (!isBody(value)) return { [name]: Array.isArray(value) && value.length === 1 ? value[0] : value };
  const from = isNothing(value['from']) ? {} : { from: value['from'] };
  const to = isNothing(value['to']) ? {} : { to: value['to'] };
  const range: { from?: unknown; to?: unknown } = { ...from, ...to };
  if (Object.keys(range).length === 0) return {};
  if (!endName) return { [name]: range };
  return { ...('from' in range ? { [name]: range.from } : {}), ...('to' in range ? { [endName]: range.to } : {}) };
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
