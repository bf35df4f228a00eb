import { describe, expect, it } from 'vitest';
import type { DateReading } from '../../src/dataProvider/foreign/days';
import { readValue, writeValue } from '../../src/dataProvider/foreign/values';
import { fieldOf } from '../fields/samples';

const reading: DateReading = { dates: 'iso', zone: null };
const read = (type: keyof typeof fieldOf, value: unknown, how: Partial<DateReading> = {}) => readValue({ field: fieldOf[type], value, reading: { ...reading, ...how } });

describe('a value of another platform', () => {
  it.each([
    ['boolean', 'true', true], ['boolean', 0, false], ['boolean', 'N', false], ['boolean', 'YES', true], ['boolean', 'perhaps', 'perhaps'],
    ['integer', '12', 12], ['money', '12.50', 12.5], ['number', { $numberDecimal: '3.5' }, 3.5], ['integer', 'twelve', 'twelve'],
    ['date', '2026-02-03', '2026-02-03'], ['date', '2026-02-03T00:00:00.000Z', '2026-02-03'], ['date', '2026-02-02T18:30:00.000Z', '2026-02-03'], ['date', 1770076800000, '2026-02-03'], ['date', [2026, 2, 3], '2026-02-03'], ['date', '03/02/2026', '03/02/2026'], ['date', { $date: '2026-02-03T00:00:00Z' }, '2026-02-03'],
    ['datetime', '2026-02-03T10:00:00Z', '2026-02-03T10:00:00Z'], ['datetime', '2026-02-03T10:00:00+05:30', '2026-02-03T04:30:00.000Z'], ['datetime', 1770112800000, '2026-02-03T10:00:00.000Z'], ['datetime', 1770112800, '2026-02-03T10:00:00.000Z'], ['datetime', '1770112800000', '2026-02-03T10:00:00.000Z'],
    ['datetime', '2026-02-03 10:00:00', '2026-02-03 10:00:00'], ['datetime', '03/02/2026', '03/02/2026'],
    ['ref', { _id: 'a', name: 'A' }, 'a'], ['ref', 17, '17'], ['refs', [{ id: 1 }, { id: 2 }], ['1', '2']], ['ref', { name: 'A' }, { name: 'A' }],
    ['phone', 9876543210, '9876543210'], ['image', { url: '/a.png' }, '/a.png'],
  ] as const)('%s %j is read as %j', (type, value, expected) => {
    expect(read(type, value).value).toEqual(expected);
  });

  it('days and instants are read by the settings, and left as they are where these do not fit', () => {
    expect(read('date', '03/02/2026', { dates: 'dd/MM/yyyy' }).value).toBe('2026-02-03');
    expect(read('date', '31/02/2026', { dates: 'MM/dd/yyyy' }).value).toBe('31/02/2026');
    expect(read('datetime', '03/02/2026 10:00', { dates: 'dd/MM/yyyy', zone: '+05:30' }).value).toBe('2026-02-03T04:30:00.000Z');
    expect(read('datetime', '03/02/2026 10:00', { dates: 'dd/MM/yyyy' }).value).toBe('03/02/2026 10:00');
  });

  it.each([
    ['boolean', 'Y', false, 'N'], ['integer', '7', 8, '8'], ['date', 1770076800000, '2026-02-04', 1770163200000], ['date', '2026-02-02T18:30:00.000Z', '2026-02-04', '2026-02-03T18:30:00.000Z'],
    ['ref', { _id: 3 }, '4', { _id: 4 }], ['refs', [{ id: 'a' }], ['b'], [{ id: 'b' }]], ['datetime', [2026, 2, 3, 10, 0], '2026-02-03T05:30:00.000Z', [2026, 2, 3, 11, 0, 0]],
  ] as const)('%s that comes as %j goes back in that form', (type, came, value, expected) => {
    const zone = '+05:30';
    const { form } = read(type, came, { zone });
    expect(writeValue({ field: fieldOf[type], value, form: form ?? undefined, zone })).toEqual(expected);
  });
});
