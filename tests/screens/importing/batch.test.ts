import { describe, expect, it } from 'vitest';
import { shippedDeclarations } from '../../../platform/declarations';
import type { LecternRecord } from '../../../src/dataProvider';
import { batchOf, isInOrder, joinedRows } from '../../../src/screens/importing/batch';
import { mendedRow, rowsAfter, rowsOfTable, stateOf, type DoneRow, type ImportRow, type RowSource } from '../../../src/screens/importing/importRow';
import { readCsv } from '../../../src/screens/importing/readCsv';
import { createTrustedLoader } from '../../../src/schemas';

const record = (id: string, version: number, city = 'Kochi'): LecternRecord => ({ id, version, city });
const doneRow = (id: string): DoneRow => ({ kind: 'new', id, before: null, after: record(id, 1) });
const source = (text: string, mapping: RowSource['mapping'] = { name: { column: 0 }, city: { column: 1 } }): RowSource => ({ table: readCsv(text), mapping });
/** The rows of a file, the first of them imported, the second mended. */
const under = (from: RowSource): readonly ImportRow[] => rowsOfTable(from).map((row, index) => (index === 0 ? { ...row, done: doneRow('a') } : index === 1 ? { ...row, cells: { ...row.cells, city: 'Delhi' } } : row));
const states = (rows: readonly ImportRow[]): readonly string[] => rows.map(({ cells, done }) => `${cells['name']} ${cells['city']}${done ? ' done' : ''}`);

describe('rows that are read again', () => {
  const first = source('name,city\nA,Kochi\nB,?\nC,Pune\n');

  it('of the same file stay imported, and stay mended where they are read alike', () => {
    expect(states(rowsAfter({ rows: under(first), from: first, to: first }))).toEqual(['A Kochi done', 'B Delhi', 'C Pune']);
    const otherwise = { ...first, mapping: { name: { column: 0 }, city: { text: 'Surat' } } };
    expect(states(rowsAfter({ rows: under(first), from: first, to: otherwise }))).toEqual(['A Kochi done', 'B Surat', 'C Surat']);
  });

  it('of another file are rows of their own, but for lines that are the same sign by sign', () => {
    const mended = source('name,city\nB,Delhi\nC,Pune\n');
    expect(states(rowsAfter({ rows: under(first), from: first, to: mended }))).toEqual(['B Delhi', 'C Pune']);
    const saved = source('name,city\nA,Kochi\nB,Delhi\nC,Pune\n');
    expect(states(rowsAfter({ rows: under(first), from: first, to: saved }))).toEqual(['A Kochi done', 'B Delhi', 'C Pune']);
  });
});

it('a row that was mended is not imported before it has been checked again', () => {
  const [fresh] = rowsOfTable(source('name,city\nA,Kochi\n'));
  const ready: ImportRow = { ...fresh!, plan: { kind: 'new', faults: {}, sent: { name: 'A' }, before: null, values: {} } };
  expect(stateOf(ready)).toBe('new');
  expect(stateOf(mendedRow({ row: { ...ready, refusal: { faults: {}, text: 'Taken.' } }, field: 'name', text: 'B' }))).toBe('open');
});

describe('what an import has made', () => {
  it('is of all files of a window, each record once', () => {
    const changed: DoneRow = { kind: 'change', id: 'c', before: record('c', 4), after: record('c', 5, 'Pune') };
    const again: DoneRow = { kind: 'change', id: 'c', before: record('c', 5, 'Pune'), after: record('c', 6, 'Agra') };
    const later: DoneRow = { kind: 'change', id: 'a', before: record('a', 1), after: record('a', 2, 'Agra') };
    const rows = joinedRows(joinedRows([], [doneRow('a'), changed]), [again, later, doneRow('b')]);
    expect(batchOf({ rows, at: 0, fields: {} })).toEqual({
      at: 0,
      made: [{ id: 'a', version: 2 }, { id: 'b', version: 1 }],
      changed: [{ id: 'c', before: { city: 'Kochi' }, after: { city: 'Agra', version: 6 } }],
    });
  });
});

it('what somebody else has changed between two files is theirs', () => {
  const first: DoneRow = { kind: 'change', id: 'c', before: record('c', 4), after: record('c', 5, 'Pune') };
  const [made, again]: DoneRow[] = [{ kind: 'change', id: 'a', before: record('a', 2, 'Agra'), after: record('a', 3, 'Surat') }, { kind: 'change', id: 'c', before: record('c', 6, 'Delhi'), after: record('c', 7, 'Agra') }];
  expect(batchOf({ rows: joinedRows([doneRow('a'), first], [made!, again!]), at: 0, fields: {} })).toEqual({
    at: 0,
    made: [],
    changed: [{ id: 'a', before: { city: 'Agra' }, after: { city: 'Surat', version: 3 } }, { id: 'c', before: { city: 'Delhi' }, after: { city: 'Agra', version: 7 } }],
  });
});

it('what an import has changed is taken back with what is counted from it, be that as it was', () => {
  const { fields } = createTrustedLoader({ sources: [shippedDeclarations] }).require('subscription');
  const as = (startsOn: string, version: number): LecternRecord => ({ id: 's', version, courseId: 'c', startsOn, endsOn: '2027-01-02', status: 'active' });
  const row: DoneRow = { kind: 'change', id: 's', before: as('2026-11-27', 1), after: as('2026-12-04', 2) };
  expect(batchOf({ rows: [row], at: 0, fields }).changed).toEqual([{ id: 's', before: { startsOn: '2026-11-27', endsOn: '2027-01-02' }, after: { startsOn: '2026-12-04', endsOn: '2027-01-02', version: 2 } }]);
});

it('rows of a list with an order of its own are sent one after the other, others side by side', () => {
  const loader = createTrustedLoader({ sources: [shippedDeclarations] });
  expect(['testQuestion', 'category', 'user', 'coupon'].map((name) => isInOrder(loader.require(name)))).toEqual([true, true, false, false]);
});
