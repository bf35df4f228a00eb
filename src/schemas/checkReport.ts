import type { DeclarationProblem } from './declarationError';
import { isDay } from './formats';
import { isObject } from './isObject';
import { isBesideOperand, isComparison, isDynamic, isFieldOperand, leaves, OPERATORS, parsePredicate, type FieldOperand, type Predicate, type PredicateLeaf } from './predicate';
import type { Field } from './resource';

type Fields = Readonly<Record<string, Field>>;

/** Collects the problems of one declaration. */
export interface Report {
  add(path: string, message: string, remedy: string): void;
  /** A name nobody declared; proposes the nearest. */
  unknown(path: string, name: string, what: string, known: readonly string[]): void;
  /** Names the fields and operators of a predicate that do not exist. `isOfOne`: it is asked of one record at a time, so rows of lists may be counted. `beside`: fields of the record that refers to it. */
  predicate(path: string, predicate: Predicate | null, fields: Fields, isOfOne?: boolean, beside?: Fields): void;
}

/** @param placed where a path stands in the declaration as its author wrote it */
export function reporter(problems: DeclarationProblem[], resource: string, placed: (path: string) => string = (path) => path): Report {
  const add: Report['add'] = (path, message, remedy) => void problems.push({ resource, path: placed(path), message, remedy });
  const unknown: Report['unknown'] = (path, name, what, known) => {
    const near = nearest(name, known);
    add(path, `“${name}” is not ${what}`, near ? `write ${near}` : known.length > 0 ? `use one of ${known.join(', ')}` : 'remove it');
  };
  const checkOperand = (path: string, { field, op, value }: PredicateLeaf, fields: Fields, beside: Fields | null): void => {
    if (isDynamic(value) && 'today' in value) {
      if (fields[field] && fields[field].type !== 'date') add(path, `${field} is not a calendar day`, 'compare it with now');
      if (!Number.isInteger(value.today)) add(path, 'today takes a whole number of days', 'write for example today: 0');
    }
    const isBeside = isBesideOperand(value);
    if (!isBeside && !isFieldOperand(value)) return;
    if (isBeside && !beside) return add(path, 'nothing refers to what is asked here', "compare it with { field: '…' } of the record itself");
    const [named, among] = isBeside ? [value.beside, beside!] : [value.field, fields];
    const other = among[named];
    if (!other) return unknown(path, named, 'a field', Object.keys(among));
    const isDayOfInstant = isBeside && isComparison(op) && fields[field]?.type === 'date' && other.type === 'datetime';
    const problem = fields[field] && !isDayOfInstant ? unlike({ field: fields[field], other, op, percent: isBeside ? undefined : value.percent }) : null;
    if (problem) add(path, problem.message, problem.remedy);
  };
  /** A list's rows are counted, by their own fields and up to a number. */
  const checkRows = (path: string, { field, value }: PredicateLeaf, fields: Fields, isOfOne: boolean): void => {
    const list = fields[field];
    if (!isOfOne) return add(path, 'rows are counted in rules, when and required alone', 'compare something else here');
    if (list && list.type !== 'list') return add(path, `${field} is no list`, 'name a field of rows');
    if (!isObject(value)) return add(path, 'is not an object', 'write for example { where: { isRight: true }, lt: 1 }');
    const { where, ...bounds } = value as Record<string, unknown>;
    for (const [name, bound] of Object.entries(bounds)) {
      if (!BOUNDS.includes(name)) unknown(path, name, 'a bound of a count', ['where', ...BOUNDS]);
      else if (typeof bound !== 'number' || !Number.isInteger(bound) || bound < 0) add(path, `${name} is not a number of rows`, `write for example ${name}: 1`);
    }
    if (Object.keys(bounds).length === 0) add(path, 'says of no number of rows', 'write for example lt: 1');
    if (where !== undefined && !isObject(where)) add(path, 'where is not an object', 'write a condition on the fields of a row');
    else if (where && list) predicate(`${path}.where`, where as Predicate, list.fields, true);
  };
  const predicate: Report['predicate'] = (path, asked, fields, isOfOne = false, beside) => {
    for (const leaf of asked ? leaves(parsePredicate(asked)) : []) {
      const field = fields[leaf.field];
      if (!field) unknown(`${path}.${leaf.field}`, leaf.field, 'a field', Object.keys(fields));
      if (field?.computed) add(`${path}.${leaf.field}`, `${field.name} is computed when a record is read, and decides nothing`, 'ask a stored field');
      if (!OPERATORS.includes(leaf.op)) unknown(`${path}.${leaf.field}`, leaf.op, 'an operator', OPERATORS);
      if (leaf.op === 'rows') {
        checkRows(`${path}.${leaf.field}`, leaf, fields, isOfOne);
        continue;
      }
      checkOperand(`${path}.${leaf.field}`, leaf, fields, beside ?? null);
      const wanted = Array.isArray(leaf.value) ? leaf.value : [leaf.value];
      if (field && field.choices.length > 0 && (leaf.op === 'is' || leaf.op === 'in' || leaf.op === 'not')) {
        for (const value of wanted) {
          if (typeof value === 'string' && !field.choices.includes(value)) unknown(`${path}.${leaf.field}`, value, `a choice of ${field.name}`, field.choices);
        }
      } else if (field && isCompared(leaf.op)) {
        const strange = wanted.find((value) => !isDynamic(value) && !isOfType(field, value));
        if (strange !== undefined) add(`${path}.${leaf.field}`, `${JSON.stringify(strange)} is never a value of ${field.name} (${field.type})`, `compare it with ${EXAMPLES[field.type] ?? 'a text'}`);
      }
    }
  };
  return { add, unknown, predicate };
}

const BOUNDS: readonly string[] = ['is', 'lt', 'lte', 'gt', 'gte'];

function isCompared(op: PredicateLeaf['op']): boolean {
  return op === 'is' || op === 'not' || op === 'in' || isComparison(op);
}

/** Whether a literal may stand for a value of the field: `null` for none. */
function isOfType({ type }: Field, value: unknown): boolean {
  if (value === null) return true;
  if (NUMBERS.has(type)) return typeof value === 'number';
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'date') return typeof value === 'string' && isDay(value);
  if (type === 'datetime') return typeof value === 'string' && !Number.isNaN(Date.parse(value));
  return typeof value === 'string' || !SINGLE.has(type);
}

const EXAMPLES: Readonly<Record<string, string>> = {
  number: 'a number', integer: 'a number', money: 'a number', duration: 'a number of minutes', boolean: 'true or false',
  date: "a day, for example '2030-01-31', or { today: 0 }", datetime: "an instant, for example '2030-01-31T00:00:00Z', or { now: true }",
};

/** Why one field cannot be compared so with another; null where it can. */
function unlike({ field, other, op, percent }: { field: Field; other: Field; op: PredicateLeaf['op'] } & Pick<FieldOperand, 'percent'>): { message: string; remedy: string } | null {
  const isEquality = op === 'is' || op === 'not';
  if (!isEquality && !isComparison(op)) return { message: `another field is not asked by ${op}`, remedy: 'use is, not, lt, lte, gt or gte' };
  if (NUMBERS.has(field.type) && NUMBERS.has(other.type)) {
    const isPart = percent === undefined || (typeof percent === 'number' && percent > 0 && percent <= 10_000);
    return isPart ? null : { message: 'percent is not a number from 1 to 10000', remedy: 'write for example percent: 80' };
  }
  if (percent !== undefined) return { message: `${NUMBERS.has(field.type) ? other.name : field.name} is not a number`, remedy: 'leave out percent, or compare numbers with numbers' };
  const isOne = (isEquality ? SINGLE : ORDERED).has(field.type) && !field.system && !other.system && field.derive.length + other.derive.length === 0;
  if (isOne && field.type === other.type && field.to === other.to) return null;
  const wanted = isEquality ? 'two stored fields of one type, of one value each' : 'numbers with numbers, or two days, times or instants';
  return { message: `${field.name} (${field.type}) cannot be compared so with ${other.name} (${other.type})`, remedy: `compare ${wanted}` };
}

/** Types whose values stand in an order that memory and database agree on, beside numbers. */
const ORDERED: ReadonlySet<string> = new Set(['date', 'time', 'datetime']);
const SINGLE: ReadonlySet<string> = new Set([...ORDERED, 'text', 'longText', 'richText', 'email', 'phone', 'url', 'choice', 'boolean', 'ref', 'colour', 'language', 'timeZone']);

const NUMBERS: ReadonlySet<string> = new Set(['number', 'integer', 'money', 'duration']);

/** The known name at most two letters away, or null. */
function nearest(name: string, known: readonly string[]): string | null {
  const ranked = known.map((one) => ({ one, distance: distance(name.toLowerCase(), one.toLowerCase()) })).sort((a, b) => a.distance - b.distance);
  return ranked[0] && ranked[0].distance <= 2 ? ranked[0].one : null;
}

/** Edit distance. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    previous = row;
  }
  return previous[b.length]!;
}
