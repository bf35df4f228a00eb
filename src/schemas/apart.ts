import { isObject } from './isObject';
import type { Apart } from './listOptions';
import { isEmptyValue } from './predicate';
import type { Problem } from './problem';
import type { Field } from './resource';

/** Rows of a list that overlap an earlier one, by the path of where they begin; lines are counted from 1. Rows that say too little are left out. */
export function overlapsIn(field: Pick<Field, 'name' | 'apart'>, rows: readonly unknown[]): [path: string, problem: Problem][] {
  const { apart } = field;
  if (apart === null) return [];
  const spans = rows.map((row) => (isObject(row) ? spanOf(row, apart) : null));
  return spans.flatMap((span, at): [string, Problem][] => {
    const other = span && spans.slice(0, at).findIndex((one) => one !== null && one.by === span.by && one.from < span.to && span.from < one.to);
    return other === null || other < 0 ? [] : [[`${field.name}.${at}.${apart.from}`, { code: 'overlaps', params: { line: other + 1 } }]];
  });
}

/** Of some rows those that overlap no earlier one of them. */
export function rowsApart<T>(field: Pick<Field, 'name' | 'apart'>, rows: readonly T[]): T[] {
  return rows.reduce<T[]>((kept, row) => (overlapsIn(field, [...kept, row]).length === 0 ? [...kept, row] : kept), []);
}

function spanOf(row: Readonly<Record<string, unknown>>, { by, from, to }: Apart): { readonly by: unknown; readonly from: string; readonly to: string } | null {
  const [begins, ends] = [row[from], row[to]];
  return typeof begins === 'string' && typeof ends === 'string' && !isEmptyValue(row[by]) && begins < ends ? { by: row[by], from: begins, to: ends } : null;
}
