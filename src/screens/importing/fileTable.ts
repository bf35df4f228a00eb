/** What a file holds, as texts. */
export interface FileTable {
  /** Of its first row that holds anything, or of another in which more columns are named. */
  readonly head: readonly string[];
  /** Where that other stands; undefined where it is the first. */
  readonly headLine?: number;
  readonly rows: readonly FileRow[];
  /** Names of its sheets, without hidden ones; of a CSV file none. */
  readonly sheets: readonly string[];
  /** The sheet that was read. */
  readonly sheet: string | null;
}

/** A row as people see it in a spreadsheet. */
export interface FileRow {
  /** Counted as a spreadsheet does, from 1 at its very top. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Columns whose cells a spreadsheet keeps as numbers: they are written with a point, in whatever language. */
  readonly numbers?: readonly number[];
  /** By column, what a spreadsheet shows for a whole number where that is not how numbers are written: `00123`. */
  readonly shown?: Readonly<Record<number, string>>;
  /** What stands behind the last column that the head has, in a file of texts: one mark too many, and all behind it is a column further on. */
  readonly beyond?: readonly string[];
}

/**
 * Why nothing can be read: neither CSV nor XLSX · a book of the old Excel, or one with a password · nothing in it · a head
 * and nothing else · more bytes, rows or columns than are taken · far more than it seems, once unpacked · a
 * quotation mark that is never closed · broken.
 */
export type FileFault = 'kind' | 'oldExcel' | 'empty' | 'headOnly' | 'tooLarge' | 'tooMany' | 'tooWide' | 'unpacked' | 'openQuote' | 'broken';

export class FileError extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** In bytes. */
export const MOST_BYTES = 5 * 1024 * 1024;
/** Without the head. Each is a call of its own. */
export const MOST_ROWS = 5_000;
export const MOST_COLUMNS = 200;

/** `A` for the first column, `AA` for the 27th. */
export function columnName(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
}

interface TableParams {
  readonly rows: readonly FileRow[];
  readonly sheets?: readonly string[];
  readonly sheet?: string | null;
  /** Whether marks in the file part its cells, so that no row has more of them than the head. @default false */
  readonly isParted?: boolean;
}

/**
 * Rows with their head apart, without those in which nothing stands.
 * @throws FileError where there are none, too many or too wide ones
 */
export function tableOf({ rows, sheets = [], sheet = null, isParted = false }: TableParams): FileTable {
  const [head, ...others] = rows.filter(({ cells }) => cells.some((text) => text.trim() !== ''));
  if (!head) throw new FileError('empty');
  if (others.length === 0) throw new FileError('headOnly');
  if (others.length > MOST_ROWS) throw new FileError('tooMany');
  const width = Math.max(...[head, ...others].map(({ cells }) => cells.findLastIndex((text) => text.trim() !== '') + 1));
  if (width > MOST_COLUMNS) throw new FileError('tooWide');
  return { ...headed({ head: head.cells, rows: others, width: isParted ? Math.min(width, head.cells.length) : width }), sheets, sheet };
}

/** A head, and the rows below it as wide: what stands further on in one is apart. */
export function headed({ head, rows, width }: { readonly head: readonly string[]; readonly rows: readonly FileRow[]; readonly width: number }): Pick<FileTable, 'head' | 'rows'> {
  const padded = (cells: readonly string[]): readonly string[] => Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return {
    head: padded(head).map((text) => text.trim()),
    rows: rows.map((row) => {
      const { beyond: _, ...own } = row;
      const cells = allCells(row);
      const beyond = cells.slice(width, cells.findLastIndex((text) => text.trim() !== '') + 1);
      return { ...own, cells: padded(cells), ...(beyond.length > 0 && { beyond }) };
    }),
  };
}

/** With what stands beyond the columns that the head has. */
export function allCells({ cells, beyond = [] }: FileRow): readonly string[] {
  return beyond.length === 0 ? cells : [...cells, ...beyond];
}

/** What stands in a column, from top to bottom. */
export function textsOf({ table, column }: { readonly table: FileTable; readonly column: number }): readonly string[] {
  return table.rows.map(({ cells }) => cells[column] ?? '');
}

/** What somebody has written in a column, without what a spreadsheet keeps as numbers. */
export function writtenIn({ table, column }: { readonly table: FileTable; readonly column: number }): readonly string[] {
  return table.rows.flatMap(({ cells, numbers }) => (numbers?.includes(column) ? [] : [cells[column] ?? '']));
}

/** Whether a text is what a spreadsheet shows in place of a value. */
export function isSheetError(text: string): boolean {
  return /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)$/.test(text.trim());
}
