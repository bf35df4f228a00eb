import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { CFB, read, SSF, utils } from 'xlsx';
import type { CellObject } from 'xlsx';
import type { LecternDataProvider } from '../../../src/dataProvider';
import { cellOf, exportRows } from '../../../src/screens/export/exportRows';
import { fileColumns } from '../../../src/screens/model/chosenColumns';
import { momentCell, momentOf } from '../../../src/screens/export/moment';
import type { FileCell } from '../../../src/screens/export/fileCell';
import { sheetFile } from '../../../src/screens/export/sheetFile';
import { csvLine, safeText } from '../../../src/screens/export/safeCell';
import { createCellContext } from '../../../src/fields/cellContext';
import { FIELD_TYPES, formatPhone, normalize } from '../../../src/schemas';
import type { Field, FieldType } from '../../../src/schemas';
import { parsePhone } from '../../../src/schemas/formats';
import { normalizeField } from '../../../src/schemas/normalizeField';
import { fieldOf, samples } from '../../fields/samples';
import { parcel, parcels } from './support';

describe('a text in a CSV file', () => {
  it('is made harmless where a spreadsheet would run it', () => {
    for (const text of ['=1+1', '+cmd', '-2+3', '@sum', '\tx', '\rx', '\nx', '＝1+1', '＋x', '－2＋3', '＠x', ' =1', "|calc"]) expect(safeText(text)).toBe(`'${text}`);
    expect(safeText('a;=1+1')).toBe("a;'=1+1");
    expect(safeText('a\n@x\t=y\r\n; +z')).toBe("a\n'@x\t'=y\r\n; '+z");
    // Quotes that a program finds at what begins a cell to it are none of the cell.
    for (const quotes of ['"', '""', "'", '" ', ` '"`]) for (const part of [';', '\t', '\n', '\r\n']) expect(safeText(`a${part}${quotes}=1+1${part}b`)).toBe(`a${part}${quotes}'=1+1${part}b`);
    expect(csvLine(['x', 'a;"=1+1;b'])).toBe(`x,"a;""'=1+1;b"`);
    for (const text of ['plain', '-12.5', 'a=b', 'a; "b" = c',  '', 'a, b', 'x - y', 'mail@b.in', '682001', '1.5']) expect(safeText(text)).toBe(text);
  });

  it('is kept a text where a spreadsheet would make a number or a date of it', () => {
    for (const text of ['00123', '007', '+919847042022', '919847042022', '123456789012345678', '10E5', '1.10', '1,5', '(5)', '50%', '3-4', '10/12', '2026-03-09', '12:30', 'MAR-1', 'sept2', '1-Jan', 'Dec 2026']) expect(safeText(text)).toBe(`'${text}`);
    for (const text of ['MARCH', 'MAR', 'DIWALI20', 'A-1', 'E5', '12345', 'Mayor 5b']) expect(safeText(text)).toBe(text);
  });

  it('begins no formula, whatever parts the cells and whether quotes are honoured or not', () => {
    const text = fc.array(fc.constantFrom('=', '+', '-', '@', '＝', '＠', ';', '\t', '\n', '\r', '"', "'", ',', ' ', '1', 'a', 'cmd|'), { maxLength: 12 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        const line = csvLine(cells);
        for (const reading of [{ delimiter: ',' }, { delimiter: ';' }, { delimiter: '\t' }, { delimiter: ';', quoteChar: '\u0000' }, { delimiter: '\t', quoteChar: '\u0000' }]) {
          // A quote that is not honoured stands before the cell, and is no formula either; nor is a number before a comma.
          for (const cell of Papa.parse<string[]>(line, reading).data.flat()) expect(/^\s*[=@＝＠|]|^\s*[+-](?!\d[\d ]*(\.\d+)?(,|$))/.test(cell), JSON.stringify({ line, cell, reading })).toBe(false);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('is read back by a CSV reader as it was made safe', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), (cells) => {
        const read = Papa.parse<string[]>(csvLine(cells), { newline: '\r\n', delimiter: ',' }).data[0] ?? [''];
        expect(read).toEqual(cells.map(safeText));
      }),
    );
  });

  it('numbers, amounts and phone numbers are what they are', () => {
    expect(csvLine([-5, 1.5, null, { amount: -1500.5, of: 'money', decimals: 2 }, { amount: 7.5, of: 'percent', decimals: 2 }, { phone: '+919876543210' }, { phone: '+14155550123' }])).toBe('-5,1.5,,-1500.50,7.5,+91 98765 43210,+1 4155550123');
    for (const [phone, spaced] of Object.entries({ '+33612345678': '+33 612345678', '+4915123456789': '+49 15123456789', '+819012345678': '+81 9012345678', '+914842345678': '+91 48423 45678', '+971501234567': '+971 501234567', '+35312345678': '+353 12345678' })) expect([formatPhone(phone), parsePhone(spaced)]).toEqual([spaced, phone]);
    for (const phone of ['+919876543210', '+1234567', '+123456789012345']) expect(parsePhone(formatPhone(phone))).toBe(phone);
  });
});

describe('a sheet', () => {
  const context = createCellContext({ resource: 'specimen', locale: 'en', translate: (key, params) => String(params?.['_'] ?? key) });
  const types = FIELD_TYPES.filter((type) => type !== 'password');
  const seen = new Date(2026, 2, 9, 14, 5).toISOString();
  const values: Partial<Record<FieldType, unknown>> = { datetime: seen, date: '2026-03-09', time: '09:30', text: '=1+1', money: 12_345_678.5, longText: 'x'.repeat(40_000) };
  const percent = normalizeField({ type: 'number', unit: '%' }, 'share');
  const fields = [...types.map((type) => fieldOf[type]), percent];
  const value = (field: Field): unknown => (field === percent ? 7.5 : (values[field.type] ?? samples[field.type].value));
  const head = fields.map((field) => field.name);
  const file = sheetFile({
    name: "'Coupons / all: [every one of the modules]'", head,
    rows: [fields.map((field) => cellOf({ field, value: value(field), context })), fields.map((field) => cellOf({ field, value: null, context }))],
  });
  const book = read(file, { cellNF: true, cellStyles: true });
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  const at = (name: string, row = 1): CellObject | undefined => sheet[utils.encode_cell({ r: row, c: head.indexOf(name) })] as CellObject | undefined;
  const of = (type: FieldType): CellObject => at(fieldOf[type].name)!;

  it('has every value by its own type and format', () => {
    expect([of('number'), of('integer'), of('duration')]).toMatchObject([{ t: 'n', v: 1234.5 }, { t: 'n', v: 120_000 }, { t: 'n', v: 90 }]);
    expect(of('money')).toMatchObject({ t: 'n', v: 12_345_678.5 });
    expect(SSF.format(of('money').z as string, 12_345_678.5)).toBe('₹1,23,45,678.50');
    const small = read(sheetFile({ name: 'x', head: ['a', 'b', 'c'], rows: [[150_000, 1_500, -1_500].map((amount) => ({ amount, of: 'money' as const, decimals: 2 }))] })).Sheets['x']!;
    expect(['A2', 'B2', 'C2'].map((cell) => (small[cell] as CellObject).w)).toEqual(['₹1,50,000.00', '₹1,500.00', '-₹1,500.00']);
    expect(at('share')).toMatchObject({ t: 'n', v: 0.075, z: '0.00%', w: '7.50%' });
    expect(of('date')).toMatchObject({ t: 'n', w: '2026-03-09' });
    expect(of('datetime')).toMatchObject({ t: 'n', w: '2026-03-09 14:05' });
    expect(of('time')).toMatchObject({ t: 'n', v: 9.5 / 24, w: '09:30' });
    expect(of('text')).toMatchObject({ t: 's', v: '=1+1', z: '@' });
    expect(of('text').f).toBeUndefined();
    expect(of('phone')).toMatchObject({ t: 's', v: '+91 98765 43210' });
    expect(of('longText').v).toHaveLength(32_767);
  });

  it('has what looks like a sign’s number as it was written, and is cut within no sign', () => {
    const long = `${'a'.repeat(32_765)}😀b`;
    const made = read(sheetFile({ name: `${'n'.repeat(30)}😀`, head: ['_x0041_', 'b', 'c'], rows: [['a _x0041_ _X00e9_ _x12_', '_x005F_x0041_', long]] }));
    const cells = made.Sheets[made.SheetNames[0]!]!;
    expect(made.SheetNames).toEqual(['n'.repeat(30)]);
    expect(['A1', 'A2', 'B2'].map((cell) => (cells[cell] as CellObject).v)).toEqual(['_x0041_', 'a _x0041_ _X00e9_ _x12_', '_x005F_x0041_']);
    expect((cells['C2'] as CellObject).v).toBe(`${'a'.repeat(32_765)}…`);
  });

  it('has nothing where there is nothing', () => {
    for (const name of head) expect(at(name, 2), name).toBeUndefined();
  });

  it('has a head that stays, a filter in each of its cells, and columns wide enough', () => {
    expect(sheet['!autofilter']).toEqual({ ref: `A1:${utils.encode_cell({ r: 2, c: head.length - 1 })}` });
    const xml = new TextDecoder().decode(CFB.find(CFB.read(new Uint8Array(file), { type: 'array' }), '/xl/worksheets/sheet1.xml')!.content as Uint8Array);
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    const widths = sheet['!cols']!.map((column) => column.wch ?? column.width ?? 0);
    expect(widths[head.indexOf(fieldOf.datetime.name)]).toBeGreaterThan('2026-03-09 14:05'.length);
    expect(Math.max(...widths)).toBeLessThan(50);
    expect(book.SheetNames[0]).toBe('Coupons   all   every one of th');
  });
});

describe('days and instants', () => {
  const instant = new Date(2026, 2, 9, 14, 5).toISOString();

  it('are written by the clock of whoever exports, as spreadsheets read them', () => {
    expect(csvLine([momentOf({ value: instant, type: 'datetime' })!, momentOf({ value: '2026-03-09', type: 'date' })!, momentOf({ value: '09:30', type: 'time' })!])).toBe('2026-03-09 14:05,2026-03-09,09:30');
    expect([momentOf({ value: 'soon', type: 'datetime' }), momentOf({ value: '2026-02-31', type: 'time' }), momentOf({ value: '2026-13-01', type: 'date' })]).toEqual([null, null, null]);
  });

  it('are real dates in a sheet, and text before its calendar begins', () => {
    expect(momentCell({ day: '2026-03-09', time: '12:00' })).toEqual({ t: 'n', v: 46_090.5, z: 'yyyy-mm-dd hh:mm' });
    expect(momentCell({ day: '1900-03-01', time: null })).toEqual({ t: 'n', v: 61, z: 'yyyy-mm-dd' });
    expect(momentCell({ day: '1857-05-10', time: null })).toBe('1857-05-10');
  });
});

describe('rows of an export', () => {
  const resource = normalize(parcel);
  const fields = ['label', 'status', 'weight'].map((name) => resource.fields[name]!);
  const translate = (key: string, params?: Readonly<Record<string, unknown>>): string => String(params?.['_'] ?? key);
  const context = createCellContext({ resource: 'parcel', locale: 'en', translate });

  async function run({ count, ids = null, total = count }: { count: number; ids?: readonly string[] | null; total?: number }) {
    const asked: number[] = [];
    const written: (readonly FileCell[])[] = [];
    const all = parcels(count);
    const provider = {
      getList: async (_resource: string, { pagination }: { pagination: { page: number; perPage: number } }) => {
        asked.push(pagination.page);
        const from = (pagination.page - 1) * pagination.perPage;
        return { data: all.slice(from, from + pagination.perPage), total };
      },
    } as unknown as LecternDataProvider;
    const done = await exportRows({
      provider, resource, fields, filter: {}, sort: { field: 'label', order: 'ASC' }, ids, context, signal: new AbortController().signal,
      write: (rows) => written.push(...rows), onProgress: () => undefined,
    });
    return { asked, written, done };
  }

  it('are fetched by the thousand, with labels for choices and numbers as numbers', async () => {
    const { asked, written, done } = await run({ count: 2_500 });
    expect(asked).toEqual([1, 2, 3]);
    expect(done).toEqual({ done: 2_500, total: 2_500 });
    expect(written[0]).toEqual(['Parcel 01', 'Packed', 1]);
  });

  it('hold names rather than ids, inside groups and lists too', async () => {
    const stop = normalize({ name: 'stop', fields: { label: { type: 'text' }, lines: { type: 'list', fields: { note: { type: 'text' }, carrierId: { type: 'ref', to: 'carrier' } } }, place: { type: 'group', fields: { ownerIds: { type: 'refs', to: 'carrier' } } } } });
    const row = { id: 's1', label: 'One', lines: [{ note: 'a', carrierId: 'c1' }, { note: 'b', carrierId: 'c9' }], place: { ownerIds: ['c1'] } };
    const provider = {
      getList: async () => ({ data: [row], total: 1 }),
      lookup: async (_to: string, { ids }: { ids: readonly string[] }) => ({ data: ids.filter((id) => id === 'c1').map((id) => ({ id, title: 'Rapid Post' })), total: 1 }),
    } as unknown as LecternDataProvider;
    const written: (readonly FileCell[])[] = [];
    await exportRows({
      provider, resource: stop, fields: [stop.fields['lines']!, stop.fields['place']!], filter: {}, sort: { field: 'label', order: 'ASC' }, ids: null, context, signal: new AbortController().signal,
      write: (rows) => written.push(...rows), onProgress: () => undefined,
    });
    expect(written[0]!.map((cell) => JSON.parse(String(cell)) as unknown)).toEqual([
      [{ note: 'a', carrierId: 'Rapid Post' }, { note: 'b', carrierId: 'lectern.fields.absent' }],
      { ownerIds: ['Rapid Post'] },
    ]);
  });

  it('are counted beside what there is, where the platform gives no more', async () => {
    expect((await run({ count: 20, total: 47 })).done).toEqual({ done: 20, total: 47 });
    expect((await run({ count: 20, ids: ['p3', 'gone'] })).done).toEqual({ done: 1, total: 2 });
  });

  it('are those that are selected, where some are', async () => {
    const { written } = await run({ count: 1_500, ids: ['p3', 'p1200'] });
    expect(written.map((row) => row[0])).toEqual(['Parcel 03', 'Parcel 1200']);
  });
});

describe('a file holds the columns', () => {
  const declared = normalize({ ...parcel, export: { columns: ['weight', 'label'] } });
  const all = Object.values(declared.fields);
  const named = (...names: readonly string[]) => all.filter(({ name }) => names.includes(name));
  const of = (columns: Parameters<typeof fileColumns>[0]['columns'], resource = declared) => fileColumns({ resource, columns }).map(({ name }) => name);

  it('that the declaration names for files, of those one may see', () => {
    expect(of({ all, shown: named('status'), isChanged: false })).toEqual(['weight', 'label']);
    expect(of({ all: all.filter(({ name }) => name !== 'weight'), shown: named('status'), isChanged: false })).toEqual(['label']);
  });

  it('that somebody has chosen, and those of the list where nothing else is said', () => {
    expect(of({ all, shown: named('status'), isChanged: true })).toEqual(['status']);
    expect(of({ all, shown: named('status'), isChanged: false }, normalize(parcel))).toEqual(['status']);
    expect(of({ all: named('status'), shown: named('status'), isChanged: false })).toEqual(['status']);
  });
});
