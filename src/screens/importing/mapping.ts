import { plainName } from '../../schemas';
import type { Field } from '../../schemas';
import { turned } from './dayOrder';
import { inOwnWay, isContrary, type DecimalMark, type NumberMarks } from './decimalMark';
import type { FileRow } from './fileTable';

/** Where the values of a field come from: a column of the file, by its place (of days whether their month comes first, of numbers how they are written, and what was said of that), or one text for every row. */
export type Source = { readonly column: number; readonly isMonthFirst?: boolean; readonly numbers?: NumberMarks; readonly decimal?: DecimalMark } | { readonly text: string };

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
  /** What this person has chosen before, by the heads of columns. */
  readonly remembered: Readonly<Record<string, string>>;
}

/** Which column holds which field: as chosen before, else by what the field is called in any language, else by the further names it is declared with. Each column is used once. */
export function guessMapping({ head, fields, namesOf, remembered }: GuessParams): Mapping {
  const left = new Set(head.keys());
  const mapping: Record<string, Source> = {};
  const take = (field: Field, isIts: (text: string) => boolean): void => {
    if (field.name in mapping) return;
    const column = [...left].find((index) => head[index] !== '' && isIts(head[index]!));
    if (column === undefined) return;
    left.delete(column);
    mapping[field.name] = { column };
  };
  for (const field of fields) take(field, (text) => remembered[plainName(text)] === field.name);
  for (const field of fields) {
    const names = new Set([field.name, ...namesOf(field)].map(plainName));
    take(field, (text) => names.has(plainName(text)) && (remembered[plainName(text)] ?? field.name) === field.name);
  }
  // Whatever bears a field's own name is that one's.
  for (const field of fields) {
    const further = new Set(field.aliases.map(plainName));
    take(field, (text) => further.has(plainName(text)) && (remembered[plainName(text)] ?? field.name) === field.name);
  }
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

/** The cells of a row by the names of fields. */
export function cellsOf({ mapping, row }: { readonly mapping: Mapping; readonly row: FileRow }): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(mapping).map(([name, source]) => [name, 'column' in source ? cellOf(source, row) : source.text]));
}

/** Fields whose cell in a row speaks against what somebody has said of how their column is written. */
export function contraryIn({ mapping, row }: { readonly mapping: Mapping; readonly row: FileRow }): readonly string[] {
  return Object.entries(mapping).flatMap(([name, source]) => ('column' in source && source.decimal && !row.numbers?.includes(source.column) && isContrary({ text: row.cells[source.column] ?? '', mark: source.decimal }) ? [name] : []));
}

function cellOf({ column, isMonthFirst = false, numbers }: Extract<Source, { readonly column: number }>, row: FileRow): string {
  const text = row.cells[column] ?? '';
  if (numbers) return inOwnWay({ text, isNumber: row.numbers?.includes(column) === true, marks: numbers });
  return isMonthFirst ? turned(text) : text;
}
