import { isMoment, momentCell, momentText } from './moment';
import type { MomentCell } from './moment';
import { csvLine, safeCell } from './safeCell';
import type { FileCell } from './safeCell';

export type FileRequest =
  | { readonly kind: 'begin'; readonly format: 'csv' | 'xlsx'; readonly sheet: string; readonly head: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly FileCell[])[] }
  | { readonly kind: 'end' };

export interface FileReply {
  readonly file: Blob;
}

/** With this mark spreadsheets read a CSV file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** What a sheet's name may not hold, and how long it may be. */
const SHEET_FORBIDDEN = /[\\/?*[\]:]/g;
const SHEET_LENGTH = 31;

let begun: Extract<FileRequest, { kind: 'begin' }>;
let lines: string[] = [];
let rows: (readonly SheetCell[])[] = [];
/** Of the columns of a sheet, in letters: a date in too narrow a one is shown as hash signs. */
let widths: number[] = [];

type SheetCell = string | number | MomentCell;

self.addEventListener('message', (event: MessageEvent<FileRequest>): void => {
  const request = event.data;
  if (request.kind === 'begin') {
    begun = request;
    lines = [csvLine(request.head)];
    rows = [request.head.map(safeCell)];
    widths = request.head.map(widthOf);
  } else if (request.kind === 'rows') {
    if (begun.format === 'csv') for (const row of request.rows) lines.push(csvLine(row));
    else request.rows.forEach(addRow);
  } else {
    void finish().then((file) => self.postMessage({ file } satisfies FileReply, { transfer: [] }));
  }
});

function addRow(row: readonly FileCell[]): void {
  rows.push(row.map((cell) => (isMoment(cell) ? momentCell(cell) : safeCell(cell))));
  row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, widthOf(cell))));
}

function widthOf(cell: FileCell): number {
  return Math.min(MOST_LETTERS, (isMoment(cell) ? momentText(cell) : String(cell)).length + 2);
}

/** Longer texts run into the next column, as spreadsheets have it. */
const MOST_LETTERS = 42;

async function finish(): Promise<Blob> {
  if (begun.format === 'csv') return new Blob([BYTE_ORDER_MARK, lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' });
  const { utils, write } = await import('xlsx');
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(rows as SheetCell[][], { dense: true });
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  utils.book_append_sheet(book, sheet, begun.sheet.replace(SHEET_FORBIDDEN, ' ').slice(0, SHEET_LENGTH));
  return new Blob([write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer], { type: XLSX_TYPE });
}
