// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider, filterOfPredicate, selectedInstitute } from '../../src/dataProvider';
import { EARLY_STORAGE_KEY, forgetEarly, rememberEarly } from '../../src/dataProvider/early';
import { createSession } from '../../src/authProvider';
import { loader, testConsole } from './support/console';
import { testServer } from './support/testServer';

const server = testServer();
beforeAll(() => {
  server.reply = () => ({ body: { data: { items: [], total: 0, page: 0, size: 20, id: 'r' } } });
});
beforeEach(() => {
  selectedInstitute.choose(null);
});

const KOCHI = { id: 'i-1', name: 'Kochi Academy' };
const provider = () => createDataProvider({ loader, clients: testConsole({ url: server.url }).clients, instituteId: selectedInstitute.get });
const last = () => server.seen.at(-1)!;
/** Of a list that is asked by its address alone, what the address says. */
const filters = (): unknown => (last().method === 'GET' ? Object.fromEntries(last().query) : (last().json['filters'] ?? last().json));
const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'createdAt', order: 'DESC' as const } };

describe('the choice', () => {
  it('is kept with its name, told to who listens, and given up', () => {
    let told = 0;
    const stop = selectedInstitute.subscribe(() => (told += 1));
    selectedInstitute.choose(KOCHI);
    expect(selectedInstitute.get()).toBe('i-1');
    expect(selectedInstitute.chosen()).toBe(selectedInstitute.chosen());
    expect(selectedInstitute.chosen()).toEqual(KOCHI);
    selectedInstitute.choose(null);
    stop();
    selectedInstitute.choose(KOCHI);
    expect(told).toBe(2);
  });

  it('ends with the session, and begins with none', () => {
    const session = createSession();
    selectedInstitute.choose(KOCHI);
    session.clear();
    expect(selectedInstitute.get()).toBeNull();
    selectedInstitute.choose(KOCHI);
    session.store({ token: 't', userDetails: { id: 'u', name: 'A', role: 'super_admin' } });
    expect(selectedInstitute.get()).toBeNull();
  });

  it('is none where the storage holds something else', () => {
    for (const text of ['', '{', '[]', '{"id":7}', 'null']) {
      localStorage.setItem('lectern.institute', text);
      expect(selectedInstitute.get()).toBeNull();
    }
  });
});

describe('a chosen institute', () => {
  // Whose a row is says its reference to an institute, whoever owns it.
  it.each(loader.all().filter((one) => !one.isSingle).map((one) => [one.name, Object.values(one.fields).find(({ type, to }) => type === 'ref' && to === 'institution')?.name] as const))('narrows the list, the totals, the figures and the look-up of %s by %s', async (name, by) => {
    selectedInstitute.choose(KOCHI);
    const { tenant, summary, list } = loader.require(name);
    // Of a shared module an institute sees the operator's rows as well.
    const isShared = tenant === 'shared';
    const told = (): unknown => (filters() as Readonly<Record<string, unknown>>)[by ?? 'instituteId'];
    const expected = by === undefined ? undefined : isShared ? ['i-1', null] : 'i-1';
    await provider().getList(name, { filter: {}, ...page });
    expect(told()).toEqual(expected);
    await provider().totals(name, { filter: {} });
    expect(told()).toEqual(expected);
    await provider().matchingIds(name, { filter: {} });
    expect(told()).toEqual(expected);
    for (const grouping of summary?.by.slice(0, 1) ?? []) {
      await provider().summarize(name, { by: grouping.name, filter: {} });
      expect(told()).toEqual(expected);
    }
    if (list.segments.length > 0) {
      await provider().countSegments(name, { filter: {} });
      expect(told()).toEqual(expected);
    }
    await provider().lookup(name, { q: 'x' });
    expect(last().query.getAll(by ?? 'instituteId')).toEqual(by === undefined ? [] : isShared ? ['i-1', ''] : ['i-1']);
  });

  it('leaves the lists alone of what is no institute’s: what the operator keeps for all, and the institutes one chooses among', () => {
    const whole = loader.all().filter(({ isSingle, institute }) => !isSingle && institute === null).map(({ name }) => name);
    expect(whole.toSorted()).toEqual(['aiTokenRate', 'category', 'categoryGroup', 'instituteList', 'institution', 'language', 'membership', 'membershipFeature', 'membershipGroup', 'publicFeedback']);
  });

  it('leaves alone what speaks of institutes itself, what belongs to a record, and names by id', async () => {
    selectedInstitute.choose(KOCHI);
    const data = provider();
    await data.getList('branch', { filter: { instituteId: 'i-2' }, ...page });
    expect(filters()).toEqual({ instituteId: 'i-2' });
    await data.getManyReference('branch', { target: 'managerId', id: 'u-1', filter: {}, ...page });
    expect(filters()).toEqual({ managerId: 'u-1' });
    await data.getList('branch', { filter: { managerId: 'u-1' }, ...page, meta: { everyInstitute: true } });
    expect(filters()).toEqual({ managerId: 'u-1' });
    await data.lookup('branch', { ids: ['b-1'] });
    expect(last().query.has('instituteId')).toBe(false);
    // Whoever looks after leads is the operator's own, whichever institute is chosen.
    await data.lookup('user', { filter: filterOfPredicate(loader.require('lead').fields['ownerId']!.where) });
    expect(Object.fromEntries(last().query)).toMatchObject({ 'instituteId.empty': 'true', role: 'super_admin' });
    expect(last().query.getAll('instituteId')).toEqual([]);
  });

  it('owns what is created, unless an owner is named', async () => {
    selectedInstitute.choose(KOCHI);
    const data = provider();
    await data.create('branch', { data: { name: 'Fort' } });
    expect(last().json).toEqual({ name: 'Fort', instituteId: 'i-1' });
    await data.create('branch', { data: { name: 'Fort', instituteId: 'i-2' } });
    expect(last().json['instituteId']).toBe('i-2');
    await data.create('banner', { data: { title: 'For all', instituteId: null } });
    expect(last().json).toEqual({ title: 'For all', instituteId: null });
    await data.create('lead', { data: { name: 'Asha' } });
    expect(last().json).toEqual({ name: 'Asha', institutionId: 'i-1' });
    await data.create('language', { data: { name: 'Tamil' } });
    expect(last().json).toEqual({ name: 'Tamil' });
  });

  it('that is given up narrows nothing', async () => {
    selectedInstitute.choose(KOCHI);
    selectedInstitute.choose(null);
    await provider().getList('branch', { filter: {}, ...page });
    expect(filters()).toEqual({});
  });
});

it('is given up once it has been deleted, and by no other deletion', async () => {
  selectedInstitute.choose(KOCHI);
  await provider().delete('institution', { id: 'i-2' });
  expect(selectedInstitute.chosen()).toEqual(KOCHI);
  await provider().delete('institution', { id: 'i-1' });
  expect(selectedInstitute.get()).toBeNull();
});

it('remembered list calls are forgotten with the choice they were made under', () => {
  rememberEarly({ page: '/app/branch', url: '/x', body: '{}' });
  expect(localStorage.getItem(EARLY_STORAGE_KEY)).not.toBeNull();
  window.__lecternEarly = { url: '/x', body: '{}', authorization: 'a', reply: Promise.resolve(new Response()) };
  forgetEarly();
  expect(localStorage.getItem(EARLY_STORAGE_KEY)).toBeNull();
  expect(window.__lecternEarly).toBeUndefined();
  rememberEarly({ page: '/app/branch', url: '/x', body: '{}' });
  expect(localStorage.getItem(EARLY_STORAGE_KEY)).not.toBeNull();
});
