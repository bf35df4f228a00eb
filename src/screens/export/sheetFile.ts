import { CFB, utils, write } from 'xlsx';
import { isAmount, plainCell } from './fileCell';
import type { Amount, FileCell } from './fileCell';
import { isMoment, momentCell } from './moment';

interface SheetParams {
  /** What the sheet is called. */
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly FileCell[])[];
}

/** One cell as SheetJS takes it: null is none at all. */
type SheetCell = null | string | { readonly t: 'n' | 's'; readonly v: number | string; readonly z: string };

/**
 * An Excel file of one sheet: every value of its own type with its format, empty cells truly empty, a head that stays in
 * sight with a filter in each of its cells, columns as wide as what stands in them.
 */
export function sheetFile({ name, head, rows }: SheetParams): ArrayBuffer {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([head.map(textCell), ...rows.map((row) => row.map(sheetCell))] as SheetCell[][], { dense: true });
  sheet['!cols'] = widthsOf({ head, rows }).map((wch) => ({ wch }));
  sheet['!autofilter'] = { ref: utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: Math.max(0, head.length - 1) } }) };
  utils.book_append_sheet(book, sheet, sheetName(name));
  // SheetJS reads such numbers twice in a text that stands in its cell; a table of texts takes twice the time, and is seldom needed.
  const bookSST = [head, ...rows].some((row) => row.some((cell) => typeof cell === 'string' && cell.search(LIKE_A_SIGN) >= 0));
  return withFrozenHead(write(book, { type: 'array', bookType: 'xlsx', bookSST, compression: true }) as ArrayBuffer);
}

/** What a sheet's name may not hold, and how long it may be. */
const FORBIDDEN = /[\\/?*[\]:]|^'+|'+$/g;
const NAME_LENGTH = 31;

function sheetName(name: string): string {
  return wholeSigns(name.replace(FORBIDDEN, ' ').trim(), NAME_LENGTH) || 'Sheet1';
}

function sheetCell(cell: FileCell): SheetCell {
  if (cell === null || cell === '') return null;
  if (isMoment(cell)) return momentCell(cell);
  if (isAmount(cell)) return amountCell(cell);
  return typeof cell === 'number' ? { t: 'n', v: cell, z: 'General' } : textCell(plainCell(cell));
}

/** As text, also for whoever edits the cell: `=1+1` stays what it is, and a code its zeros. */
function textCell(text: string): SheetCell {
  const held = text.length > MOST_LETTERS ? `${wholeSigns(text, MOST_LETTERS - 1)}…` : text;
  return { t: 's', v: held.replace(LIKE_A_SIGN, '_x005F_'), z: '@' };
}

/** What a spreadsheet reads as a sign by its number, `_x0041_`, is what somebody wrote: its underscore is written by number. */
const LIKE_A_SIGN = /_(?=x[\da-f]{4}_)/gi;

/** The beginning of a text, and no half of a sign at its end. */
function wholeSigns(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/** A cell holds no longer text. */
const MOST_LETTERS = 32_767;

/** Rupees in lakhs and crores, and a share as the spreadsheet reckons with it: 15 % is 0.15. */
function amountCell({ amount, of, decimals }: Amount): SheetCell {
  const places = decimals > 0 ? `.${'0'.repeat(decimals)}` : '';
  if (of === 'percent') return { t: 'n', v: Number((amount / 100).toPrecision(15)), z: `0${places}%` };
  const digits = String(Math.trunc(Math.abs(amount))).length;
  return { t: 'n', v: amount, z: `[$₹]${digits > 7 ? '##\\,##\\,##\\,##0' : digits > 5 ? '##\\,##\\,##0' : '#,##0'}${places}` };
}

/** In letters. What is wider runs on, or is cut by the next cell. */
const WIDEST = 42;
/** Beside the head's words stands the button of its filter. */
const FILTER_BUTTON = 3;

function widthsOf({ head, rows }: Omit<SheetParams, 'name'>): number[] {
  const widths = head.map((text) => Math.min(WIDEST, lettersOf(text) + FILTER_BUTTON));
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, Math.min(WIDEST, lettersOf(plainCell(cell)) + (isAmount(cell) ? FILTER_BUTTON : 0) + 2))));
  return widths;
}

/** Signs of Chinese and Japanese are two letters wide. */
function lettersOf(text: string): number {
  const shown = text.slice(0, WIDEST);
  return shown.length + (shown.match(/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g)?.length ?? 0);
}

const SHEET_PATH = '/xl/worksheets/sheet1.xml';
const FROZEN = '<sheetView workbookViewId="0" tabSelected="1"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView>';

/** SheetJS knows no frozen panes, so the view is set in the sheet's own part of the file. @throws where the file is not made as it was */
function withFrozenHead(file: ArrayBuffer): ArrayBuffer {
  const parts = CFB.read(new Uint8Array(file), { type: 'array' });
  const part = CFB.find(parts, SHEET_PATH);
  if (!part) throw new Error(`The file has no ${SHEET_PATH}.`);
  const text = new TextDecoder().decode(new Uint8Array(part.content));
  const frozen = text.replace(/<sheetViews>.*?<\/sheetViews>/s, `<sheetViews>${FROZEN}</sheetViews>`);
  if (frozen === text) throw new Error('The sheet has no view to freeze its head in.');
  CFB.utils.cfb_add(parts, SHEET_PATH, new TextEncoder().encode(frozen));
  const zipped = CFB.write(parts, { fileType: 'zip', type: 'array', compression: true }) as unknown as ArrayLike<number>;
  return new Uint8Array(zipped).buffer;
}
