import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPANS } from '../../../src/schemas/summary';
import { daysOfSpan, isOneYear, spanCount, spanText, stepThatFits, withoutGaps } from '../../../src/screens/list/summary/spans';

describe('spans of time', () => {
  it.each([
    ['day', '2026-03-09', '2026-03-09'], ['week', '2026-03-09', '2026-03-15'], ['month', '2026-02-01', '2026-02-28'], ['month', '2028-02-01', '2028-02-29'], ['quarter', '2026-10-01', '2026-12-31'], ['year', '2026-01-01', '2026-12-31'],
  ] as const)('a %s from %s ends on %s', (span, from, to) => {
    expect(daysOfSpan({ day: from, span })).toEqual({ from, to });
  });

  it.each([
    ['day', '2026-03-09', /9 Mar 2026/], ['week', '2026-03-30', /30 Mar – 5 Apr 2026/], ['month', '2026-03-01', /^Mar 2026$/], ['quarter', '2026-01-01', /Jan – Mar 2026/], ['year', '2026-01-01', /^2026$/],
  ] as const)('a %s is called %s by what it spans', (span, day, text) => {
    expect(spanText({ day, span, locale: 'en-IN' }).replace(/\s/g, ' ')).toMatch(text);
  });

  it.each([
    ['day', '2026-03-09', 'en-IN', '9 Mar'], ['day', '2026-11-12', 'ja', '11月12日'], ['month', '2026-03-01', 'fr', 'mars'], ['week', '2026-12-28', 'en-IN', '28 Dec 2026 – 3 Jan 2027'], ['year', '2026-01-01', 'en-IN', '2026'],
  ] as const)('where the year is known a %s from %s is called without it in %s, unless it goes over its end', (span, day, locale, text) => {
    expect(spanText({ day, span, locale, isYearKnown: true }).replace(/\s/g, ' ')).toBe(text);
  });

  it('groups are of one year where all that have a time begin in it', () => {
    const group = (key: string | null) => ({ key, values: {} });
    expect(isOneYear([group('2026-01-01'), group('2026-12-31'), group(null)])).toBe(true);
    expect(isOneYear([group('2025-12-31'), group('2026-01-01')])).toBe(false);
    expect(isOneYear([group(null)])).toBe(false);
  });

  it('groups without a row stand between the others, each once, in order; rows without a time come last', () => {
    const measures = [{ name: 'amount', kind: 'sum' }, { name: 'mean', kind: 'mean' }];
    const group = (key: string | null, amount: number) => ({ key, values: { amount, mean: amount } });
    expect(withoutGaps({ groups: [group('2025-12-01', 1), group('2026-03-01', 2), group(null, 3)], span: 'month', measures })).toEqual([
      group('2025-12-01', 1), { key: '2026-01-01', values: { amount: 0, mean: null } }, { key: '2026-02-01', values: { amount: 0, mean: null } }, group('2026-03-01', 2), group(null, 3),
    ]);
    expect(withoutGaps({ groups: [group(null, 3)], span: 'day', measures })).toEqual([group(null, 3)]);
    // Too far apart to draw each day between them.
    expect(withoutGaps({ groups: [group('2019-01-01', 1), group('2026-03-01', 2)], span: 'day', measures })).toHaveLength(2);
  });

  it.each([
    [{ days: 31 }, 'day'], [{ days: 400 }, 'day'], [{ days: 401 }, 'month'], [{ count: 454 }, 'month'], [{ days: 400_000 }, 'month'],
  ])('of %j the shortest step is chosen that can be told whole', (long, span) => {
    const step = (one: 'day' | 'month' | 'year') => ({ name: `at:${one}`, field: 'at', span: one });
    expect(stepThatFits({ steps: [step('month'), step('day')], wanted: step('day'), most: 400, ...long }).span).toBe(span);
    // Never a shorter one than is wanted.
    expect(stepThatFits({ steps: [step('month'), step('day')], wanted: step('month'), most: 400, days: 3 }).span).toBe('month');
  });

  it('spans are counted from the first group to the last', () => {
    const group = (key: string | null) => ({ key, values: {} });
    expect(spanCount({ groups: [group('2024-01-01'), group('2025-12-01'), group(null)], span: 'month' })).toBe(24);
    expect(spanCount({ groups: [group('2026-01-01'), group('2026-03-01')], span: 'day' })).toBe(60);
    expect(spanCount({ groups: [group(null)], span: 'day' })).toBe(0);
  });

  it('the day after a span begins the next, over any change of the clock', () => {
    fc.assert(fc.property(fc.constantFrom(...SPANS), fc.integer({ min: 2000, max: 2040 }), fc.integer({ min: 0, max: 11 }), (span, year, month) => {
      const day = span === 'year' ? `${year}-01-01` : `${year}-${String((span === 'quarter' ? Math.floor(month / 3) * 3 : month) + 1).padStart(2, '0')}-01`;
      const { from, to } = daysOfSpan({ day, span });
      expect(from <= to).toBe(true);
      const next = new Date(`${to}T12:00:00Z`);
      next.setUTCDate(next.getUTCDate() + 1);
      expect(Number(next.getUTCDate()) === 1 || span === 'day' || span === 'week').toBe(true);
    }));
  });
});
