import { expect, it } from 'vitest';
import type { LecternDataProvider, LecternRecord, ListFilter } from '../../../src/dataProvider';
import { normalize } from '../../../src/schemas';
import { findExisting, knownKey, type Known } from '../../../src/screens/importing/existing';
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

const find = async (rows: readonly LecternRecord[], wanted: readonly Known[]) => findExisting({ provider: providerOf(rows), resource: normalize(parcel), actor: { role: 'institute' }, wanted, within: {}, signal: new AbortController().signal });
const record = (id: string, code: string, instituteId: string | null): LecternRecord => ({ id, code, instituteId });

it('of several records that are known by the same none is meant, unless the row says whose it is', async () => {
  const rows = [record('1', 'A', 'north'), record('2', 'a', 'south'), record('3', 'B', 'north'), record('4', 'A', null)];
  const wanted: Known[] = [{ value: 'A', owner: undefined }, { value: 'b', owner: undefined }, { value: 'A', owner: 'south' }, { value: 'A', owner: null }];
  const found = await find(rows, wanted);
  expect(wanted.map((one) => found.get(knownKey(one))?.id)).toEqual([undefined, '3', '2', '4']);
});

it('more records than one page has are all looked at', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => record(String(index), `C${Math.floor(index / 3)}`, `i${index % 3}`)).concat(record('last', 'C99', 'i0'));
  const found = await find(rows, Array.from({ length: 100 }, (_, index) => ({ value: `C${index}`, owner: undefined })));
  expect([...found.values()].map(({ id }) => id)).toEqual(['249', 'last']);
});
