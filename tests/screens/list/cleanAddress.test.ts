import { describe, expect, it } from 'vitest';
import { cleanAddress } from '../../../src/screens/list/cleanAddress';
import { normalized } from '../support/screens';
import { parcel } from './support';

const resource = normalized(parcel);
const filters = new Set(['status', 'weight', 'createdAt']);
const clean = (query: Record<string, string>): Record<string, string> | null => {
  const search = cleanAddress({ search: `?${new URLSearchParams(query).toString()}`, resource, filters });
  return search === null ? null : Object.fromEntries(new URLSearchParams(search));
};

describe('the address of a list', () => {
  const now = new Date(2026, 6, 15, 12).getTime();
  const begins = normalized({ ...parcel, list: { ...parcel.list, filters: [{ field: 'createdAt', default: 'thisMonth', required: true }, { field: 'status', default: ['packed'] }, 'weight'] } } as typeof parcel);
  const opened = (query: Record<string, string>, known = new Set(['createdAt', 'status', 'weight'])): unknown => {
    const search = cleanAddress({ search: `?${new URLSearchParams(query).toString()}`, resource: begins, filters: known, now });
    return search === null ? null : JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
  };
  const july = { from: new Date(2026, 6, 1).toISOString(), to: new Date(2026, 7, 1).toISOString() };

  const always = { from: new Date('1900-01-01T00:00:00').toISOString() };

  it('begins with what the list begins with, is never without what it needs, and keeps what was asked', () => {
    expect(opened({})).toEqual({ createdAt: july, status: ['packed'] });
    expect(opened({ sort: 'weight', order: 'ASC' })).toEqual({ createdAt: july, status: ['packed'] });
    // Whoever leads there by something else means all that matches it.
    expect(opened({ filter: '{}' })).toEqual({ createdAt: always });
    expect(opened({ filter: '{"q":"a","weight":{"from":2}}' })).toEqual({ createdAt: always, q: 'a', weight: { from: 2 } });
    const other = JSON.stringify({ createdAt: { from: '2026-01-01T00:00:00.000Z' } });
    expect(opened({ filter: other })).toBeNull();
    // Of what somebody may not be told nothing is asked.
    expect(opened({}, new Set(['status']))).toEqual({ status: ['packed'] });
  });

  it('stays as it is where the list knows all of it', () => {
    expect(clean({})).toBeNull();
    expect(clean({ filter: '{"q":"a","status":["packed"],"weight":{"from":2}}', page: '3', perPage: '1000', sort: 'weight', order: 'DESC' })).toBeNull();
    expect(clean({ displayedFilters: '{}', filter: '{}', order: 'ASC', page: '1', perPage: '20', sort: resource.list.sort.field })).toBeNull();
  });

  it.each([
    ['a filter that is not one', { filter: '{"nope":1,"status":"packed"}' }, { filter: '{"status":"packed"}' }],
    ['a filter this user may not set', { filter: '{"instituteId":"x"}' }, { filter: '{}' }],
    ['filters that are none', { filter: '"x"' }, { filter: '{}' }],
    ['filters that cannot be read', { filter: '{' }, { filter: '{}' }],
    ['a search that is no text', { filter: '{"q":{"a":1}}' }, { filter: '{}' }],
    ['a search that is too long', { filter: JSON.stringify({ q: 'a'.repeat(300) }) }, { filter: JSON.stringify({ q: 'a'.repeat(200) }) }],
    ['a filter of no shape', { filter: '{"status":{"x":1}}' }, { filter: '{}' }],
    ['days that are none', { filter: '{"createdAt":{"from":"soon"},"status":"packed"}' }, { filter: '{"status":"packed"}' }],
    ['a day that is none beside one', { filter: '{"createdAt":{"from":"2026-01-01T00:00:00.000Z","to":"2026-99-99"}}' }, { filter: '{}' }],
    ['bounds that are no numbers', { filter: '{"weight":{"to":"many"}}' }, { filter: '{}' }],
    ['a column that cannot be sorted by', { sort: 'password', order: 'ASC', page: '2' }, { page: '2' }],
    ['an order that is none', { sort: 'weight', order: 'x' }, {}],
    ['a page before the first', { page: '-1' }, {}],
    ['a page past all', { page: '99999999999999999999' }, {}],
    ['no rows a page', { perPage: '0' }, {}],
    ['more rows than there may be', { perPage: '1e9' }, {}],
  ])('loses %s', (_, asked, kept) => {
    expect(clean(asked as Record<string, string>)).toEqual(kept);
  });
});
