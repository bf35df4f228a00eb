import type { Report } from './checkReport';
import type { Apart } from './listOptions';
import { isListType } from './normalizeField';
import type { Field } from './resource';

/** What keeps rows apart are fields that every row has: of what one value is alike, and two hours, days or instants in their order. */
export function checkApart({ report, path, field: { fields, maxItems }, apart: { by, from, to } }: { readonly report: Report; readonly path: string; readonly field: Field; readonly apart: Apart }): void {
  const named = Object.entries({ by, from, to }).flatMap(([key, name]) => {
    if (fields[name]) return [{ key, name, field: fields[name] }];
    report.unknown(`${path}.apart.${key}`, name, 'a field of its rows', Object.keys(fields));
    return [];
  });
  for (const { key, name, field } of named) if (!field.required) report.add(`${path}.apart.${key}`, `a row without ${name} would overlap whatever it likes`, `write required: true at ${name}`);
  if (maxItems > MOST_APART) report.add(`${path}.apart`, `${maxItems} rows are too many to be compared with each other`, `let there be ${MOST_APART} at most: maxItems`);
  if (named.length < 3) return;
  if (isListType(fields[by]!.type) || by === from || by === to) report.add(`${path}.apart.by`, `${by} is not one value that rows have alike`, 'name a field of one value, such as a choice of days');
  if (!SPANNED.has(fields[from]!.type) || fields[to]!.after !== from) report.add(`${path}.apart.to`, `${from} and ${to} are not two hours, days or instants of which one follows the other`, `write after: '${from}' at ${to}`);
}

const SPANNED: ReadonlySet<Field['type']> = new Set(['time', 'date', 'datetime']);
const MOST_APART = 500;
