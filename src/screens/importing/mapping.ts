import { plainName } from '../../schemas';
import type { Field } from '../../schemas';
import { turned } from './dayOrder';
import { inOwnWay, isContrary, isCredit, type DecimalMark, type NumberMarks } from './decimalMark';
import type { FileRow } from './fileTable';
import { USUAL_NAMES, wordsOf } from './furtherNames';
import type { ReferenceNames } from './referenceNames';

/** Where the values of a field come from: a column of the file, by its place and with how its texts are written, or one text for every row. */
export type Source = ColumnSource | { readonly text: string };

export interface ColumnSource {
  readonly column: number;
  /** Whether its field holds texts: a number of a spreadsheet is what that shows, `00123`. */
  readonly isText?: boolean;
  /** Of days, as somebody has said or the file tells. */
  readonly isMonthFirst?: boolean;
  /** Of days: the file does not tell, and nothing is read before somebody has said. */
  readonly isOrderOpen?: boolean;
  /** How numbers are written. */
  readonly numbers?: NumberMarks;
  /** Whether some of its numbers are debits (`Dr`), so that `Cr` are credits and no crores. */
  readonly isLedger?: boolean;
  /** What somebody has said of that. */
  readonly decimal?: DecimalMark;
}

/** By the names of fields; a field that is not among them is in no row. */
export type Mapping = Readonly<Record<string, Source>>;

/** Whether rows get anything from there. */
export function isGiven(source: Source | undefined): boolean {
  return source !== undefined && ('column' in source || source.text.trim() !== '');
}

interface GuessParams {
  readonly head: readonly string[];
  readonly fields: readonly Field[];
  /** What a field is called, in each of the languages. */
  readonly namesOf: (field: Field) => readonly string[];
  /** What a column of it may be called besides, as `furtherNames` gives it. */
  readonly furtherOf?: (field: Field) => readonly string[];
  /** What a column may be called that tells the record of a reference. */
  readonly references?: ReferenceNames;
  /** What this person has chosen before, by the heads of columns. */
  readonly remembered: Readonly<Record<string, string>>;
}

/** Which column holds which field: as chosen before, else by what the field is called in any language, else by the further names it is declared with or its kind has, else, of a reference, by what its records are told by, else by the same words in another order. Each column is used once. */
export function guessMapping({ head, fields, namesOf, furtherOf = () => [], references = {}, remembered }: GuessParams): Mapping {
  const columns = head.map((text, column) => ({ text, column, name: plainName(text), words: wordsOf(text) }));
  const left = new Set(columns.filter(({ text }) => text !== ''));
  const mapping: Record<string, Source> = {};
  const take = (field: Field, isIts: (column: (typeof columns)[number]) => boolean): void => {
    if (field.name in mapping) return;
    const found = [...left].find(isIts);
    if (!found) return;
    left.delete(found);
    mapping[field.name] = { column: found.column };
  };
  // What somebody has chosen for another field is that one's.
  const takeCalled = (field: Field, names: readonly string[], by: 'name' | 'words' = 'name'): void => {
    const called = new Set(names.map(by === 'name' ? plainName : wordsOf));
    take(field, (column) => column[by] !== '' && called.has(column[by]) && (remembered[column.name] ?? field.name) === field.name);
  };
  // What is only called “Mobile” is the first number of a phone.
  const first = new Map(fields.toReversed().map(({ type, name }) => [type, name]));
  const called = fields.map((field) => ({ field, own: namesOf(field), further: [...field.aliases, ...furtherOf(field), ...(first.get(field.type) === field.name ? (USUAL_NAMES[field.type] ?? []) : [])] }));
  for (const field of fields) take(field, ({ name }) => remembered[name] === field.name);
  for (const { field, own } of called) takeCalled(field, [field.name, ...own]);
  // Whatever bears a field's own name is that one's.
  for (const { field, further } of called) takeCalled(field, further);
  // Of several columns the one whose name comes first among them: an address tells more than a name.
  for (const field of fields) for (const name of references[field.name] ?? []) takeCalled(field, [name]);
  for (const { field, own, further } of called) takeCalled(field, [...own, ...further], 'words');
  return mapping;
}

/** What is remembered of a mapping, with what was chosen for other files. */
export function rememberedOf({ head, mapping, before }: { readonly head: readonly string[]; readonly mapping: Mapping; readonly before: Readonly<Record<string, string>> }): Readonly<Record<string, string>> {
  const fieldAt = new Map(Object.entries(mapping).flatMap(([name, source]) => ('column' in source ? [[source.column, name] as const] : [])));
  // A column of this file that was left out is not taken again.
  const own = head.flatMap((text, index): [string, string][] => (text === '' || head.indexOf(text) < index ? [] : [[plainName(text), fieldAt.get(index) ?? '']]));
  return Object.fromEntries([...Object.entries(before), ...own].slice(-MOST_REMEMBERED));
}

const MOST_REMEMBERED = 300;

/** The cells of a row by the names of fields, as they stand in the file, numbers that a spreadsheet keeps as it shows them to whoever reads them. */
export function cellsOf({ mapping, row }: { readonly mapping: Mapping; readonly row: FileRow }): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(mapping).map(([name, source]) => [name, 'column' in source ? cellOf({ source, row }) : source.text]));
}

function cellOf({ source: { column, numbers, isText }, row }: { readonly source: ColumnSource; readonly row: FileRow }): string {
  const text = row.cells[column] ?? '';
  if (isText) return row.shown?.[column] ?? text;
  return numbers && row.numbers?.includes(column) ? text.replace('.', numbers.own) : text;
}

/** Fields whose cells of a row a spreadsheet keeps as numbers. How the texts of their column are written says nothing of them. */
export function sheetNumbersIn({ mapping, row }: { readonly mapping: Mapping; readonly row: FileRow }): readonly string[] {
  return Object.entries(mapping).flatMap(([name, source]) => ('column' in source && row.numbers?.includes(source.column) ? [name] : []));
}

export type Unread = 'unclear' | 'credit';

export interface CellsToRead {
  readonly cells: Readonly<Record<string, string>>;
  /** Fields whose cells are not read, with why: they speak against what somebody has said of how their column is written, or may be credits. */
  readonly unread: Readonly<Record<string, Unread>>;
}

/** The cells of a row, from the file and mended alike, so that its reader's way of writing reads each as its column is written. */
export function cellsToRead({ cells, sheetNumbers, mapping }: { readonly cells: Readonly<Record<string, string>>; readonly sheetNumbers: readonly string[]; readonly mapping: Mapping }): CellsToRead {
  const ways = Object.entries(cells).map(([name, text]) => {
    const source = mapping[name];
    return { name, text, source: source && 'column' in source && !sheetNumbers.includes(name) ? source : null };
  });
  return {
    cells: Object.fromEntries(ways.map(({ name, text, source }) => [name, source ? toRead({ text, source }) : text])),
    unread: Object.fromEntries(ways.flatMap(({ name, text, source }): [string, Unread][] => {
      if (source?.decimal && isContrary({ text, mark: source.decimal })) return [[name, 'unclear']];
      return source?.numbers && isCredit({ text, isLedger: source.isLedger === true }) ? [[name, 'credit']] : [];
    })),
  };
}

function toRead({ text, source: { isMonthFirst = false, numbers } }: { readonly text: string; readonly source: ColumnSource }): string {
  return numbers ? inOwnWay({ text, marks: numbers }) : isMonthFirst ? turned(text) : text;
}
