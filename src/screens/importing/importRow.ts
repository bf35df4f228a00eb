import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';
import type { RowPlan } from './checkRow';
import type { FileTable } from './fileTable';
import { cellsOf, sheetNumbersIn, type Mapping } from './mapping';
import type { CellFault } from './readRow';
import { twiceIn } from './twice';

/** A row of the file, from its cells to what has become of it. */
export interface ImportRow {
  readonly line: number;
  /** By field, as they stand in the file; mended where somebody has. How they are read their column says, by the mapping. */
  readonly cells: Readonly<Record<string, string>>;
  readonly isMended: boolean;
  /** Fields whose cells a spreadsheet keeps as numbers, and have not been mended. */
  readonly sheetNumbers: readonly string[];
  /** Where it has more cells than the head of the file: how many each has. Which of them belongs where nobody knows. */
  readonly overlong: { readonly cells: number; readonly head: number } | null;
  /** Null while it has not been checked. */
  readonly plan: RowPlan | null;
  /** What another row of the file stands in the way of it with. */
  readonly twice: Readonly<Record<string, CellFault>>;
  /** Why the platform refused it: by field, and in words of the whole. */
  readonly refusal: { readonly faults: Readonly<Record<string, CellFault>>; readonly text: string | null } | null;
  readonly done: DoneRow | null;
}

/** What was made of a row. */
export interface DoneRow {
  readonly kind: 'new' | 'change';
  readonly id: string;
  /** Of a change: the record as it was. */
  readonly before: LecternRecord | null;
  readonly after: LecternRecord;
}

/** What rows were read from, and which column was which. */
export interface RowSource {
  readonly table: FileTable;
  readonly mapping: Mapping;
}

/** The rows of a file by a mapping, nothing known of them yet. */
export function rowsOfTable({ table, mapping }: RowSource): readonly ImportRow[] {
  return table.rows.map((row) => ({ line: row.line, cells: cellsOf({ mapping, row }), isMended: false, sheetNumbers: sheetNumbersIn({ mapping, row }), overlong: row.beyond ? { cells: row.cells.length + row.beyond.length, head: row.cells.length } : null, plan: null, twice: {}, refusal: null, done: null }));
}

/**
 * The same after others were read before. A row that is imported stays so: in the same file by its line, in another one
 * where the line is the same, sign by sign. Where nothing is read otherwise than before, what was mended stays too.
 */
export function rowsAfter({ rows, from, to }: { readonly rows: readonly ImportRow[]; readonly from: RowSource | null; readonly to: RowSource }): readonly ImportRow[] {
  const fresh = rowsOfTable(to);
  if (!from) return fresh;
  const isSameFile = from.table === to.table;
  const isReadAlike = isSameFile && JSON.stringify(from.mapping) === JSON.stringify(to.mapping);
  const [old, now] = [linesOf(from.table), linesOf(to.table)];
  const known = new Map(rows.map((row) => [row.line, row]));
  return fresh.map((row) => {
    const before = known.get(row.line);
    if (before?.done && (isSameFile || old.get(row.line) === now.get(row.line))) return before;
    return before && isReadAlike ? { ...row, cells: before.cells, isMended: before.isMended, sheetNumbers: before.sheetNumbers } : row;
  });
}

function linesOf({ head, rows }: FileTable): ReadonlyMap<number, string> {
  return new Map(rows.map(({ line, cells }) => [line, JSON.stringify([head, cells])]));
}

/** A row with another text in a cell. Until it has been checked again it is not imported: its plan was made of the old one. */
export function mendedRow({ row, field, text }: { readonly row: ImportRow; readonly field: string; readonly text: string }): ImportRow {
  return { ...row, cells: { ...row.cells, [field]: text }, isMended: true, sheetNumbers: row.sheetNumbers.filter((name) => name !== field), plan: null, refusal: null };
}

/** The same rows, each told which before it says the same. */
export function withTwice({ resource, rows }: { readonly resource: Resource; readonly rows: readonly ImportRow[] }): readonly ImportRow[] {
  const found = twiceIn({ resource, rows: rows.flatMap(({ line, plan, cells }) => (plan && plan.kind !== 'skipped' && plan.kind !== 'example' ? [{ line, plan, cells }] : [])) });
  return rows.map((row) => {
    const twin = row.done ? undefined : found.get(row.line);
    if (!twin) return Object.keys(row.twice).length === 0 ? row : { ...row, twice: {} };
    return { ...row, twice: { [twin.field]: { code: 'twice', line: twin.first } } };
  });
}

/** All that is wrong with a row, by field; under an empty name what is of none. */
export function faultsOf({ plan, twice, refusal, overlong }: ImportRow): Readonly<Record<string, CellFault>> {
  return { ...refusal?.faults, ...(refusal?.text ? { '': { code: null, message: refusal.text } } : {}), ...twice, ...plan?.faults, ...(overlong ? { '': { code: 'overlong', params: overlong } } : {}) };
}

export type RowState = 'done' | 'wrong' | 'new' | 'change' | 'same' | 'skipped' | 'example' | 'open';

export function stateOf(row: ImportRow): RowState {
  if (row.done) return 'done';
  if (!row.plan) return 'open';
  return Object.keys(faultsOf(row)).length > 0 ? 'wrong' : row.plan.kind;
}

/** How many rows are in each state. */
export function countsOf(rows: readonly ImportRow[]): Readonly<Record<RowState, number>> {
  const counts: Record<RowState, number> = { done: 0, wrong: 0, new: 0, change: 0, same: 0, skipped: 0, example: 0, open: 0 };
  for (const row of rows) counts[stateOf(row)] += 1;
  return counts;
}
