import { read } from 'xlsx';
import type { CellObject, Range, WorkBook } from 'xlsx';
import { FileError, MOST_COLUMNS, tableOf, type FileRow, type FileTable } from './fileTable';
import { sheetFormatFor } from './sheetFormat';
import { numberText, shownDigits } from './sheetNumber';

/** As many lines as a sheet can have: what says that it stands below them is no row of a spreadsheet. */
const MOST_LINES = 2 ** 20;
/** What a spreadsheet shows where a formula came to nothing; so is one whose result was not kept. */
const NO_RESULT = '#VALUE!';

/**
 * The rows of a sheet of an Excel file: numbers as numbers are written, days and times as `2026-01-31 09:30`, of formulas
 * what they came to, of merged cells what stands in them in each of their rows.
 * @param sheet by name. @default the first that is not hidden
 * @throws FileError where the file is none, and where there are no rows, too many or too wide ones
 */
export function readBook({ bytes, sheet }: { readonly bytes: Uint8Array; readonly sheet: string | null }): FileTable {
  try {
    const names = read(bytes, { type: 'array', bookSheets: true }).SheetNames;
    const first = sheet !== null && names.includes(sheet) ? sheet : names[0];
    if (first === undefined) throw new FileError('empty');
    const book = parse(bytes, first);
    const sheets = shownSheets(book);
    const name = sheets.includes(first) ? first : sheets[0]!;
    return tableOf({ rows: rowsOf({ book: name === first ? book : parse(bytes, name), name }), sheets, sheet: name });
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('broken');
  }
}

/** A book with one sheet read. */
function parse(bytes: Uint8Array, sheet: string): WorkBook {
  return read(bytes, { type: 'array', dense: true, cellNF: true, cellHTML: false, cellText: false, sheets: sheet, sheetRows: MOST_LINES });
}

/** Sheets that a spreadsheet shows; all, where it would show none. */
function shownSheets({ SheetNames, Workbook }: WorkBook): readonly string[] {
  const shown = SheetNames.filter((_, index) => !Workbook?.Sheets?.[index]?.Hidden);
  return shown.length > 0 ? shown : SheetNames;
}

function rowsOf({ book, name }: { book: WorkBook; name: string }): FileRow[] {
  const isFrom1904 = book.Workbook?.WBProps?.date1904 === true;
  const sheet = book.Sheets[name];
  const data = (sheet?.['!data'] ?? []) as (CellObject[] | undefined)[];
  fillMerged(data, sheet?.['!merges'] ?? []);
  const rows: FileRow[] = [];
  data.forEach((row, index) => {
    if (!row) return;
    const width = row.findLastIndex((cell) => textOf({ cell, isFrom1904 }).trim() !== '') + 1;
    if (width > MOST_COLUMNS) throw new FileError('tooWide');
    const numbers = row.slice(0, width).flatMap((cell, column) => (cell && isNumber(cell) ? [column] : []));
    const shown = row.slice(0, width).flatMap((cell, column): [number, string][] => {
      const text = shownIn(cell);
      return text === null ? [] : [[column, text]];
    });
    rows.push({ line: index + 1, cells: Array.from({ length: width }, (_, column) => textOf({ cell: row[column], isFrom1904 })), ...(numbers.length > 0 && { numbers }), ...(shown.length > 0 && { shown: Object.fromEntries(shown) }) });
  });
  return rows;
}

/** A cell that was merged with those below it is seen beside each of their rows. A row that has nothing else stays empty. */
function fillMerged(data: (CellObject[] | undefined)[], merges: readonly Range[]): void {
  for (const { s: from, e: to } of merges) {
    const cell = data[from.r]?.[from.c];
    if (!cell) continue;
    for (const row of data.slice(from.r + 1, to.r + 1)) if (row?.some((one) => one !== undefined)) row[from.c] = cell;
  }
}

/** Whether it is kept as a number, and shown as one. */
function isNumber({ t, v, z }: CellObject): boolean {
  return t !== 'e' && typeof v === 'number' && sheetFormatFor({ format: String(z ?? ''), number: v }).kind === 'number';
}

function shownIn(cell: CellObject | undefined): string | null {
  return cell && cell.t !== 'e' && typeof cell.v === 'number' ? shownDigits({ number: cell.v, format: String(cell.z ?? '') }) : null;
}

function textOf({ cell, isFrom1904 }: { cell: CellObject | undefined; isFrom1904: boolean }): string {
  if (!cell) return '';
  if (cell.v === undefined || cell.v === null) return cell.f === undefined ? '' : NO_RESULT;
  if (cell.t === 'e') return ERRORS[Number(cell.v)] ?? NO_RESULT;
  return typeof cell.v === 'number' ? numberText({ number: cell.v, format: String(cell.z ?? ''), isFrom1904 }) : String(cell.v);
}

/** The errors of a spreadsheet, by the numbers that stand for them in a file. */
const ERRORS: Readonly<Record<number, string>> = { 0x00: '#NULL!', 0x07: '#DIV/0!', 0x0f: '#VALUE!', 0x17: '#REF!', 0x1d: '#NAME?', 0x24: '#NUM!', 0x2a: '#N/A' };
