import { isObject } from './isObject';
import type { Field, Resource } from './resource';

/** Ticked columns by row. */
export type Matrix = MatrixOf<string>;
export type MatrixOf<C extends string> = Readonly<Record<string, readonly C[]>>;

/** Rows of a matrix, at most. */
const MOST_ROWS = 200;

/** Whether rows and columns may be so called. */
export function isRowName(name: string): boolean {
  return /^\w[\w-]{0,59}$/.test(name);
}

/** Whether a value ticks columns by row, whichever there are. */
export function isMatrix(value: unknown): value is Matrix {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= MOST_ROWS && entries.every(([row, columns]) => isRowName(row) && Array.isArray(columns) && columns.every((column) => typeof column === 'string'));
}

/**
 * The one form of a value: columns in their order, each once; rows of the field's own in theirs; rows without any left out. What is no
 * value of the field is left alone, for the check to refuse.
 */
export function cleanMatrix(field: Pick<Field, 'rows' | 'columns'> & Partial<Pick<Field, 'over'>>, value: unknown): unknown {
  if (!isMatrix(value)) return value;
  const known = columnsFor(field);
  const order = [...field.rows.filter((row) => Object.hasOwn(value, row)), ...Object.keys(value).filter((row) => !field.rows.includes(row))];
  return Object.fromEntries(order.map((row) => [row, tidy(value[row]!, known)] as const).filter(([, columns]) => columns.length > 0));
}

/** What a row may hold: a column, and where it is more or less than another matrix also `-column`, what is taken of it. */
function columnsFor({ columns, over = null }: Pick<Field, 'columns'> & Partial<Pick<Field, 'over'>>): readonly string[] {
  return over === null ? columns : [...columns, ...columns.map(less)];
}

/** A column that is taken. */
export function less<C extends string>(column: C): `-${C}` {
  return `-${column}`;
}

function tidy(sent: readonly string[], known: readonly string[]): readonly string[] {
  // What is given and taken is taken.
  const columns = sent.filter((column) => !sent.includes(less(column)) || !known.includes(less(column)));
  const unknown = columns.filter((column) => !known.includes(column));
  return [...known.filter((column) => columns.includes(column)), ...new Set(unknown)];
}

/**
 * What there would be to choose from, where a value names a column or a row of the field's own that there is not; else null. Which
 * modules there are is the platform's to know.
 */
export function strangeInMatrix(field: Pick<Field, 'rows' | 'rowsFrom' | 'columns'> & Partial<Pick<Field, 'over'>>, value: Matrix): readonly string[] | null {
  if (field.rowsFrom === null && Object.keys(value).some((row) => !field.rows.includes(row))) return field.rows;
  const known = columnsFor(field);
  return Object.values(value).some((columns) => columns.some((column) => !known.includes(column))) ? known : null;
}

/** A matrix with what another says is more or less. What it takes goes, whoever gives it. */
export function withDeviation<C extends string>({ base, own }: { readonly base: MatrixOf<C>; readonly own: MatrixOf<C | `-${C}`> }): MatrixOf<C> {
  const rows = [...new Set([...Object.keys(base), ...Object.keys(own)])];
  return Object.fromEntries(rows.map((row) => {
    // A row may be called like what every object has.
    const of = <T>(matrix: Readonly<Record<string, T>>): T | undefined => (Object.hasOwn(matrix, row) ? matrix[row] : undefined);
    const said: readonly string[] = of(own) ?? [];
    const columns = [...new Set([...(of(base) ?? []), ...(said.filter((one) => !one.startsWith('-')) as C[])])];
    return [row, columns.filter((column) => !said.includes(less(column)))] as const;
  }).filter(([, columns]) => columns.length > 0));
}

/** What makes of one matrix another: the same as `withDeviation`, backwards. */
export function deviationFrom({ base, is }: { readonly base: Matrix; readonly is: Matrix }): Matrix {
  const { gained, lost } = matrixChanges({ before: base, after: is });
  const rows = [...new Set([...Object.keys(gained), ...Object.keys(lost)])];
  return Object.fromEntries(rows.map((row) => [row, [...(gained[row] ?? []), ...(lost[row] ?? []).map(less)]]));
}

/** The one matrix of a module that has these rows and columns; `null` where there is none, or more than one. */
export function matrixAlike(field: Pick<Field, 'rows' | 'rowsFrom' | 'columns'>, resource: Pick<Resource, 'fields'>): Field | null {
  const shape = ({ rows, rowsFrom, columns }: typeof field): string => JSON.stringify([rows, rowsFrom, columns]);
  const alike = Object.values(resource.fields).filter((one) => one.type === 'matrix' && one.over === null && shape(one) === shape(field));
  return alike.length === 1 ? alike[0]! : null;
}

/** What one value ticks and the other does not, by row: what is gained and lost from the first to the second. */
export function matrixChanges({ before, after }: { readonly before: Matrix; readonly after: Matrix }): { readonly gained: Matrix; readonly lost: Matrix } {
  return { gained: beyond(after, before), lost: beyond(before, after) };
}

function beyond(one: Matrix, other: Matrix): Matrix {
  return Object.fromEntries(Object.entries(one).map(([row, columns]) => [row, columns.filter((column) => !other[row]?.includes(column))] as const).filter(([, columns]) => columns.length > 0));
}
