// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CFB, utils, write } from 'xlsx';
import type { WorkSheet } from 'xlsx';
import { csvLine, safeText, unsafeText } from '../../../src/screens/export/safeCell';
import { sheetFile } from '../../../src/screens/export/sheetFile';
import { columnName, FileError, isSheetError, MOST_ROWS } from '../../../src/screens/importing/fileTable';
import { readFile } from '../../../src/screens/importing/readFile';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const readText = (text: string | Uint8Array, { name = 'a.csv', locale = 'en' } = {}) => readFile({ bytes: typeof text === 'string' ? utf8(text) : text, name, locale });
const faultOf = async (reading: Promise<unknown>): Promise<string> => reading.then(() => 'read', (error: unknown) => (error instanceof FileError ? error.fault : String(error)));
const cellsOf = async (reading: ReturnType<typeof readFile>): Promise<readonly (readonly string[])[]> => (await reading).rows.map(({ cells }) => cells);

function utf16(text: string, { isBig = false, hasMark = true } = {}): Uint8Array {
  const bytes = new Uint8Array((text.length + (hasMark ? 1 : 0)) * 2);
  const view = new DataView(bytes.buffer);
  [...(hasMark ? ['\uFEFF'] : []), ...text].forEach((sign, index) => view.setUint16(index * 2, sign.charCodeAt(0), !isBig));
  return bytes;
}

function bookOf(sheets: Readonly<Record<string, WorkSheet>>, { isFrom1904 = false, hidden = [] }: { isFrom1904?: boolean; hidden?: readonly string[] } = {}): Uint8Array {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  book.Workbook = { WBProps: { date1904: isFrom1904 }, Sheets: Object.keys(sheets).map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })) };
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}

const readBook = (bytes: Uint8Array, sheet: string | null = null) => readFile({ bytes, name: 'a.xlsx', locale: 'en', sheet });

describe('a CSV file', () => {
  it.each([[','], [';'], ['\t']])('is parted by “%s” where that is what its cells stand between', async (sign) => {
    const table = await readText(`Name${sign}City\r\nAsha${sign}Kochi\r\n"Ravi${sign} jr"${sign}Delhi\r\n`);
    expect(table.head).toEqual(['Name', 'City']);
    expect(table.rows).toEqual([{ line: 2, cells: ['Asha', 'Kochi'] }, { line: 3, cells: [`Ravi${sign} jr`, 'Delhi'] }]);
  });

  it('ends its lines in several ways, as where rows were added to it by another program', async () => {
    const table = await readText('Name,Notes\r\nAsha,"one\r\ntwo"\r\nRavi,\nDevi,"a\rb"\rMeera,x');
    expect(table.head).toEqual(['Name', 'Notes']);
    expect(table.rows.map(({ cells }) => cells)).toEqual([['Asha', 'one\r\ntwo'], ['Ravi', ''], ['Devi', 'a\rb'], ['Meera', 'x']]);
    // More of one kind than of the other.
    for (const [most, other] of [['\r\n', '\n'], ['\n', '\r\n'], ['\r', '\n']] as const) expect(await cellsOf(readText(`a,b${most}${`1,2${most}`.repeat(30)}3,4${other}5,6`))).toHaveLength(32);
  });

  it('says itself what it is parted by, as Excel has it', async () => {
    expect(await readText('sep=;\r\na;b\r\n1,5;2\r\n')).toMatchObject({ head: ['a', 'b'], rows: [{ line: 3, cells: ['1,5', '2'] }] });
  });

  it.each([
    ['UTF-8 with its mark', utf8('\uFEFF名前,Prénom\nはな,Zoë\n')],
    ['UTF-8 without', utf8('名前,Prénom\nはな,Zoë\n')],
    ['UTF-16, little end first', utf16('名前,Prénom\nはな,Zoë\n')],
    ['UTF-16, big end first', utf16('名前,Prénom\nはな,Zoë\n', { isBig: true })],
  ])('is read in %s', async (_, bytes) => {
    expect(await readText(bytes)).toMatchObject({ head: ['名前', 'Prénom'], rows: [{ cells: ['はな', 'Zoë'] }] });
  });

  it('is read without a mark in UTF-16, and as the spreadsheets of a language write it', async () => {
    expect((await readText(utf16('Name,City\nAsha,Kochi\n', { hasMark: false }))).rows[0]!.cells).toEqual(['Asha', 'Kochi']);
    const western = Uint8Array.from([...'Prénom;Ville\nZoë;Orléans\n'].map((sign) => sign.charCodeAt(0)));
    expect((await readText(western, { locale: 'fr' })).head).toEqual(['Prénom', 'Ville']);
    const japanese = Uint8Array.from([0x96, 0xbc, 0x91, 0x4f, 0x0a, 0x82, 0xcd, 0x82, 0xc8, 0x0a]);
    expect(await readText(japanese, { locale: 'ja' })).toMatchObject({ head: ['名前'], rows: [{ cells: ['はな'] }] });
  });

  it('keeps line ends inside quotes, counts rows as a spreadsheet does, and passes over empty ones', async () => {
    const table = await readText('\r\na,b,\r\n"one\r\ntwo",2,\r\n,,\r\n\r\n3,4,\r\n');
    expect(table.head).toEqual(['a', 'b']);
    expect(table.rows).toEqual([{ line: 3, cells: ['one\r\ntwo', '2'] }, { line: 6, cells: ['3', '4'] }]);
  });

  it('keeps two columns of one name, and rows that are too short', async () => {
    expect(await readText('a,a\n1\n2,3\n')).toMatchObject({ head: ['a', 'a'], rows: [{ cells: ['1', ''] }, { cells: ['2', '3'] }] });
  });

  it('has no column for what stands behind the last head, and one for what stands below a head without a name', async () => {
    const { head, rows } = await readText('Name,Seats,Rent\nX,40,12,500\nY,40,900,\nZ,1\n');
    expect(head).toEqual(['Name', 'Seats', 'Rent']);
    expect(rows).toEqual([{ line: 2, cells: ['X', '40', '12'], beyond: ['500'] }, { line: 3, cells: ['Y', '40', '900'] }, { line: 4, cells: ['Z', '1', ''] }]);
    expect(await readText('a,b,\n1,2,3\n4,5,\n')).toEqual({ head: ['a', 'b', ''], rows: [{ line: 2, cells: ['1', '2', '3'] }, { line: 3, cells: ['4', '5', ''] }], sheets: [], sheet: null });
    const sheet = utils.aoa_to_sheet([['a', 'b'], ['1', '2', '3']]);
    expect(await readBook(bookOf({ A: sheet })), 'a sheet has every cell in its column').toMatchObject({ head: ['a', 'b', ''], rows: [{ cells: ['1', '2', '3'] }] });
  });
});

describe('what is no file of rows', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['empty', () => readText('')],
    ['empty', () => readText('\uFEFF \r\n,,\r\n')],
    ['headOnly', () => readText('Name,City\r\n')],
    ['kind', () => readText('%PDF-1.7', { name: 'a.pdf' })],
    ['kind', () => readText(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0, 7, 0, 0]), { name: 'picture.csv' })],
    ['kind', () => readFile({ bytes: bookOf({ A: utils.aoa_to_sheet([['a'], [1]]) }), name: 'a.docx', locale: 'en' })],
    ['oldExcel', () => readText(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), { name: 'a.xls' })],
    ['tooLarge', () => readText(new Uint8Array(5 * 1024 * 1024 + 1))],
    ['tooMany', () => readText(`a\n${'x\n'.repeat(MOST_ROWS + 1)}`)],
    ['tooMany', () => readText(`a\n${'x\n'.repeat(100_000)}`)],
    ['tooWide', () => readText(`${'a,'.repeat(300)}b\n${'1,'.repeat(300)}2\n`)],
    ['openQuote', () => readText('a,b\n1,"two\n3,4\n5,6\n')],
    ['broken', () => readBook(Uint8Array.from([0x50, 0x4b, 3, 4, ...new Uint8Array(200)]))],
    ['broken', () => readBook(bookOf({ A: utils.aoa_to_sheet([['a'], [1]]) }).slice(0, 900))],
  ])('is called %s', async (fault, reading) => expect(await faultOf(reading())).toBe(fault));

  it('takes as many rows as are taken', async () => expect((await readText(`a\n${'x\n'.repeat(MOST_ROWS)}`)).rows).toHaveLength(MOST_ROWS));
});

describe('an Excel file', () => {
  it('gives the first sheet or the chosen one, and names them all', async () => {
    const bytes = bookOf({ One: utils.aoa_to_sheet([['a'], ['1']]), Two: utils.aoa_to_sheet([['b'], ['2']]) });
    expect(await readBook(bytes)).toMatchObject({ sheets: ['One', 'Two'], sheet: 'One', head: ['a'] });
    expect(await readBook(bytes, 'Two')).toMatchObject({ sheet: 'Two', head: ['b'], rows: [{ line: 2, cells: ['2'] }] });
  });

  it('offers no hidden sheet, unless there is no other', async () => {
    const sheets = { Lists: utils.aoa_to_sheet([['x'], ['0']]), One: utils.aoa_to_sheet([['a'], ['1']]), Two: utils.aoa_to_sheet([['b'], ['2']]) };
    expect(await readBook(bookOf(sheets, { hidden: ['Lists'] }))).toMatchObject({ sheets: ['One', 'Two'], sheet: 'One', head: ['a'] });
    expect(await readBook(bookOf(sheets, { hidden: ['Lists'] }), 'Lists')).toMatchObject({ sheet: 'One' });
    expect(await readBook(bookOf(sheets, { hidden: Object.keys(sheets) }))).toMatchObject({ sheet: 'Lists', sheets: ['Lists', 'One', 'Two'] });
  });

  it('has what stands in a merged cell beside each of its rows, and a row under two heads as a row', async () => {
    const sheet = utils.aoa_to_sheet([['Course', 'Seats'], ['', 'of all'], ['A', '1'], ['', '2'], [], ['B', '3']]);
    sheet['!merges'] = [utils.decode_range('A3:A5'), utils.decode_range('A1:B1')];
    expect((await readBook(bookOf({ A: sheet }))).rows).toEqual([{ line: 2, cells: ['', 'of all'] }, { line: 3, cells: ['A', '1'] }, { line: 4, cells: ['A', '2'] }, { line: 6, cells: ['B', '3'] }]);
  });

  it('gives numbers, shares, days and times as they are, of formulas what they came to', async () => {
    const sheet = utils.aoa_to_sheet([['n', 'share', 'day', 'time', 'both', 'yes', 'sum', 'unreckoned', 'wrong', 'text']]);
    sheet['!ref'] = 'A1:J2';
    Object.assign(sheet, {
      A2: { t: 'n', v: 0.1 + 0.2 }, B2: { t: 'n', v: 0.15, z: '0%' }, C2: { t: 'n', v: 46_023, z: 'dd/mm/yyyy' }, D2: { t: 'n', v: 0.395833333333333, z: 'hh:mm' }, E2: { t: 'n', v: 46_023.5, z: 'yyyy-mm-dd hh:mm' },
      F2: { t: 'b', v: true }, G2: { t: 'n', v: 3, f: '1+2' }, H2: { t: 'z', f: 'A1' }, I2: { t: 'e', v: 0x17 }, J2: { t: 's', v: '=1+1' },
    });
    const { cells, numbers } = (await readBook(bookOf({ A: sheet }))).rows[0]!;
    expect(numbers, 'which of them are numbers is known').toEqual([0, 1, 6]);
    expect(cells).toEqual(['0.3', '15%', '2026-01-01', '09:30', '2026-01-01 12:00', 'true', '3', cells![7], '#REF!', '=1+1']);
    expect(['', '#VALUE!']).toContain(cells![7]);
    expect(['#REF!', '#N/A', ' #DIV/0! '].every(isSheetError)).toBe(true);
    expect(['#1', 'REF!', '#REF'].some(isSheetError)).toBe(false);
  });

  it.each<[number: number, format: string, text: string]>([
    [1.5, '0.0" lakh"', '150000'],
    [150_000, '0.0,," lakh"', '150000'],
    [15_000_000, '0.0,,"M lakh"', '15000000'],
    [2.25, '"₹"0.00" crore"', '22500000'],
    [3, '0"千"', '3000'],
    [1_500, '0.00" Cr"', '1500'],
    [0, '0" lakh"', '0'],
    [-1.5, '0.0" lakh"', '-150000'],
  ])('%d in a cell that shows it by %j is %s', async (number, format, text) => {
    const sheet: WorkSheet = { '!ref': 'A1:A2', A1: { t: 's', v: 'a' }, A2: { t: 'n', v: number, z: format } };
    expect((await readBook(bookOf({ A: sheet }))).rows[0]!.cells).toEqual([text]);
  });

  it('knows the days of a Mac', async () => {
    const sheet = utils.aoa_to_sheet([['day']]);
    sheet['!ref'] = 'A1:A2';
    Object.assign(sheet, { A2: { t: 'n', v: 44_561, z: 'yyyy-mm-dd' } });
    expect(await cellsOf(readBook(bookOf({ A: sheet }, { isFrom1904: true })))).toEqual([['2026-01-01']]);
  });

  /** A book of one sheet, whose XML is another. */
  const withSheet = (change: (xml: string) => string): Uint8Array => {
    const parts = CFB.read(bookOf({ A: utils.aoa_to_sheet([['a'], ['1']]) }), { type: 'array' });
    const path = '/xl/worksheets/sheet1.xml';
    CFB.utils.cfb_add(parts, path, new TextEncoder().encode(change(new TextDecoder().decode(new Uint8Array(CFB.find(parts, path)!.content)))));
    return new Uint8Array(CFB.write(parts, { fileType: 'zip', type: 'array', compression: true }) as unknown as ArrayLike<number>);
  };

  it('has no entities of its own that grow', async () => {
    const entities = ['<!ENTITY a "aaaaaaaaaa">', ...Array.from({ length: 9 }, (_, index) => `<!ENTITY ${String.fromCharCode(98 + index)} "${`&${String.fromCharCode(97 + index)};`.repeat(10)}">`), '<!ENTITY x SYSTEM "file:///etc/passwd">'].join('');
    const bytes = withSheet((xml) => xml.replace(/(<\?xml[^>]*\?>)/, `$1<!DOCTYPE d [${entities}]>`).replace(/<c r="A2"[^]*?<\/c>/, '<c r="A2" t="str"><v>&j; &x;</v></c>'));
    const [cells] = await cellsOf(readBook(bytes));
    expect(cells).toEqual(['&j; &x;']);
  });

  it('of few cells far apart is no burden', async () => {
    const far = (from: string, to: string): Uint8Array => withSheet((xml) => xml.replace(/<dimension ref="[^"]*"/, '<dimension ref="A1:XFD1048576"').replace(from, to));
    expect(await cellsOf(readBook(far('', '')))).toEqual([['1']]);
    expect(await faultOf(readBook(far('r="A2"', 'r="XFD2"')))).toBe('tooWide');
  });

  it('is read to the last line that a sheet has', async () => {
    const last = withSheet((xml) => xml.replace('</sheetData>', '<row r="1048576"><c r="A1048576"><v>7</v></c></row><row r="900000000"><c r="A900000000"><v>8</v></c></row></sheetData>'));
    expect((await readBook(last)).rows).toMatchObject([{ line: 2, cells: ['1'] }, { line: 1_048_576, cells: ['7'] }]);
  });
});

describe('what an export has written', () => {
  it('is read back, made safe or not', () => {
    const text = fc.array(fc.constantFrom('=', '+', '-', '@', ';', '\t', '\n', ',', '"', ' ', '1', '0', 'a', 'MAR'), { maxLength: 8 }).map((signs) => signs.join(''));
    fc.assert(fc.property(text, (one) => void expect(unsafeText(safeText(one))).toBe(one)), { numRuns: 2_000 });
    for (const one of ["'tis", "it's", "''", "O'Brien; 'x", "'"]) expect(unsafeText(one)).toBe(one);
    for (const one of ["a;'=1", `a;"'"=1`, "a\t''@b"]) expect(unsafeText(safeText(one))).toBe(one);
  });

  it('is read back from a CSV file and from a sheet', async () => {
    const line = fc.array(fc.string({ minLength: 1, maxLength: 12 }).filter((one) => one.trim() !== '' && !one.startsWith("'") && !/[;\t\r\n]\s*'|\r|\n/.test(one)), { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 4 }), async (rows) => {
        const head = ['one', 'two', 'three'];
        expect(await cellsOf(readText(`\uFEFF${[head, ...rows].map(csvLine).join('\r\n')}\r\n`))).toEqual(rows);
        expect(await cellsOf(readBook(new Uint8Array(sheetFile({ name: 'A', head, rows }))))).toEqual(rows);
      }),
      { numRuns: 40 },
    );
  });
});

it('calls columns as a spreadsheet does', () => expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']));
