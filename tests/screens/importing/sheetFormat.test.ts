// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import type { WorkSheet } from 'xlsx';
import { readNumber } from '../../../src/schemas/readNumber';
import { readBook } from '../../../src/screens/importing/readBook';
import { shownBy } from '../../../src/screens/importing/sheetFormat';
import { numberText, shownDigits } from '../../../src/screens/importing/sheetNumber';

/** What is read of cells of a format, each below the other, and which are told to be numbers. */
function readCells(cells: readonly { readonly number: number; readonly format: string }[]): readonly { readonly text: string; readonly isNumber: boolean }[] {
  const sheet: WorkSheet = { '!ref': `A1:B${cells.length + 1}`, A1: { t: 's', v: 'a' }, B1: { t: 's', v: 'b' } };
  cells.forEach(({ number, format }, index) => Object.assign(sheet, { [`A${index + 2}`]: { t: 'n', v: number, z: format }, [`B${index + 2}`]: { t: 's', v: 'x' } }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'A');
  const { rows } = readBook({ bytes: new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer), sheet: null });
  return rows.map((row) => ({ text: row.cells[0]!, isNumber: row.numbers?.includes(0) === true }));
}

describe('a format of a spreadsheet', () => {
  it.each<[number: number, format: string, text: string]>([
    [1, '0"%"', '1%'],
    [0.5, '0.0"%"', '0.5%'],
    [15, '0\\%', '15%'],
    [15, '0[$%-409]', '15%'],
    [0.15, '0%', '15%'],
    [0.15, '"off "0.0%', '15%'],
    [15, '0_%', '15'],
    [5, '0;-0%', '5'],
    [-0.05, '0;-0%', '-5%'],
    [0.5, '[<1]0%;0', '50%'],
    [5, '[<1]0%;0', '5'],
    [0.5, '[>=100]0;[<1]0.0%;0.0', '50%'],
    [5, '[>=100]0;[<1]0.0%;0.0', '5'],
    [0, '0;-0;"none"', 'none'],
    [1, '"yes";;"no"', 'yes'],
    [5, '0;yyyy-mm-dd', '5'],
    [5, '0" days"', '5'],
    [5, '0 \\h', '5'],
    [12, '0_d', '12'],
    [12, '0* y', '12'],
    [12, '[Red]0', '12'],
    [12, '0.00E+00', '12'],
    [12, '[$-409]#,##0', '12'],
    [2, '0\\ \\l\\a\\k\\h', '200000'],
    [2, '0;-0" lakh"', '2'],
    [-2, '0;-0" lakh"', '-200000'],
    [46_023, '[$-409]d" of "mmm', '2026-01-01'],
    [46_023, 'yyyy"年"m"月"d"日";@', '2026-01-01'],
    [5, '"‰"0', '5‰'],
    [46_000, 'yyyy-mm-dd hh:mm', '2025-12-09 00:00'],
    [46_000, 'yyyy-mm-dd', '2025-12-09'],
    [46_000, 'd" hours"', '2025-12-09'],
    [46_000.5, 'd/m/yy h AM/PM', '2025-12-09 12:00'],
    [0, 'hh:mm', '00:00'],
    [1.5, '[h]:mm', '36:00'],
    [0.0625, '[m]', '01:30'],
    [0.395833333333333, 'hh:mm', '09:30'],
  ])('%d by %j is %j', (number, format, text) => expect(readCells([{ number, format }])[0]!.text).toBe(text));

  it('shows codes with the zeros before them, and amounts as they are kept', () => {
    const shown = (number: number, format: string): string | null => shownDigits({ number, format });
    expect([shown(123, '00000'), shown(612_345_678, '0000000000'), shown(9_876_543_210, '"+91 "0'), shown(123_456_789, '000-00-0000'), shown(-7, '000')]).toEqual(['00123', '0612345678', '+91 9876543210', '123-45-6789', '-007']);
    for (const [number, format] of [[560_001, '0'], [1_250, '#,##0'], [5, '0.00'], [5, 'General'], [5, ''], [0.5, '000'], [5, '0%'], [5, '000;"none"'], [46_000, 'yyyy']] as const) expect(shown(number, format), format).toBe(format === '000;"none"' ? '005' : null);
  });

  it('says which cells are numbers by the section that applies', () => {
    expect(readCells([{ number: 5, format: '0" d"' }, { number: 5, format: '0;yyyy' }, { number: 1, format: '"yes";"no"' }, { number: 46_023, format: 'd mmm' }]).map(({ isNumber }) => isNumber)).toEqual([true, true, false, false]);
  });

  it('is read to the number that is seen, or to none', () => {
    const numbers = [0, 1, -1, 5, 15, 1_250, 0.5, 0.25, -0.75, 99.5];
    const signs = ['"%"', '\\%', '%', '_%', '* %', '" %"', '[$%]', '"d"', '\\h', '" lakh"', '" Cr"', '"‰"', '[Red]', '[$₹-4009]', ''];
    const digits = ['0', '0.00', '#,##0.00', '00000', '0.0#'];
    const formats = digits.flatMap((one) => signs.flatMap((sign) => [`${one}${sign}`, `${sign}${one}`, `${one};-${one}${sign}`, `${one}${sign};-${one}`, `[<1]${one}${sign};${one}`, `[<0]-${one}${sign};[>=1]${one};${one}${sign}`, `${one}${sign};-${one}${sign};"none"`]));
    const seen = (text: string): number | null => {
      const reading = readNumber({ text: text.replace(/%{1,2}$/, '').replace(/[dh]/, ''), locale: 'en', unit: '₹' });
      return reading.kind === 'number' ? reading.value : null;
    };
    // What a format rounds is read as it is kept.
    const cells = formats.flatMap((format) => numbers.map((number) => ({ format, number }))).filter(({ format, number }) => /0\.0/.test(format) || Number.isInteger(number));
    expect(cells.length).toBeGreaterThan(3_000);
    cells.forEach(({ format, number }) => {
      const text = numberText({ number, format, isFrom1904: false });
      const shown = shownBy({ format, number });
      if (shown === null) return;
      const [value, there] = [seen(text), seen(shown)];
      const isCredit = format.includes('Cr');
      if (value !== null && there !== null && !isCredit) expect(Math.abs(value), `${number} by ${format}, shown ${shown}, read ${text}`).toBeCloseTo(Math.abs(there), 8);
      if (value !== null && there !== null) expect(text.includes('%'), `${number} by ${format}, shown ${shown}, read ${text}`).toBe(shown.includes('%'));
    });
  });
});
