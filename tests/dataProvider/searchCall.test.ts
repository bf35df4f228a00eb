import { describe, expect, it } from 'vitest';
import { filterOfPredicate } from '../../src/dataProvider';
import { flatFilters, searchCall, wireFilters } from '../../src/dataProvider/searchCall';
import type { Filter, Resource } from '../../src/schemas';
import { loader } from './support/console';

const coupon = loader.require('coupon');
const filtersOf = (resource: Resource, filter: Record<string, unknown>) => wireFilters({ resource, filter });

/** A value such as the screen of this filter makes. */
function valueFor({ op }: Filter): unknown {
  return op === 'range' ? { from: 'A', to: 'B' } : op === 'any' ? ['a', 'b'] : op === 'is' || op === 'include' ? true : 'text';
}

const every = loader.all().flatMap((resource) => resource.list.filters.map((filter) => ({ name: `${resource.name}.${filter.field}`, resource, filter })));

describe('filters on the wire', () => {
  it.each(every)('$name goes by its declared names', ({ resource, filter }) => {
    const value = valueFor(filter);
    const [name, endName] = filter.names;
    expect(filtersOf(resource, { [filter.field]: value })).toEqual(endName ? { [name]: 'A', [endName]: 'B' } : { [name]: value });
  });

  it.each(every)('$name is left out when it is nothing', ({ resource, filter }) => {
    for (const nothing of ['', null, undefined, [], 'all', {}, { from: '', to: null }]) expect(filtersOf(resource, { [filter.field]: nothing })).toEqual({});
  });

  it.each(every)('$name may be asked for empty values', ({ resource, filter }) => {
    expect(Object.values(filtersOf(resource, { [filter.field]: { empty: true } }))).toEqual([{ empty: true }]);
  });

  it('keeps open ranges open, one choice plain, and a flag that includes only when it is set', () => {
    expect(filtersOf(coupon, { createdAt: { from: '2026-01-01' } })).toEqual({ createdDateStart: '2026-01-01' });
    expect(filtersOf(coupon, { endsAt: { to: '2026-01-01' } })).toEqual({ endsAt: { to: '2026-01-01' } });
    expect(filtersOf(coupon, { status: ['active'] })).toEqual({ status: 'active' });
    expect(filtersOf(coupon, { isPrivate: false })).toEqual({});
    expect(filtersOf(coupon, { isPrivate: true })).toEqual({ showPrivate: true });
    expect(filtersOf(coupon, { isPrivate: 'only' })).toEqual({ showPrivate: 'only' });
  });

  it('keeps null among ids, which stands for those without one, alone too', () => {
    expect(filtersOf(loader.require('branch'), { instituteId: [null] })).toEqual({ instituteId: [null] });
    expect(flatFilters(filtersOf(loader.require('branch'), { instituteId: [null] }))).toEqual({ instituteId: ['', ''] });
    expect(flatFilters(filtersOf(loader.require('branch'), { instituteId: [null, 'i1'] }))).toEqual({ instituteId: ['', 'i1'] });
  });

  it('passes on a field a related list filters by', () => {
    expect(filtersOf(loader.require('branch'), { instituteId: 'i1' })).toEqual({ instituteId: 'i1' });
  });
});

describe('a search', () => {
  it('stands flat in the body for coupons, with the size in the address', () => {
    const call = searchCall({ resource: coupon, filter: { q: ' SAVE ', status: 'active', membershipPlanId: ['m1', 'm2'] }, page: 0, size: coupon.endpoint.searchSize });
    expect(call).toEqual({
      method: 'POST', path: '/coupon/search', query: { size: 50, page: 0 },
      body: { query: 'SAVE', status: 'active', membershipPlanId: ['m1', 'm2'], sortField: 'createdAt', sortOrder: 'desc' },
    });
  });

  it('stands under “filters” by convention, at the path the specification gives', () => {
    const call = searchCall({ resource: loader.require('institution'), filter: { isActive: true }, sort: { field: 'name', order: 'ASC' }, page: 3, size: 20, fields: ['name'], totals: true });
    expect(call).toEqual({
      method: 'POST', path: '/institute/search', query: { size: 20, page: 3 },
      body: { query: '', filters: { isActive: true }, sortField: 'name', sortOrder: 'asc', fields: ['name'], totals: true },
    });
  });
});

it('a predicate says what a filter can say, and no more', () => {
  expect(filterOfPredicate({ status: 'active', kind: ['a', 'b'], endsAt: { lt: { now: true } }, any: [{ a: 1 }], ownerId: { user: 'id' } })).toEqual({ status: 'active', kind: ['a', 'b'] });
  expect(filterOfPredicate({ parentId: null, ownerId: { empty: false }, code: { empty: true, has: 'a' } })).toEqual({ parentId: { empty: true }, ownerId: { empty: false } });
  expect(filterOfPredicate(null)).toEqual({});
});
