import { describe, expect, it, test } from 'vitest';
import { normalize } from '../../src/schemas';
import { derivedValue } from '../../src/schemas/derive';
import { shipped } from './support';

const NOW = '2026-06-15T12:00:00.000Z';
const context = { now: NOW };
const timed = shipped.map(normalize).flatMap((resource) => {
  const state = resource.lifecycle && resource.fields[resource.lifecycle.field];
  const ends = Object.values(resource.fields).find(({ after, type }) => after !== null && (type === 'date' || type === 'datetime'));
  return state && state.derive.length > 0 && ends ? [{ name: resource.name, state, starts: resource.fields[ends.after!]! }] : [];
});

describe('what begins later is not said to run today', () => {
  it('is looked at in the modules with a start and a computed state', () => expect(timed.map(({ name }) => name)).toEqual(expect.arrayContaining(['coupon', 'referralProgram', 'licence', 'batch', 'subscription'])));

  it.each(timed)('$name', ({ state, starts }) => {
    const switches = Object.fromEntries([['isActive', true], ['isPublished', true], ['isSuspended', false], ['isClosed', false], ['isCancelled', false]]);
    const stateAt = (time: string): string | null => derivedValue({ field: state, record: { ...switches, [starts.name]: starts.type === 'date' ? time.slice(0, 10) : time }, context });
    expect(stateAt('2026-08-01T00:00:00.000Z')).not.toBe(stateAt('2026-05-01T00:00:00.000Z'));
  });
});

test('an institute that waits and has no end of a plan has no plan yet; an approved one without an end has one', () => {
  const plan = normalize(shipped.find(({ name }) => name === 'institution')!).fields['plan']!;
  const planOf = (record: Readonly<Record<string, unknown>>): string | null => derivedValue({ field: plan, record: { isPlanActive: true, planEndsAt: null, ...record }, context });
  expect(planOf({ isApproved: false })).toBe('none');
  expect(planOf({ isApproved: false, planEndsAt: '2027-01-01' })).toBe('active');
  expect(planOf({ isApproved: true })).toBe('active');
});
