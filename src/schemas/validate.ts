import { overlapsIn } from './apart';
import { isComputed } from './computed';
import { boundProblem } from './dateBound';
import type { Field } from './resource';
import { evaluate, isEmptyValue, type PredicateContext } from './predicate';
import { cleanLine, cleanLines } from './cleanText';
import { isDay, isLanguage, isStorableText, isTimeZone, parsePhone } from './formats';
import { cleanMatrix, isMatrix, strangeInMatrix, type Matrix } from './matrix';
import { isObject } from './isObject';
import { pointedAt, pointTo } from './oneOf';
import { plainOf } from './plainOf';
import type { Problem, ProblemCode } from './problem';
import { isRequired } from './required';
import { tidyText } from './tidy';
import { isListType } from './normalizeField';
import { parsedUrl } from './webAddress';
import { reachProblem } from './weekdays';
import { orderProblem } from './within';

type Values = Readonly<Record<string, unknown>>;

/**
 * Whether a value is so much that no cleaning would leave a valid one: it is refused for that, and neither cleaned nor
 * looked into. The time that takes would be the sender's to choose.
 */
export function isFarTooMuch({ field, value }: { field: Field; value: unknown }): boolean {
  if (typeof value === 'string') return value.length > 2 * longest(field) + SLACK;
  if (!Array.isArray(value)) return false;
  return value.length > (field.type === 'tags' ? 2 * MAX_TAGS : field.maxItems);
}

/**
 * The value as it is stored: trimmed, without signs that nobody sees, on one line unless it is a long text, in its letter
 * case, empty texts and empty references as null, a phone number with its country's prefix, and otherwise as `tidyText` completes it. Leaves a value of the wrong type alone, for `validateValue` to name.
 */
export function cleanValue({ field, value }: { field: Field; value: unknown }): unknown {
  if (value === undefined || value === null) return isListType(field.type) ? [] : null;
  if (field.type === 'matrix') return value === '' ? null : cleanMatrix(field, value);
  if (field.type === 'password' || field.type === 'json') return value === '' ? null : value;
  if (isFarTooMuch({ field, value })) return value;
  if (typeof value === 'string') return cleanText(field, value);
  if (field.type === 'money' || field.type === 'number') return typeof value === 'number' ? normalizeZero(value) : value;
  if (Array.isArray(value) && field.type === 'list') return value.map((row) => cleanGroup(field, row));
  if (Array.isArray(value)) return field.type === 'tags' ? value.map((one) => (typeof one === 'string' ? cleanLine(one) : one)).filter((one) => one !== '') : value;
  return field.type === 'group' ? cleanGroup(field, value) : value;
}

/** The first thing wrong with a clean value by itself; null when nothing is. Empty values are always fine here. */
export function validateValue({ field, value }: { field: Field; value: unknown }): Problem | null {
  // An empty list is no empty text, number or table.
  if (Array.isArray(value) && !isListType(field.type) && field.type !== 'json') return TYPE;
  if (isEmptyValue(value)) return null;
  switch (field.type) {
    case 'number': case 'integer': case 'money': case 'duration':
      return validateNumber(field, value);
    case 'boolean':
      return typeof value === 'boolean' ? null : TYPE;
    case 'choice':
      return typeof value !== 'string' ? TYPE : field.choices.includes(value) ? null : choiceProblem(field);
    case 'oneOf':
      return typeof value !== 'string' ? TYPE : pointedAt({ field, value }) ? null : { code: 'reference' };
    case 'choices': case 'tags': case 'refs':
      return validateItems(field, value);
    case 'list':
      return Array.isArray(value) ? countProblem(field, value.length) : TYPE;
    case 'group':
      return isObject(value) ? null : TYPE;
    case 'matrix':
      return isMatrix(value) ? matrixProblem(field, value) : TYPE;
    case 'json':
      return longProblem(JSON.stringify(value).length, field.maxLength);
    default:
      return typeof value === 'string' ? validateText(field, value) : TYPE;
  }
}

/**
 * Everything wrong with a whole record, by path (`code`, `address.pinCode`, `openingHours.0.opens`).
 * Fields whose `when` does not hold are not looked at.
 */
export function validateRecord({ fields, values, context }: { fields: Readonly<Record<string, Field>>; values: Values; context: PredicateContext }): Record<string, Problem> {
  const problems: Record<string, Problem> = {};
  for (const field of Object.values(fields)) {
    if (field.system || isComputed(field) || !evaluate(field.when, values, context)) continue;
    const value = values[field.name];
    if (isEmptyValue(value) && !field.writeOnly && isRequired({ field, record: values, context })) problems[field.name] = { code: 'required' };
    const problem = validateValue({ field, value });
    if (problem) problems[field.name] = problem;
    else if (!isEmptyValue(value)) Object.assign(problems, nestedProblems(field, value, context));
    const outside = problem ? null : boundProblem({ field, value, context });
    if (outside) problems[field.name] = outside;
    const earlier = problem ? null : soundIn({ fields, values, name: field.after });
    const unordered = problem ? null : (orderProblem({ field, value, earlier }) ?? reachProblem({ field, value, earlier, values }));
    if (unordered) problems[field.name] = unordered;
  }
  return problems;
}

/** A value that another is compared with; null for what is none, such as the 31st of February: that alone is said. */
function soundIn({ fields, values, name }: { fields: Readonly<Record<string, Field>>; values: Values; name: string | null }): unknown {
  const field = fields[name ?? ''];
  const value = field && values[field.name];
  return field && !isEmptyValue(value) && validateValue({ field, value }) === null ? value : null;
}

/** The values with those emptied whose `when` does not hold, until nothing changes. */
export function applyWhen({ fields, values, context }: { fields: Readonly<Record<string, Field>>; values: Values; context: PredicateContext }): Record<string, unknown> {
  const result: Record<string, unknown> = { ...values };
  const conditional = Object.values(fields).filter((field) => field.when);
  for (let round = 0; round <= conditional.length; round++) {
    const gone = conditional.filter((field) => !isEmptyValue(result[field.name]) && !evaluate(field.when, result, context));
    if (gone.length === 0) break;
    for (const field of gone) result[field.name] = isListType(field.type) ? [] : null;
  }
  return result;
}

const TYPE: Problem = { code: 'type' };
const MAX_TAGS = 50;
/** Longest address of a picture or a file. */
const MAX_ADDRESS = 2_000;
/** White space that a pasted text may have around it. */
const SLACK = 1_000;
/** Problems that are named inside one group or list; the rest are counted. */
const MOST_NAMED = 50;
/** Characters of a sent name that are said again. */
const NAME_LENGTH = 100;

function longest(field: Field): number {
  return field.type === 'image' || field.type === 'file' ? MAX_ADDRESS : field.maxLength;
}

function cleanText(field: Field, value: string): unknown {
  const trimmed = field.type === 'richText' || field.type === 'longText' ? cleanLines(value) : cleanLine(value);
  if (trimmed === '' || (field.type === 'richText' && plainOf(trimmed) === '')) return null;
  if (field.type === 'phone') return parsePhone(trimmed) ?? trimmed;
  if (field.type === 'colour') return trimmed.toLowerCase();
  const pointed = pointedAt({ field, value: trimmed });
  if (pointed) return pointTo(pointed);
  if (field.type === 'datetime') return toInstant(trimmed) ?? trimmed;
  return field.type === 'richText' ? trimmed : tidyText(field, trimmed);
}

function cleanGroup(field: Field, value: unknown): unknown {
  if (!isObject(value)) return value;
  const known = Object.values(field.fields).map((inner) => [inner.name, cleanValue({ field: inner, value: value[inner.name] })] as const);
  const rest = Object.entries(value).filter(([name]) => !Object.hasOwn(field.fields, name));
  return Object.fromEntries([...known, ...rest]);
}

function normalizeZero(value: number): number {
  return value === 0 ? 0 : value;
}

function validateNumber(field: Field, value: unknown): Problem | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return TYPE;
  if ((field.type === 'integer' || field.type === 'duration') && !Number.isInteger(value)) return { code: 'decimals', params: { max: 0 } };
  if (field.min !== null && value < field.min) return { code: 'tooSmall', params: { min: field.min } };
  const max = field.max ?? NUMBER_LIMIT[field.type as keyof typeof NUMBER_LIMIT];
  // Of what is far too large it cannot be told how many decimals it has.
  if (value > max || value < -max) return { code: 'tooLarge', params: { max } };
  if (hasMoreDecimals(value, field.decimals)) return { code: 'decimals', params: { max: field.decimals } };
  return field.numbers.length > 0 && !field.numbers.includes(value) ? choiceProblem(field) : null;
}

/** Beyond what reckoning with binary fractions leaves over: 0.1 + 0.2 has one decimal, 1.000000001 has nine. */
function hasMoreDecimals(value: number, decimals: number): boolean {
  const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals;
  return Math.abs(value - rounded) > 4 * Number.EPSILON * Math.abs(value);
}

/** What the database's columns hold. */
const NUMBER_LIMIT = { integer: 2_147_483_647, duration: 2_147_483_647, number: 1e15, money: 1e12 };

function validateText(field: Field, value: string): Problem | null {
  if (!isStorableText(value)) return { code: 'pattern' };
  if (value.length < field.minLength) return { code: 'tooShort', params: { min: field.minLength, length: value.length } };
  const long = longProblem(value.length, longest(field));
  if (long) return long;
  const format = FORMATS[field.type];
  if (format && !format.test(value)) return { code: format.code };
  if (field.type === 'url' && hasLogin(value)) return { code: 'urlLogin' };
  return field.pattern && !new RegExp(field.pattern, 'u').test(value) ? { code: 'pattern' } : null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const FORMATS: { readonly [type: string]: { readonly code: ProblemCode; readonly test: (value: string) => boolean } } = {
  email: { code: 'email', test: (value) => /^[^\s@<>()",;:\\[\]]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) },
  phone: { code: 'phone', test: (value) => /^\+[1-9]\d{6,14}$/.test(value) },
  url: { code: 'url', test: (value) => isWebAddress(value) },
  image: { code: 'upload', test: (value) => value.startsWith('/files/') || isWebAddress(value) },
  file: { code: 'upload', test: (value) => value.startsWith('/files/') || isWebAddress(value) },
  colour: { code: 'colour', test: (value) => /^#[0-9a-f]{6}$/.test(value) },
  date: { code: 'date', test: isDay },
  time: { code: 'time', test: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value) },
  datetime: { code: 'datetime', test: (value) => toInstant(value) === value && isDay(value.slice(0, 10)) },
  timeZone: { code: 'timeZone', test: isTimeZone },
  language: { code: 'language', test: isLanguage },
  ref: { code: 'reference', test: (value) => UUID.test(value) },
};

function validateItems(field: Field, value: unknown): Problem | null {
  if (!Array.isArray(value) || value.some((one) => typeof one !== 'string')) return TYPE;
  const items = value as string[];
  // An id is the same however it is written.
  const same = field.type === 'refs' && items.every((one) => UUID.test(one)) ? items.map((one) => one.toLowerCase()) : items;
  if (new Set(same).size !== items.length) return { code: 'duplicate' };
  if (field.type === 'choices' && items.some((one) => !field.choices.includes(one))) return choiceProblem(field);
  if (field.type === 'refs' && items.some((one) => !UUID.test(one))) return { code: 'reference' };
  if (field.type === 'tags' && items.length > MAX_TAGS) return { code: 'tooMany', params: { max: MAX_TAGS } };
  const long = field.type === 'tags' ? longProblem(Math.max(...items.map((one) => one.length)), field.maxLength) : null;
  return long ?? countProblem(field, items.length);
}

/** How many characters there are is said with how many there may be. */
function longProblem(length: number, max: number): Problem | null {
  return length > max ? { code: 'tooLong', params: { max, length } } : null;
}

function matrixProblem(field: Field, value: Matrix): Problem | null {
  const known = strangeInMatrix(field, value);
  return known ? { code: 'choice', params: { choices: known.join(', ') } } : null;
}

function countProblem(field: Field, count: number): Problem | null {
  if (count < field.minItems) return { code: 'tooFew', params: { min: field.minItems } };
  return count > field.maxItems ? { code: 'tooMany', params: { max: field.maxItems } } : null;
}

/** Inside a group or a list: the first problems by their paths; how many more there are stands at the field itself. */
function nestedProblems(field: Field, value: unknown, context: PredicateContext): Record<string, Problem> {
  if (field.type !== 'group' && field.type !== 'list') return {};
  const rows = field.type === 'list' ? (value as unknown[]).map((row, index) => [`${field.name}.${index}`, row] as const) : [[field.name, value] as const];
  const found = rows.flatMap(([path, row]): [string, Problem][] => {
    if (!isObject(row)) return [[path, TYPE]];
    const unknown = Object.keys(row).filter((name) => !Object.hasOwn(field.fields, name)).map((name): [string, Problem] => [`${path}.${name.slice(0, NAME_LENGTH)}`, { code: 'unknown' }]);
    const inner = Object.entries(validateRecord({ fields: field.fields, values: row, context }));
    return [...unknown, ...inner.map(([name, problem]): [string, Problem] => [`${path}.${name}`, problem])];
  });
  // What is wrong with a row by itself is said of it first.
  if (field.type === 'list') found.push(...overlapsIn(field, value as unknown[]).filter(([path]) => found.every(([other]) => other !== path)));
  const more: [string, Problem][] = found.length > MOST_NAMED ? [[field.name, { code: 'andMore', params: { count: found.length - MOST_NAMED } }]] : [];
  return Object.fromEntries([...found.slice(0, MOST_NAMED), ...more]);
}

function choiceProblem(field: Field): Problem {
  return { code: 'choice', params: { choices: [...field.choices, ...field.numbers].join(', ') } };
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/?#]\S*$/i.test(value) && parsedUrl(value) !== null;
}

/** Whether a web address carries a name or a password before its host. */
function hasLogin(value: string): boolean {
  const { username, password } = new URL(value);
  return username !== '' || password !== '';
}

/** The instant in its one form (`2026-01-31T09:30:00.000Z`), or null. */
function toInstant(value: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) || !/(Z|[+-]\d{2}:?\d{2})$/.test(value) || !isDay(value.slice(0, 10))) return null;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
