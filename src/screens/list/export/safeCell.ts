import { isMoment, momentText } from './moment';
import type { Moment } from './moment';

/** A cell of a file: a number stays one, a day or an instant is one to a spreadsheet too. */
export type FileCell = string | number | Moment;

/**
 * Makes a text harmless to spreadsheets: one that begins with `= + - @`, a tab or a return would be run as a formula,
 * so an apostrophe goes before it. A phone number or an amount that is nothing but digits is left as it is.
 */
export function safeCell<Cell extends FileCell>(cell: Cell): Cell | string {
  if (typeof cell !== 'string' || !/^[=+\-@\t\r]/.test(cell)) return cell;
  return /^[+-]?\d[\d ]*(\.\d+)?$/.test(cell) ? cell : `'${cell}`;
}

/** A row as a line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly FileCell[]): string {
  return cells.map((cell) => quote(isMoment(cell) ? momentText(cell) : String(safeCell(cell)))).join(',');
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
