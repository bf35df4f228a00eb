import Papa from 'papaparse';
import { plainCell } from './fileCell';
import type { FileCell } from './fileCell';

/** Signs a formula may begin with, in their full-width form too, which some spreadsheets take for the same. */
const FORMULA = /^\s*[=+\-@＝＋－＠﹦﹢﹣﹫|]/;
/**
 * Behind a semicolon, a tab or a line's end another cell begins where a spreadsheet parts by those, whatever the quotes: those it finds at
 * the cell's begin are none of the cell to it.
 */
const FORMULA_INSIDE = /([;\t\r\n][\s"']*)([=+\-@＝＋－＠﹦﹢﹣﹫|])/g;
/** Nothing but a number, as people write phone numbers and amounts: no formula can be made of it. */
const NUMBER = /^[+-]?\d[\d ]*(\.\d+)?$/;

/**
 * A text as a CSV file holds it, so that no spreadsheet makes anything else of it. With an apostrophe before it:
 * what would be run as a formula, and what would be turned into a number or a date (`00123`, `10E5`, `MAR-1`, codes of
 * twelve digits and more).
 */
export function safeText(text: string): string {
  const inside = text.replace(FORMULA_INSIDE, "$1'$2");
  const isFormula = /^[\t\r\n]/.test(text) || (FORMULA.test(text) && !NUMBER.test(text));
  return isFormula || isMisread(text) ? `'${inside}` : inside;
}

/** Behind what parts cells, the apostrophe that `safeText` sets before a formula. */
const SAFE_INSIDE = /([;\t\r\n][\s"']*)'(?=[=@＝＋－＠﹦﹢﹣﹫|+-])/g;

/** The text that `safeText` made safe; any other as it is. */
export function unsafeText(text: string): string {
  const bare = (text.startsWith("'") ? text.slice(1) : text).replace(SAFE_INSIDE, '$1');
  return bare !== text && safeText(bare) === text ? bare : text;
}

/** A row as a line of a CSV file (RFC 4180). Texts are made safe; numbers, amounts, days and phone numbers are what they are. */
export function csvLine(cells: readonly FileCell[]): string {
  return Papa.unparse([cells.map((cell) => (typeof cell === 'string' ? safeText(cell) : plainCell(cell)))], HOW);
}

/** Cells are quoted where programs that part by semicolons or tabs would find two, besides. */
const HOW = { delimiter: ',', newline: '\r\n', quotes: (cell: unknown): boolean => /[";,\t\r\n]|^\s|\s$/.test(String(cell)) };

/** Longer whole numbers are shown as `1.23457E+11`. */
const MOST_DIGITS = 11;
const SIGNS_OF_NUMBERS = /^[\s.,:/\-+()]*\d[\d\s.,:/\-+()%eE]*$/;
const MONTH = /^(\d{1,2}[-\s/.]?)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-\s/.,]*\d{0,4}$/i;

/** Whether a spreadsheet would show something else than the text. */
function isMisread(text: string): boolean {
  if (MONTH.test(text)) return /\d/.test(text);
  if (!SIGNS_OF_NUMBERS.test(text)) return false;
  return text.length > MOST_DIGITS || String(Number(text)) !== text;
}
