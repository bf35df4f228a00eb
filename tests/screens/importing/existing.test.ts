import { expect, it } from 'vitest';
import type { LecternDataProvider, LecternRecord, ListFilter } from '../../../src/dataProvider';
import { defineResource, f, normalize } from '../../../src/schemas';
import { findExisting } from '../../../src/screens/importing/existing';
import { knownBy, knownKey, type Known } from '../../../src/screens/importing/recordKey';
import { parcel } from './support';

/** A platform whose rows are of several institutes. */
function providerOf(rows: readonly LecternRecord[]): LecternDataProvider {
  const getList = async (_: string, { filter, pagination: { page, perPage } }: { filter: ListFilter; pagination: { page: number; perPage: number } }) => {
    const codes = new Set((filter['code'] as string[]).map((one) => one.toLowerCase()));
    const found = rows.filter((row) => codes.has(String(row['code']).toLowerCase()) && (!('instituteId' in filter) || [filter['instituteId']].flat().includes(row['instituteId'])));
    return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
  };
  return { getList } as unknown as LecternDataProvider;
}

const resource = normalize(parcel);
const find = async (rows: readonly LecternRecord[], wanted: readonly Known[]) => findExisting({ provider: providerOf(rows), resource, actor: { role: 'institute' }, wanted, within: {}, signal: new AbortController().signal });
const record = (id: string, code: string, instituteId: string | null): LecternRecord => ({ id, code, instituteId });

it('of several records that are known by the same none is meant, unless the row says whose it is', async () => {
  const rows = [record('1', 'A', 'north'), record('2', 'a', 'south'), record('3', 'B', 'north'), record('4', 'A', null)];
  const wanted: Known[] = [{ values: { code: 'A' }, owner: undefined }, { values: { code: 'b' }, owner: undefined }, { values: { code: 'A' }, owner: 'south' }, { values: { code: 'A' }, owner: null }];
  const { found } = await find(rows, wanted);
  expect(wanted.map((one) => found.get(knownKey(resource, one))?.id)).toEqual([undefined, '3', '2', '4']);
});

it('of one’s own and one of the operator that are known by the same, one’s own is meant, whichever comes first', async () => {
  const wanted: Known[] = ['A', 'B', 'C'].map((code) => ({ values: { code }, owner: undefined }));
  const { found, several, operators } = await find([record('1', 'A', 'north'), record('2', 'A', null), record('3', 'B', null), record('4', 'B', 'north'), record('5', 'C', null)], wanted);
  const keys = wanted.map((one) => knownKey(resource, one));
  expect(keys.map((key) => found.get(key)?.id)).toEqual(['1', '4', '5']);
  expect(keys.map((key) => operators.get(key)?.id)).toEqual(['2', '3', undefined]);
  expect(several.size).toBe(0);
});

it('one’s own is meant beside several of the operator, whichever comes first', async () => {
  const own = record('own', 'A', 'north');
  for (const rows of [[own, record('1', 'A', null), record('2', 'A', null)], [record('1', 'A', null), record('2', 'A', null), own]]) {
    const wanted: Known[] = [{ values: { code: 'A' }, owner: undefined }];
    const { found, several, operators } = await find(rows, wanted);
    expect([found.get(knownKey(resource, wanted[0]!))?.id, several.size, operators.size]).toEqual(['own', 0, 0]);
  }
});

it('more records than one page has are all looked at', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => record(String(index), `C${Math.floor(index / 3)}`, `i${index % 3}`)).concat(record('last', 'C99', 'i0'));
  const { found } = await find(rows, Array.from({ length: 100 }, (_, index) => ({ values: { code: `C${index}` }, owner: undefined })));
  expect([...found.values()].map(({ id }) => id)).toEqual(['249', 'last']);
});

const lesson = normalize(defineResource({ name: 'lesson', tenant: 'platform', fields: { at: f.datetime({ required: true }), teacherId: f.ref('user', { required: true }), roomId: f.ref('room'), said: f.richText() }, import: { key: ['at', 'teacherId', 'roomId', 'said'] } }));

it('records known by several fields are asked for by all of them, but for long texts, and compared as what they mean', async () => {
  const asked: ListFilter[] = [];
  const rows = [{ id: '1', at: '2026-12-10T04:30:00Z', teacherId: 'T1', roomId: null, said: '<p>Of <b>light</b></p>' }, { id: '2', at: '2026-12-10T04:30:00.000Z', teacherId: 't2', roomId: 'r1', said: '<p>Of light</p>' }] as unknown as LecternRecord[];
  const provider = { getList: async (_: string, { filter }: { filter: ListFilter }) => (asked.push(filter), { data: rows, total: 2 }) } as unknown as LecternDataProvider;
  const said = (values: Record<string, unknown>) => knownBy({ resource: lesson, values: { at: '2026-12-10T10:00:00+05:30', said: '<p>Of light</p>', ...values }, owner: undefined });
  const wanted = [said({ teacherId: 't1' })!, said({ teacherId: 't2', roomId: 'r1' })!, said({ teacherId: 't2' })!];
  const { found } = await findExisting({ provider, resource: lesson, actor: { role: 'institute' }, wanted, within: { teacherId: 't1' }, signal: new AbortController().signal });
  expect(wanted.map((one) => found.get(knownKey(lesson, one))?.id)).toEqual(['1', '2', undefined]);
  expect(asked).toMatchObject([{ teacherId: 't1', roomId: [null, 'r1'] }]);
  expect(asked[0]).not.toHaveProperty('said');
  expect(said({})).toBeNull();
});

it('of records of one institute that are the same by all fields it is said that there are several', async () => {
  const { several } = await find([record('1', 'A', 'north'), record('2', 'A', 'north'), record('3', 'B', 'north'), record('4', 'B', 'south')], ['A', 'B'].map((code) => ({ values: { code }, owner: undefined })));
  expect([...several]).toEqual([knownKey(resource, { values: { code: 'a' }, owner: undefined })]);
});

it('two that the platform takes for one are one: whatever the width of their letters and the blanks between them', () => {
  const keyOf = (code: string): string => knownKey(resource, { values: { code }, owner: undefined });
  for (const code of ['summer  sale', ' Summer Sale ', 'Ｓummer Ｓale', 'SUMMER\u00a0SALE']) expect(keyOf(code), code).toBe(keyOf('Summer Sale'));
  expect(keyOf('Summersale')).not.toBe(keyOf('Summer Sale'));
});

it.each([['H₂O', 'H<sub>2</sub>O', true], ['10²', '10<sup>2</sup>', true], ['x^k', 'x<sup>k</sup>', true], ['log₁₀ x', 'log<sub>10</sub> x', true], ['102', '10<sup>2</sup>', false], ['102', '10²', false], ['ＡＢ１', 'ab1', true]])('%s is %s: %s', (shown, kept, isSame) => {
  const [one, other] = [shown, kept].map((said) => knownKey(lesson, { values: { said: `<p>${said}</p>` }, owner: undefined }));
  expect(one === other).toBe(isSame);
});
