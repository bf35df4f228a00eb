import { expect, it } from 'vitest';
import type { LecternRecord } from '../../../src/dataProvider';
import { isAsSeen } from '../../../src/screens/actions/seen';
import { unchangedOf } from '../../../src/screens/bulk/unchangedOf';

const record = (version: number | undefined, updatedById?: string, endsOn = '2027-12-31'): LecternRecord => ({ id: 'r-1', endsOn, ...(version !== undefined && { version }), ...(updatedById && { updatedById }) }) as LecternRecord;
const shown = record(1, 'other', '2027-11-26');

it.each([
  ['was made by this edit', record(2, 'me'), true],
  ['was made by this edit, of a platform that does not say by whom', record(2), true],
  ['is the version that was shown', record(1, 'other'), true],
  ['was made by somebody else, who set the same', record(2, 'other'), false],
  ['comes after one of somebody else', record(3, 'me'), false],
  ['has no version', record(undefined, 'other'), true],
] as const)('what %s: %#', (_, after, isSeen) => expect(isAsSeen({ before: shown, after, actorId: 'me' })).toBe(isSeen));

it('a row to which somebody else has given the same meanwhile had it already', () => {
  const of = (after: LecternRecord) => [...unchangedOf({ ids: ['r-1'], before: new Map([['r-1', shown]]), after: new Map([['r-1', after]]), fields: ['endsOn'], actorId: 'me' })];
  expect(of(record(2, 'me'))).toEqual([]);
  expect(of(record(2, 'other'))).toEqual(['r-1']);
  expect(of(record(2, 'me', '2027-11-26'))).toEqual(['r-1']);
});
