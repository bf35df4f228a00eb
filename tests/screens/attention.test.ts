import { describe, expect, it } from 'vitest';
import { attentionAddress, attentionFilter } from '../../src/customPages/home/page/attentionFilter';
import { createTrustedLoader, derivedValue } from '../../src/schemas';
import { shippedDeclarations } from '../../platform/declarations';

/**
 * The days of what wants work: of the platform's calendar where a field holds days, of the reader's where it holds
 * instants; the last one to its end.
 */
describe('what wants work', () => {
  const loader = createTrustedLoader({ sources: [shippedDeclarations] });
  const filterOf = (name: string, attention: string, now: Date) => {
    const resource = loader.require(name);
    return attentionFilter({ resource, attention: resource.attention.find((one) => one.name === attention)!, now: now.getTime() });
  };

  it('counts days from midnight in India, where they begin for everybody', () => {
    const lateInTheEvening = new Date('2026-02-27T23:50+05:30');
    expect(filterOf('institution', 'planEnding', lateInTheEvening)).toEqual({ plan: ['active', 'ending'], planEndsAt: { from: '2026-02-27', to: '2026-03-06' } });
    expect(filterOf('banner', 'ended', lateInTheEvening)).toEqual({ status: ['published'], endsOn: { to: '2026-02-26' } });
    const afterMidnight = new Date('2026-02-28T00:10+05:30');
    expect(filterOf('institution', 'planEnding', afterMidnight)).toMatchObject({ planEndsAt: { from: '2026-02-28', to: '2026-03-07' } });
  });

  it('turns days into instants where the field holds instants', () => {
    const { endsAt } = filterOf('coupon', 'ending', new Date(2026, 1, 27, 23, 50)) as { endsAt: { from: string; to: string } };
    expect(endsAt).toEqual({ from: new Date(2026, 1, 27).toISOString(), to: new Date(2026, 2, 7).toISOString() });
  });

  it('leaves out nothing that has waited longest', () => {
    const now = new Date(2026, 1, 27, 12);
    expect(filterOf('doubt', 'waiting', now)['createdAt']).toEqual({ to: new Date(2026, 1, 27).toISOString() });
    expect(filterOf('lead', 'due', now)['followUpOn']).toEqual({ to: '2026-02-27' });
  });

  it('has of the classes of today also the one that is under way', () => {
    const liveClass = loader.require('liveClass');
    const { status } = filterOf('liveClass', 'soon', new Date('2026-02-27T12:00+05:30')) as { status: string[] };
    const stateAt = (now: string, isCancelled = false): string => String(derivedValue({ field: liveClass.fields['status']!, record: { startsAt: '2026-02-27T06:00:00.000Z', endsAt: '2026-02-27T07:00:00.000Z', isCancelled }, context: { now } }));
    const states = ['2026-02-27T05:59:00.000Z', '2026-02-27T06:30:00.000Z', '2026-02-27T07:30:00.000Z'].map((now) => stateAt(now));
    expect(states.map((one) => status.includes(one))).toEqual([true, true, false]);
    expect(status).not.toContain(stateAt('2026-02-27T06:30:00.000Z', true));
  });

  it('leads to the list with the same filter', () => {
    const filter = filterOf('institution', 'planEnding', new Date(2026, 1, 27));
    const { pathname, search } = attentionAddress({ resource: loader.require('institution'), filter, sort: { field: 'planEndsAt', order: 'ASC' } });
    expect(pathname).toBe('/institution');
    expect(JSON.parse(new URLSearchParams(search).get('filter')!)).toEqual(filter);
  });
});
