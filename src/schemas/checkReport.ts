import type { DeclarationProblem } from './declarationError';
import { isComparison, isDynamic, isFieldOperand, leaves, OPERATORS, parsePredicate, type Predicate, type PredicateLeaf } from './predicate';
import type { Field } from './resource';

/** Collects the problems of one declaration. */
export interface Report {
  add(path: string, message: string, remedy: string): void;
  /** A name nobody declared; proposes the nearest. */
  unknown(path: string, name: string, what: string, known: readonly string[]): void;
  /** Names the fields and operators of a predicate that do not exist. */
  predicate(path: string, predicate: Predicate | null, fields: Readonly<Record<string, Field>>): void;
}

export function reporter(problems: DeclarationProblem[], resource: string): Report {
  const add: Report['add'] = (path, message, remedy) => void problems.push({ resource, path, message, remedy });
  const unknown: Report['unknown'] = (path, name, what, known) => {
    const near = nearest(name, known);
    add(path, `“${name}” is not ${what}`, near ? `write ${near}` : known.length > 0 ? `use one of ${known.join(', ')}` : 'remove it');
  };
  /** Another field is compared with a number, by order, and is a number itself. */
  const checkOperand = (path: string, { field, op, value }: PredicateLeaf, fields: Readonly<Record<string, Field>>): void => {
    if (isDynamic(value) && 'today' in value) {
      if (fields[field] && fields[field].type !== 'date') add(path, `${field} is not a calendar day`, 'compare it with now');
      if (!Number.isInteger(value.today)) add(path, 'today takes a whole number of days', 'write for example today: 0');
    }
    if (!isFieldOperand(value)) return;
    const other = fields[value.field];
    if (!other) return unknown(path, value.field, 'a field', Object.keys(fields));
    if (!isComparison(op)) return add(path, 'another field is compared by lt, lte, gt or gte alone', 'use one of these four');
    for (const one of [fields[field], other]) {
      if (one && !NUMBERS.has(one.type)) add(path, `${one.name} is not a number`, 'compare numbers with numbers');
    }
    const { percent = 100 } = value;
    if (typeof percent !== 'number' || !(percent > 0 && percent <= 10_000)) add(path, 'percent is not a number from 1 to 10000', 'write for example percent: 80');
  };
  return {
    add,
    unknown,
    predicate(path, predicate, fields) {
      for (const leaf of predicate ? leaves(parsePredicate(predicate)) : []) {
        const field = fields[leaf.field];
        if (!field) unknown(`${path}.${leaf.field}`, leaf.field, 'a field', Object.keys(fields));
        if (!OPERATORS.includes(leaf.op)) unknown(`${path}.${leaf.field}`, leaf.op, 'an operator', OPERATORS);
        checkOperand(`${path}.${leaf.field}`, leaf, fields);
        const wanted = Array.isArray(leaf.value) ? leaf.value : [leaf.value];
        if (field && field.choices.length > 0 && (leaf.op === 'is' || leaf.op === 'in' || leaf.op === 'not')) {
          for (const value of wanted) {
            if (typeof value === 'string' && !field.choices.includes(value)) unknown(`${path}.${leaf.field}`, value, `a choice of ${field.name}`, field.choices);
          }
        }
      }
    },
  };
}

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
