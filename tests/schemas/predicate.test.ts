import { describe, expect, it } from 'vitest';
import { evaluate, predicateFields, type Predicate } from '../../src/schemas';

const context = { now: '2026-06-01T00:00:00.000Z', user: { id: 'u1', instituteId: 'i1', role: 'faculty' } };
const record = { rights: {}, some: { coupon: ['read'] }, status: 'active', seats: 10, taken: 8, tags: ['a', 'b'], endsAt: '2026-01-01T00:00:00.000Z', note: null, share: 0.07, whole: 0.1, dueOn: '2026-06-01', ownerId: 'u1', title: 'Physics for all', askedById: 'u1', endsOn: '2026-06-02', wide: '１０　ｋｇ', narrow: ' 10  kg', formatted: '<p>10 kg</p>', raised: '10 ㎏', options: [{ isRight: true }, { isRight: false }] };

describe('a predicate', () => {
  it.each<[string, Predicate, boolean]>([
    ['equals', { status: 'active' }, true],
    ['any of', { status: ['inactive', 'active'] }, true],
    ['all conditions together', { status: 'active', seats: { gt: 10 } }, false],
    ['a range', { seats: { gte: 10, lt: 11 } }, true],
    ['the clock', { endsAt: { lt: { now: true } } }, true],
    ['the day before today', { dueOn: { lt: { today: 0 } } }, false],
    ['today, until it ends in India', { dueOn: { lte: { today: 0 } } }, true],
    ['so many days ahead', { dueOn: { gt: { today: -1 } } }, true],
    ['the user', { ownerId: { user: 'id' } }, true],
    ['has, in a text, whatever the case', { title: { has: 'PHYSICS' } }, true],
    ['has, in a list', { tags: { has: 'b' } }, true],
    ['equals, in a list', { tags: 'c' }, false],
    ['empty', { note: { empty: true } }, true],
    ['nothing ticked', { rights: { empty: true } }, true],
    ['something ticked', { some: { empty: true } }, false],
    ['not empty', { tags: { empty: false } }, true],
    ['a comparison with nothing is false', { note: { lt: 5 } }, false],
    ['not equal to something: nothing is not', { note: { not: 'x' } }, false],
    ['the opposite of a comparison with nothing is true', { not: { note: { lt: 5 } } }, true],
    ['is null', { note: null }, true],
    ['a part of another number', { taken: { gte: { field: 'seats', percent: 80 } } }, true],
    ['a part of another number, exact in decimals: no more', { share: { gt: { field: 'whole', percent: 70 } } }, false],
    ['a part of another number, exact in decimals: as much', { share: { lte: { field: 'whole', percent: 70 } } }, true],
    ['the whole of another number', { taken: { gte: { field: 'seats' } } }, false],
    ['a part of a number that is not there', { taken: { gte: { field: 'note', percent: 80 } } }, false],
    ['the same as another field', { ownerId: { is: { field: 'askedById' } } }, true],
    ['another than another field', { ownerId: { not: { field: 'title' } } }, true],
    ['neither the same as, nor another than, what is not there', { any: [{ ownerId: { is: { field: 'note' } } }, { ownerId: { not: { field: 'note' } } }, { note: { is: { field: 'gone' } } }] }, false],
    ['the same as another field whatever the width of signs and blanks', { wide: { is: { field: 'narrow' } } }, true],
    ['the same as a paragraph of the same words', { formatted: { is: { field: 'wide' } } }, true],
    ['not the same where the signs are others', { raised: { is: { field: 'narrow' } } }, false],
    ['a day before another', { dueOn: { lt: { field: 'endsOn' } } }, true],
    ['a day against a number', { dueOn: { lt: { field: 'seats' } } }, false],
    ['rows that are such: fewer', { options: { rows: { where: { isRight: true }, lt: 1 } } }, false],
    ['rows that are such: between', { options: { rows: { where: { isRight: true }, gte: 1, lt: 2 } } }, true],
    ['rows that are such: exactly, and no other bound', { options: { rows: { is: 2, gt: 2 } } }, false],
    ['rows of no list are none', { note: { rows: { lte: 0 } } }, true],
    ['any', { any: [{ status: 'x' }, { seats: 10 }] }, true],
    ['nothing to ask is true', {}, true],
    ['none of none is false', { any: [] }, false],
  ])('%s', (_, predicate, expected) => {
    expect(evaluate(predicate, record, context)).toBe(expected);
  });

  it('counts days in India, where the next has begun before it has in Greenwich', () => {
    const plan = { dueOn: { lt: { today: 0 } } };
    expect([evaluate(plan, record, { now: '2026-06-01T18:29:59.999Z' }), evaluate(plan, record, { now: '2026-06-01T18:30:00.000Z' })]).toEqual([false, true]);
  });

  it('names the fields it reads', () => {
    expect(predicateFields({ all: [{ a: 1 }, { not: { b: { empty: true } } }], c: { lt: { field: 'd' } }, e: { rows: { where: { f: 1 }, lt: 1 } } })).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
