import type { DeclarationProblem } from './declarationError';
import { leaves, OPERATORS, parsePredicate, type Predicate } from './predicate';
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
  return {
    add,
    unknown,
    predicate(path, predicate, fields) {
      for (const leaf of predicate ? leaves(parsePredicate(predicate)) : []) {
        const field = fields[leaf.field];
        if (!field) unknown(`${path}.${leaf.field}`, leaf.field, 'a field', Object.keys(fields));
        if (!OPERATORS.includes(leaf.op)) unknown(`${path}.${leaf.field}`, leaf.op, 'an operator', OPERATORS);
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
