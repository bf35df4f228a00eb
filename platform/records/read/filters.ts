import { filtersOf, folded, isDay, isEmptyValue, isStorableText, keyTextsOf, maySee, pointedAt, pointTo, type Field, type Filter, type Predicate, type Scalar } from '../../../src/schemas';
import { failure, type PlatformError } from '../../kernel/errors';
import type { Reason } from '../../kernel/reasons';
import { likePattern } from '../../kernel/db/partSql';
import { unknownNames } from '../../kernel/http/body';
import { isSeen } from '../computed';
import { isId } from '../rows';
import type { Operation, Values } from '../operation';
import type { TextPart } from './textSearch';

/** Filters the actor may use: none on a field that the actor may not see. What a file's rows are known again by may be asked for too. */
export function filtersFor(operation: Operation): Filter[] {
  const { resource, actor } = operation;
  return filtersOf(resource).filter(({ field: name }) => (resource.fields[name]!.computed === null ? maySee(actor, resource.fields[name]!) : isSeen(operation, resource.fields[name]!)));
}

/** What is asked of a field that holds what other records name: any of these; `null`: anything at all, `'none'`: nothing. */
export interface NamedAsked {
  readonly field: string;
  readonly ids: readonly string[] | 'none' | null;
}

/** Sent filters by what other records name. @throws BAD_FILTER */
export function namedFilters({ operation, sent }: { operation: Operation; sent: Values }): NamedAsked[] {
  return filtersFor(operation).filter((filter) => isNamed(operation, filter)).flatMap((filter): NamedAsked[] => {
    const asked = filterPredicate({ filter, field: operation.resource.fields[filter.field]!, sent })?.[filter.field] as { readonly in?: readonly string[]; readonly is?: string; readonly empty?: boolean } | undefined;
    if (asked === undefined) return [];
    if (asked.in === undefined && asked.is === undefined && asked.empty === undefined) throw failure({ reason: 'filterShape', params: { filter: filter.names[0] }, details: { filter: filter.names[0] } });
    return [{ field: filter.field, ids: asked.empty === undefined ? [asked.in ?? asked.is ?? []].flat() : asked.empty ? 'none' : null }];
  });
}

function isNamed({ resource }: Operation, { field }: Filter): boolean {
  return resource.fields[field]!.computed !== null;
}

/** A column and texts, one of which it holds: compared as texts that must differ are. */
export interface SameTexts {
  readonly key: string;
  readonly texts: readonly string[];
}

/** Sent filters by what rows are known again by, where it is a text. @throws BAD_FILTER for more texts than are taken */
export function keyFilters({ operation, sent }: { operation: Operation; sent: Values }): SameTexts[] {
  return filtersFor(operation).filter((filter) => isKeyText(operation, filter, sent)).flatMap(({ field: key, names: [name] }) => {
    const values = [sent[name]].flat().filter((value) => !isEmptyValue(value));
    if (values.length > MAX_VALUES) throw failure({ reason: 'filterCount', params: { filter: name, most: MAX_VALUES }, details: { filter: name } });
    return values.length === 0 ? [] : [{ key: operation.table.byField.get(key)!.name, texts: values.map((value) => textOf({ name, value, max: MAX_TEXT })) }];
  });
}

/** Texts; a range or a question for emptiness is an ordinary condition, and a single one asked of a filter of the list is a part of a text. */
function isKeyText({ resource }: Operation, { field, op, names: [name] }: Filter, sent: Values): boolean {
  const isAsked = Array.isArray(sent[name]) || (op !== 'has' && typeof sent[name] !== 'object');
  return isAsked && keyTextsOf(resource).some((one) => one.name === field);
}

/** The wire's names of all filters. */
export function filterNames(filters: readonly Filter[]): string[] {
  return filters.flatMap((filter) => [...filter.names]);
}

/**
 * Sent filters as predicates. A value is a scalar (equal), an array (any of), `{ from, to }` (range, either side open) or
 * `{ empty }`; `all` for a choice, an empty text and an empty list are no filter. Texts are taken as numbers and
 * booleans where the field is one, since a query string knows only texts.
 * @throws BAD_FILTER naming what is unknown or of the wrong kind
 */
export function filterPredicates({ operation, sent }: { operation: Operation; sent: Values }): Predicate[] {
  const filters = filtersFor(operation);
  const known = filterNames(filters);
  const unknown = Object.keys(sent).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw failure({ reason: 'filterUnknown', ...unknownNames({ unknown, known }) });
  const plain = filters.filter((filter) => !isTextPart(operation, filter, sent) && !isKeyText(operation, filter, sent) && !isNamed(operation, filter));
  const predicates = plain.map((filter) => filterPredicate({ filter, field: operation.resource.fields[filter.field]!, sent }));
  return predicates.filter((predicate) => predicate !== null);
}

/** Sent filters by a part of a text, which are looked up by the values there are, or like the search box's words. */
export function textFilters({ operation, sent }: { operation: Operation; sent: Values }): TextPart[] {
  const filters = filtersFor(operation).filter((filter) => isTextPart(operation, filter, sent));
  return filters.map((filter) => {
    const pattern = likePattern(folded(textOf({ name: filter.names[0], value: sent[filter.names[0]], max: MAX_PART }).trim()));
    return { key: operation.table.byField.get(filter.field)!.name, pattern };
  });
}

/** A single value for a stored text; a list of values or a question for emptiness is an ordinary condition. */
function isTextPart({ table }: Operation, filter: Filter, sent: Values): boolean {
  const value = sent[filter.names[0]];
  const isSingle = (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';
  return filter.op === 'has' && isSingle && table.byField.get(filter.field)?.type === 'text';
}

interface Sent {
  readonly filter: Filter;
  readonly field: Field;
  readonly sent: Values;
}

function filterPredicate({ filter, field, sent }: Sent): Predicate | null {
  const [name, until] = filter.names;
  if (until !== undefined) return rangePredicate({ field, name, range: { from: sent[name], to: sent[until] } });
  const value = sent[name];
  if (filter.op === 'include') return includePredicate(field, name, value);
  if (isEmptyValue(value) || (value === 'all' && field.choices.length > 0)) return null;
  if (Array.isArray(value)) return { [field.name]: { in: anyOf({ field, name, values: value }) } };
  if (typeof value === 'object') return objectPredicate({ field, name, value: value as Values });
  const scalar = scalarOf({ field, name, value });
  return { [field.name]: filter.op === 'has' ? { has: String(scalar) } : { is: scalar } };
}

/** The values of a list, each once: they become parameters of a query, of which there may be so many and no more. */
function anyOf({ field, name, values }: { field: Field; name: string; values: readonly unknown[] }): Scalar[] {
  if (values.length > MAX_VALUES) throw failure({ reason: 'filterCount', params: { filter: name, most: MAX_VALUES }, details: { filter: name } });
  return [...new Set(values.map((one) => (isNone(field, one) ? null : scalarOf({ field, name, value: one }))))];
}

/** Among the ids of a reference null, in an address an empty text, stands for records without one: of an owner, the operator's. */
function isNone(field: Field, value: unknown): boolean {
  return (field.type === 'ref' || field.type === 'oneOf') && (value === null || value === '');
}

const ONLY = 'only';
const MAX_VALUES = 1_000;
/** Characters of a text that is compared, and of one that is looked for within others. */
const MAX_TEXT = 2_000;
const MAX_PART = 200;

/** Rows where the flag is set are left out unless the filter is true; with `only` they are all there is. */
function includePredicate(field: Field, name: string, value: unknown): Predicate | null {
  if (value === ONLY) return { [field.name]: true };
  const isIncluded = !isEmptyValue(value) && scalarOf({ field, name, value }) === true;
  return isIncluded ? null : { not: { [field.name]: true } };
}

function objectPredicate({ field, name, value }: { field: Field; name: string; value: Values }): Predicate | null {
  const keys = Object.keys(value);
  const stray = keys.filter((key) => key !== 'from' && key !== 'to' && key !== 'empty');
  if (stray.length > 0 || keys.length === 0) throw failure({ reason: 'filterShape', params: { filter: name }, details: { filter: name } });
  if (!('empty' in value)) return rangePredicate({ field, name, range: value });
  const isEmpty = value['empty'] === 'true' || value['empty'] === true;
  if (!isEmpty && value['empty'] !== 'false' && value['empty'] !== false) throw failure({ reason: 'filterEmpty', params: { filter: name }, details: { filter: name } });
  return { [field.name]: { empty: isEmpty } };
}

/** `to` is left out for instants, and included for days, times of day and numbers. A day stands for all of it, in UTC. What ends before it begins is refused. */
function rangePredicate({ field, name, range }: { field: Field; name: string; range: Values }): Predicate | null {
  const from = isEmptyValue(range['from']) ? null : scalarOf({ field, name, value: range['from'] });
  const to = isEmptyValue(range['to']) ? null : scalarOf({ field, name, value: range['to'], isEnd: true });
  if (from === null && to === null) return null;
  if (from !== null && to !== null && (from > to || (from === to && field.type === 'datetime'))) throw failure({ reason: 'filterReversed', params: { filter: name, from: String(from), to: String(to) }, details: { filter: name } });
  const end = field.type === 'datetime' ? { lt: to } : { lte: to };
  return { [field.name]: { ...(from === null ? {} : { gte: from }), ...(to === null ? {} : end) } };
}

const DAY_MS = 86_400_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const FIRST_INSTANT = Date.parse('0001-01-01T00:00:00.000Z');
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z');

/** A sent value in the field's own kind. */
function scalarOf({ field, name, value, isEnd = false }: { field: Field; name: string; value: unknown; isEnd?: boolean }): Exclude<Scalar, null> {
  const reason = (KINDS as Partial<Record<Field['type'], (typeof KINDS)[keyof typeof KINDS]>>)[field.type];
  const details = { filter: name };
  const refused = reason ? failure({ reason, params: { filter: name }, details }) : failure({ reason: 'filterText', params: { filter: name, most: MAX_TEXT }, details });
  switch (field.type) {
    case 'number': case 'integer': case 'money': case 'duration': {
      const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
      if (typeof number !== 'number' || !Number.isFinite(number)) throw refused;
      return number;
    }
    case 'boolean':
      if (value === true || value === 'true') return true;
      if (value === false || value === 'false') return false;
      throw refused;
    case 'choice': case 'choices':
      if (typeof value !== 'string' || !field.choices.includes(value)) throw failure({ reason: 'filterChoice', params: { filter: name, known: field.choices.join(', ') }, details: { filter: name, known: field.choices } });
      return value;
    case 'ref': case 'refs':
      if (typeof value !== 'string' || !isId(value)) throw refused;
      return value.toLowerCase();
    case 'oneOf': {
      const pointed = pointedAt({ field, value });
      if (!pointed) throw refused;
      return pointTo(pointed);
    }
    case 'date':
      if (typeof value !== 'string' || !isDay(value.slice(0, 10))) throw refused;
      return value.slice(0, 10);
    case 'datetime':
      return instantOf({ value, isEnd, refused });
    default:
      return textOf({ name, value, max: MAX_TEXT });
  }
}

function textOf({ name, value, max }: { name: string; value: unknown; max: number }): string {
  const isText = (typeof value === 'string' || typeof value === 'number') && isStorableText(String(value));
  if (!isText || String(value).length > max) throw failure({ reason: 'filterText', params: { filter: name, most: max }, details: { filter: name } });
  return String(value);
}

function instantOf({ value, isEnd, refused }: { value: unknown; isEnd: boolean; refused: PlatformError }): string {
  if (typeof value !== 'string' || !isDay(value.slice(0, 10)) || !INSTANT.test(value)) throw refused;
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw refused;
  const isWholeDay = value.length === 10;
  // A zone, or the day after, may lead out of the years that are written with four digits.
  return new Date(Math.min(Math.max(isWholeDay && isEnd ? time + DAY_MS : time, FIRST_INSTANT), LAST_INSTANT)).toISOString();
}

const KINDS = {
  number: 'filterNumber', integer: 'filterNumber', money: 'filterNumber', duration: 'filterNumber', boolean: 'filterBoolean',
  ref: 'filterId', refs: 'filterId', oneOf: 'filterPointed', date: 'filterDate', datetime: 'filterInstant',
} as const satisfies Partial<Record<Field['type'], Reason>>;
