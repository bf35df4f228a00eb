/** A cell of a file: a number stays one. */
export type FileCell = string | number;

/**
 * Makes a text harmless to spreadsheets: one that begins with `= + - @`, a tab or a return would be run as a formula,
 * so an apostrophe goes before it. A phone number or an amount that is nothing but digits is left as it is.
 */
export function safeCell(cell: FileCell): FileCell {
  if (typeof cell === 'number' || !/^[=+\-@\t\r]/.test(cell)) return cell;
  return /^[+-]?\d[\d ]*(\.\d+)?$/.test(cell) ? cell : `'${cell}`;
}

/** A row as a line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly FileCell[]): string {
  return cells.map((cell) => quote(String(safeCell(cell)))).join(',');
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
