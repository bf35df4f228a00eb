import { describe, expect, it } from 'vitest';
import { extended, placeOf } from '../../../src/screens/actions/recordSequence';
import type { RecordSequence } from '../../../src/shell/nav/listVisit';

const ids = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, index) => `r${from + index}`);
const sequence = (over: Partial<RecordSequence> = {}): RecordSequence => ({ asked: { perPage: 10, sort: { field: 'name', order: 'ASC' }, filter: {} }, instituteId: null, ids: ids(11, 20), start: 10, total: 42, isEstimate: false, ...over });

/** A list that holds these rows now. */
const listOf = (rows: readonly string[]) => {
  const asked: number[] = [];
  const fetchPage = async (page: number) => {
    asked.push(page);
    return { ids: rows.slice((page - 1) * 10, page * 10), total: rows.length };
  };
  return { asked, fetchPage };
};

describe('the place of a record among the rows of its list', () => {
  it('is told from 1, with the rows before and after', () => {
    expect(placeOf({ sequence: sequence(), id: 'r17' })).toMatchObject({ at: 17, total: 42, previous: 'r16', next: 'r18', unknown: [] });
    expect(placeOf({ sequence: sequence(), id: 'r99' })).toBeNull();
  });

  it('is at an end only where the list is, not where its page is', () => {
    expect(placeOf({ sequence: sequence(), id: 'r11' })).toMatchObject({ previous: null, unknown: ['before'] });
    expect(placeOf({ sequence: sequence(), id: 'r20' })).toMatchObject({ next: null, unknown: ['after'] });
    expect(placeOf({ sequence: sequence({ ids: ids(1, 42), start: 0 }), id: 'r42' })).toMatchObject({ next: null, unknown: [] });
  });
});

describe('the rows of one more page', () => {
  it('join at either end', async () => {
    const list = listOf(ids(1, 42));
    const after = await extended({ sequence: sequence(), end: 'after', fetchPage: list.fetchPage });
    const both = await extended({ sequence: after, end: 'before', fetchPage: list.fetchPage });
    expect(both).toMatchObject({ ids: ids(1, 30), start: 0, total: 42 });
    expect(list.asked).toEqual([3, 1]);
  });

  it('pass nobody over where the rows before have left the list, as by being approved one after the other', async () => {
    const list = listOf([...ids(1, 10), ...ids(21, 42)]);
    const after = await extended({ sequence: sequence(), end: 'after', fetchPage: list.fetchPage });
    expect(after.ids).toEqual(ids(11, 30));
    expect(placeOf({ sequence: after, id: 'r21' })).toMatchObject({ at: 21, previous: 'r20', next: 'r22' });
  });

  it('end the way where none are left', async () => {
    const after = await extended({ sequence: sequence({ total: 25 }), end: 'after', fetchPage: listOf(ids(1, 20)).fetchPage });
    expect(placeOf({ sequence: after, id: 'r20' })).toMatchObject({ total: 20, next: null, unknown: [] });
  });
});
