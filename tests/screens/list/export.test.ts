import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { LecternDataProvider } from '../../../src/dataProvider';
import { exportRows } from '../../../src/screens/list/export/exportRows';
import { momentCell, momentOf } from '../../../src/screens/list/export/moment';
import type { FileCell } from '../../../src/screens/list/export/safeCell';
import { csvLine, safeCell } from '../../../src/screens/list/export/safeCell';
import { createCellContext } from '../../../src/screens/fields/cellContext';
import { normalize } from '../../../src/schemas';
import { parcel, parcels } from './support';

describe('cells of an exported file', () => {
  it('are made harmless where a spreadsheet would run them', () => {
    for (const text of ['=1+1', '+cmd', '-2+3', '@sum', '\tx', '\rx']) expect(safeCell(text)).toBe(`'${text}`);
    for (const text of ['plain', '+919847042022', '-12.5', 'a=b', '']) expect(safeCell(text)).toBe(text);
    expect(safeCell(-5)).toBe(-5);
  });

  it('are read back by a CSV reader as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), (cells) => {
        const read = Papa.parse<string[]>(csvLine(cells), { newline: '\r\n', delimiter: ',' }).data[0] ?? [''];
        expect(read).toEqual(cells.map((cell) => String(safeCell(cell))));
      }),
    );
  });
});

describe('days and instants', () => {
  const instant = new Date(2026, 2, 9, 14, 5).toISOString();

  it('are written by the clock of whoever exports, as spreadsheets read them', () => {
    expect(csvLine([momentOf({ value: instant, isDay: false })!, momentOf({ value: '2026-03-09', isDay: true })!])).toBe('2026-03-09 14:05,2026-03-09');
    expect(momentOf({ value: 'soon', isDay: false })).toBeNull();
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

  it('are counted beside what there is, where the platform gives no more', async () => {
    expect((await run({ count: 20, total: 47 })).done).toEqual({ done: 20, total: 47 });
    expect((await run({ count: 20, ids: ['p3', 'gone'] })).done).toEqual({ done: 1, total: 2 });
  });

  it('are those that are selected, where some are', async () => {
    const { written } = await run({ count: 1_500, ids: ['p3', 'p1200'] });
    expect(written.map((row) => row[0])).toEqual(['Parcel 03', 'Parcel 1200']);
  });
});
