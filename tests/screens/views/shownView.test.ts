import { describe, expect, it } from 'vitest';
import { askedOf, columnsOf, filterOf, isShown, searchOf, type Shown } from '../../../src/screens/views/shownView';
import { isSameName } from '../../../src/screens/views/useViews';
import { defineResource, f, normalize } from '../../../src/schemas';
import { readViewAsked, type ListViewAsked } from '../../../src/schemas/listView';

const resource = normalize(defineResource({
  name: 'ticket', title: '{code}',
  fields: { code: f.text({ required: true }), status: f.choice(['open', 'done']), dueOn: f.date(), soldAt: f.datetime(), price: f.money(), note: f.text() },
  list: { columns: ['code', 'status', 'dueOn', 'price'], filters: ['status', 'dueOn', 'soldAt', 'price'], sortable: ['code', 'dueOn'] },
}));
const fieldsOf = (...names: string[]) => names.map((name) => resource.fields[name]!);
const MARCH = new Date(2026, 2, 18, 11).getTime();
const MAY = new Date(2026, 4, 5, 11).getTime();
const march = { from: new Date(2026, 2, 1).toISOString(), to: new Date(2026, 3, 1).toISOString() };
const may = { from: new Date(2026, 4, 1).toISOString(), to: new Date(2026, 5, 1).toISOString() };
const ALL = fieldsOf('code', 'status', 'dueOn', 'price', 'note', 'soldAt');

const shown = (more: Partial<Shown> = {}): Shown => ({ resource, filter: {}, sort: { field: 'code', order: 'ASC' }, perPage: 25, columns: { shown: fieldsOf('code', 'status', 'dueOn', 'price'), all: ALL, isChanged: false }, now: MARCH, ...more });

describe('a period', () => {
  const filter = { q: 'asha', segment: 'open', status: ['open'], dueOn: { from: '2026-03-01', to: '2026-03-31' }, soldAt: march, price: { from: 1, to: 9 } };

  it('is kept by its name, where the days are today those of one', () => {
    const { filter: kept } = askedOf(shown({ filter }));
    expect(kept).toEqual({ ...filter, dueOn: { preset: 'thisMonth' }, soldAt: { preset: 'thisMonth' } });
  });

  it('is that of the day on which the view is opened', () => {
    const asked = askedOf(shown({ filter }));
    expect(filterOf({ resource, asked, now: MARCH })).toEqual(filter);
    expect(filterOf({ resource, asked, now: MAY })).toEqual({ ...filter, dueOn: { from: '2026-05-01', to: '2026-05-31' }, soldAt: may });
  });

  it('of set days stays as it is, and so does a day without a value, and a side that is open', () => {
    const set = { dueOn: { from: '2026-03-02', to: '2026-03-17' }, soldAt: { empty: true } };
    expect(askedOf(shown({ filter: set })).filter).toEqual(set);
    expect(askedOf(shown({ filter: { dueOn: { from: '2026-03-02' } } })).filter).toEqual({ dueOn: { from: '2026-03-02' } });
  });

  it('may be any day at all', () => {
    const allTime = { dueOn: { from: '1900-01-01' }, soldAt: { from: new Date(1900, 0, 1).toISOString() } };
    const asked = askedOf(shown({ filter: allTime }));
    expect(asked.filter).toEqual({ dueOn: { preset: 'allTime' }, soldAt: { preset: 'allTime' } });
    expect(filterOf({ resource, asked, now: MAY })).toEqual(allTime);
    expect(isShown(shown({ filter: allTime, now: MAY }), asked)).toBe(true);
  });

  it('of a field that is no day any more, or that nobody knows, is left to the list, which says that it is without', () => {
    const asked: ListViewAsked = { ...askedOf(shown()), filter: { price: { preset: 'thisMonth' }, gone: { preset: 'today' }, dueOn: { preset: 'never' } } };
    expect(filterOf({ resource, asked, now: MARCH })).toEqual(asked.filter);
  });

  it('stands in what the platform takes', () => {
    const asked = askedOf(shown({ filter }));
    expect(readViewAsked(JSON.parse(JSON.stringify(asked)))).toEqual(asked);
  });
});

it('the address of a view says all that it asks for, from the first page', () => {
  const asked = askedOf(shown({ filter: { q: 'a & b' }, sort: { field: 'dueOn', order: 'DESC' }, perPage: 100 }));
  const search = new URLSearchParams(searchOf({ resource, asked, now: MARCH }));
  expect(Object.fromEntries(search)).toEqual({ displayedFilters: '{}', filter: '{"q":"a & b"}', order: 'DESC', page: '1', perPage: '100', sort: 'dueOn' });
});

describe('columns', () => {
  const chosen = { shown: fieldsOf('note', 'code', 'status'), all: [...fieldsOf('note', 'code', 'status'), ...ALL.filter(({ name }) => !['note', 'code', 'status'].includes(name))], isChanged: true };

  it('are kept where somebody has chosen them', () => {
    expect(askedOf(shown()).columns).toBeNull();
    expect(askedOf(shown({ columns: chosen })).columns).toEqual({ shown: ['note', 'code', 'status'], hidden: ['dueOn', 'price'] });
  });

  it('that the list has no more are left out, and those that came since stand among them', () => {
    const asked = { ...askedOf(shown()), columns: { shown: ['code', 'gone', 'status'], hidden: ['dueOn'] } };
    expect(columnsOf({ resource, columns: { ...chosen, all: ALL }, asked })).toEqual(['code', 'status', 'price']);
    expect(columnsOf({ resource, columns: chosen, asked: { ...asked, columns: { shown: ['gone'], hidden: [] } } })).toBeNull();
  });

  it('of who sees fewer are those that are seen', () => {
    const asked = { ...askedOf(shown()), columns: { shown: ['code', 'note', 'price'], hidden: ['status', 'dueOn'] } };
    expect(columnsOf({ resource, columns: { ...chosen, all: fieldsOf('code', 'price') }, asked })).toEqual(['code', 'price']);
  });
});

describe('what is shown now', () => {
  const now = shown({ filter: { status: ['open'], dueOn: { from: '2026-03-01', to: '2026-03-31' } } });
  const asked = askedOf(now);

  it('is the view it was kept as, in whatever order its filters stand', () => {
    expect(isShown(now, asked)).toBe(true);
    expect(isShown({ ...now, filter: { dueOn: { to: '2026-03-31', from: '2026-03-01' }, status: ['open'] } }, asked)).toBe(true);
  });

  it.each<[string, Partial<Shown>]>([
    ['another filter', { filter: { status: ['done'], dueOn: { from: '2026-03-01', to: '2026-03-31' } } }], ['one filter less', { filter: { status: ['open'] } }], ['words', { filter: { ...now.filter, q: 'x' } }], ['another order', { sort: { field: 'code', order: 'DESC' } }],
    ['another sort', { sort: { field: 'dueOn', order: 'ASC' } }], ['other columns', { columns: { ...now.columns, shown: fieldsOf('code'), isChanged: true } }], ['another month', { now: MAY }], ['pages of another size', { perPage: 50 }],
  ])('is another with %s', (_, more) => expect(isShown({ ...now, ...more }, asked)).toBe(false));
});

it('names that look the same are one', () => {
  expect(isSameName(' Running  Out ', 'running out')).toBe(true);
  expect(isSameName('Ｒunning out', 'Running out')).toBe(true);
  expect(isSameName('Running', 'Running out')).toBe(false);
});
