import { folded, MAX_SEARCH_LENGTH, maySee, searchedPhone, segmentsFor, sortNames, type Predicate, type Segment } from '../../../src/schemas';
import { titleColumn } from '../../kernel/db/schema/indexes';
import { failure } from '../../kernel/errors';
import { computedOf } from '../computed';
import { visibleFields } from '../present';
import { largestPage } from '../authorize';
import { bodyObject, refuseUnknown } from '../../kernel/http/body';
import { filterNames, filterPredicates, filtersFor, keyFilters, namedFilters, textFilters, type NamedAsked, type SameTexts } from './filters';
import type { Operation, Values } from '../operation';
import type { TextPart } from './textSearch';
import { throughOf } from './through';

/** A list that was asked for, checked. */
export interface SearchRequest {
  /** Lower-case words, all of which must be found. */
  readonly words: readonly string[];
  readonly filters: readonly Predicate[];
  /** Filters by a part of a text. */
  readonly parts: readonly TextPart[];
  /** Filters by whole texts that no two rows share. */
  readonly same: readonly SameTexts[];
  /** Filters by what other records name. */
  readonly named: readonly NamedAsked[];
  readonly sort: { readonly field: string; readonly isDescending: boolean };
  /** From 0. */
  readonly page: number;
  readonly size: number;
  /** Only these, besides the id; null: all. */
  readonly fields: ReadonlySet<string> | null;
  readonly hasTotals: boolean;
  /** Deleted records that can be restored, instead of those that are there. */
  readonly isBin: boolean;
}

const OPTIONS = ['query', 'filters', 'sortField', 'sortOrder', 'size', 'page', 'fields', 'totals', 'deleted', 'segment'];

/**
 * A search call's query string and body as one request.
 * @param isFurther asked at a further address, where `sortField` and `sortOrder` may stand in a member `sort` as well
 * @throws BAD_FIELD · BAD_FILTER · BAD_SORT · BAD_REQUEST
 */
export function searchRequest({ operation, query, body, isFurther = false }: { operation: Operation; query: Values; body: unknown; isFurther?: boolean }): SearchRequest {
  const { sent, sort } = isFurther ? sortApart(bodyObject(body)) : { sent: bodyObject(body), sort: {} };
  const isFlat = operation.resource.endpoint.filtersIn === 'body';
  const flat = isFlat ? filterNames(filtersFor(operation)) : [];
  refuseUnknown({ body: sent, known: [...OPTIONS, ...flat] });
  refuseUnknown({ body: query, known: ['size', 'page', 'sortField', 'sortOrder'] });
  const inFlat = Object.fromEntries(Object.entries(sent).filter(([name]) => flat.includes(name)));
  return requestOf({ operation, options: { ...sort, ...sent, ...query }, filters: { ...inFlat, ...bodyObject(sent['filters']) } });
}

function sortApart({ sort, ...sent }: Values): { readonly sent: Values; readonly sort: Values } {
  const by = bodyObject(sort);
  refuseUnknown({ body: by, known: ['sortField', 'sortOrder'] });
  return { sent, sort: by };
}

/** The same from the query string of `GET <collection>`: options by their names, everything else a filter. */
export function listRequest({ operation, query }: { operation: Operation; query: Values }): SearchRequest {
  const options = Object.fromEntries(Object.entries(query).filter(([name]) => OPTIONS.includes(name) && name !== 'filters'));
  const filters = filtersOf(Object.entries(query).filter(([name]) => !Object.hasOwn(options, name)));
  const fields = typeof options['fields'] === 'string' ? options['fields'].split(',').filter(Boolean) : options['fields'];
  return requestOf({ operation, options: { ...options, fields, totals: options['totals'] === 'true', deleted: options['deleted'] === 'true' }, filters });
}

/** Filters of a query string, which has no objects: `name.from`, `name.to` and `name.empty` become `{ from, to }` and `{ empty }` under their name. */
export function filtersOf(sent: readonly (readonly [string, unknown])[]): Values {
  // Without a prototype, so that no name finds what nobody sent.
  const filters = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of sent) {
    const [, base, part] = /^(\w+)\.(from|to|empty)$/.exec(name) ?? [null, name, null];
    filters[base!] = part ? { ...(filters[base!] as object | undefined), [part]: value } : value;
  }
  return filters;
}

/** A query in the names of lists, of one at a further address that has names of its own. */
export function renamed({ query, names }: { query: Values; names: Readonly<Record<string, string>> }): Values {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [Object.hasOwn(names, name) ? names[name]! : name, value]));
}

/** The request of `GET <collection>/list/minimal`, sorted by title. @param isByTitle the words are looked for elsewhere */
export function lookupRequest({ operation, query, filters, isByTitle }: { operation: Operation; query: Values; filters: Values; isByTitle: boolean }): SearchRequest {
  const request = requestOf({ operation, options: { query: isByTitle ? undefined : query['q'], size: query['size'], page: query['page'] }, filters });
  const title = titleColumn(operation.table);
  return title && maySee(operation.actor, title.field) ? { ...request, sort: { field: title.field.name, isDescending: false } } : request;
}

/** What a look-up asks by its body, `query`, `filters`, `size` and `page`, in the names of one by the address alone. @throws BAD_FIELD · BAD_REQUEST */
export function lookupAsked({ query, body }: { query: Values; body: unknown }): Values {
  const { query: q, filters, ...paging } = bodyObject(body);
  refuseUnknown({ body: paging, known: ['query', 'filters', 'size', 'page'] });
  return { ...bodyObject(filters), ...(q !== undefined && { q }), ...paging, ...query };
}

/** All rows that match, whatever their order: `query`, `filters` and `segment` of a search. @throws BAD_FIELD · BAD_FILTER · BAD_REQUEST */
export function filteredRequest({ operation, query, filters, segment }: { operation: Operation; query: unknown; filters: unknown; segment?: unknown }): SearchRequest {
  return requestOf({ operation, options: { query, segment }, filters: bodyObject(filters) });
}

/** The words looked for in titles, folded. @throws BAD_REQUEST for a text that is too long */
export function titleWords(query: unknown): string[] {
  if (query === undefined || query === null || query === '') return [];
  if (typeof query !== 'string' || query.length > MAX_SEARCH_LENGTH) throw failure({ reason: 'queryLength', params: { most: MAX_SEARCH_LENGTH } });
  return folded(query.replaceAll('\u0000', '')).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

function requestOf({ operation, options, filters }: { operation: Operation; options: Values; filters: Values }): SearchRequest {
  const segment = segmentAsked(operation, options['segment']);
  return {
    words: wordsOf(operation, options['query']),
    filters: [...filterPredicates({ operation, sent: filters }), ...(segment && !segment.isDeleted ? [segment.where] : [])],
    parts: textFilters({ operation, sent: filters }),
    same: keyFilters({ operation, sent: filters }),
    named: namedFilters({ operation, sent: filters }),
    sort: sortOf(operation, options),
    page: wholeNumber({ name: 'page', value: options['page'], least: 0, most: 10_000_000, fallback: 0 }),
    size: wholeNumber({ name: 'size', value: options['size'], least: 1, most: largestPage(operation), fallback: operation.resource.endpoint.searchSize }),
    fields: fieldsOf(operation, options['fields']),
    hasTotals: options['totals'] === true,
    isBin: options['deleted'] === true || segment?.isDeleted === true,
  };
}

/** The tab of the list that is asked for; null where none is. */
function segmentAsked({ resource, actor }: Operation, asked: unknown): Segment | null {
  if (asked === undefined || asked === null || asked === '') return null;
  const segments = segmentsFor({ resource, actor });
  const segment = segments.find(({ name }) => name === asked);
  if (!segment) throw failure({ reason: 'segmentUnknown', params: { segment: nameOf(asked), known: segments.map(({ name }) => name).join(', ') }, details: { known: segments.map(({ name }) => name) } });
  return segment;
}

const MAX_WORDS = 8;

/** Where a phone number is among what is looked into, one that was asked for is a single word, however it is written. */
function wordsOf(operation: Operation, query: unknown): string[] {
  const { resource } = operation;
  const found = [...Object.values(resource.fields).filter(({ searchable }) => searchable), ...throughOf(operation).flatMap(({ texts }) => texts.map(({ field }) => field))];
  const hasPhone = found.some(({ type }) => type === 'phone');
  const words = titleWords(query);
  const phone = hasPhone && words.length > 0 ? searchedPhone(String(query)) : null;
  if (words.length > 0 && !resource.list.searchable) throw failure({ reason: 'notSearchable', params: { module: resource.name } });
  return phone === null ? words : [phone];
}

function sortOf(operation: Operation, options: Values): SearchRequest['sort'] {
  const { list } = operation.resource;
  const isBin = options['deleted'] === true;
  if (isBin && (options['sortField'] === undefined || options['sortField'] === DELETED_AT)) return { field: DELETED_AT, isDescending: options['sortOrder'] !== 'asc' };
  const seen = visibleFields(operation);
  const known = [...(isBin ? [DELETED_AT] : []), ...sortNames(list).filter((name) => seen.includes(name))];
  const field = options['sortField'] ?? list.sort.field;
  if (typeof field !== 'string' || !known.includes(field)) throw failure({ reason: 'sortUnknown', params: { field: nameOf(field), known: known.join(', ') }, details: { known } });
  const order = nameOf(options['sortOrder'] ?? (field === list.sort.field ? list.sort.order : 'asc')).toLowerCase();
  if (order !== 'asc' && order !== 'desc') throw failure({ reason: 'sortOrder', details: { known: ['asc', 'desc'] } });
  return { field, isDescending: order === 'desc' };
}

/** What the bin is sorted by unless asked otherwise. */
export const DELETED_AT = 'deletedAt';

/** @throws BAD_REQUEST where what was sent is no whole number between the two */
export function wholeNumber({ name, value, least, most, fallback }: { name: string; value: unknown; least: number; most: number; fallback: number }): number {
  if (value === undefined || value === null || value === '') return Math.min(fallback, most);
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most) return number;
  throw failure({ reason: 'wholeNumber', params: { name, least, most } });
}

function fieldsOf(operation: Operation, fields: unknown): ReadonlySet<string> | null {
  if (fields === undefined || fields === null) return null;
  // What is computed from a module that the actor may not read is left out, and no mistake: a console asks for all columns of a file.
  const known = [...visibleFields(operation), ...computedOf(operation.resource).filter((field) => maySee(operation.actor, field)).map(({ name }) => name)];
  if (!Array.isArray(fields)) throw failure({ reason: 'fieldsNoList' });
  const unknown = fields.filter((name) => !known.includes(name as string)).slice(0, 20).map(nameOf);
  if (unknown.length > 0) throw failure({ reason: 'unknownFields', params: { unknown: unknown.join(', '), known: known.join(', ') }, details: { unknown, known } });
  return new Set(['id', ...(fields as string[])]);
}

/** A sent name, to be shown. What is no text is not asked for one: an object may refuse. */
export function nameOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : JSON.stringify(value).slice(0, 200);
}
