import { describe, expect, it } from 'vitest';
import { checkDeclarations, createLoader, normalize, type FilterInput, type ResourceInput } from '../../src/schemas';
import { handlers, shipped, views } from './support';

describe('every shipped declaration', () => {
  it('is right, together with the others', () => {
    expect(checkDeclarations({ inputs: shipped, handlers, views })).toEqual([]);
  });

  it.each(shipped.map((input) => [input.name, input] as const))('%s goes through JSON and back unchanged', (_, input) => {
    const copy = JSON.parse(JSON.stringify(input)) as ResourceInput;
    expect(copy).toEqual(input);
    expect(normalize(copy)).toEqual(normalize(input));
  });

  it('is found by the loader, in the order of the menu', () => {
    const loader = createLoader({ sources: [{ name: 'test', read: () => shipped }], handlers, views });
    const orders = loader.all().map(({ menu, name }) => [menu?.order ?? Infinity, name] as const);
    expect(orders).toEqual(orders.toSorted(([a, one], [b, other]) => (a === b ? one.localeCompare(other) : a - b)));
    expect(loader.all().map((resource) => resource.name).toSorted()).toEqual(shipped.map((input) => input.name).toSorted());
    expect(() => loader.require('cupon')).toThrow('No module is declared under the name “cupon”.');
  });
});

it('below a course stand those who attend, its batches, its live classes and its tests', () => {
  expect(shipped.find(({ name }) => name === 'course')?.related?.map(({ resource }) => resource)).toEqual(['subscription', 'batch', 'liveClass', 'test']);
});

it('what the operator offers no more is offered nowhere', () => {
  const offers = new Map(shipped.flatMap((input) => (input.tenant === 'platform' && input.lifecycle?.actions['deactivate'] ? [[input.name, input.lifecycle.field] as const] : [])));
  expect([...offers.keys()]).toEqual(expect.arrayContaining(['category', 'language', 'membership']));
  const stored = shipped.filter(({ source }) => source === undefined).flatMap((input) => Object.values(normalize(input).fields).filter(({ to, readOnly }) => offers.has(to ?? '') && !readOnly).map((field) => ({ of: input.name, field })));
  expect(stored.length).toBeGreaterThan(10);
  expect(stored.filter(({ field }) => !(offers.get(field.to!)! in (field.where ?? {}))).map(({ of, field }) => `${of}.${field.name}`)).toEqual([]);
});

describe('the conventions', () => {
  const plain = normalize({ name: 'topic', fields: { title: { type: 'text' } } });

  it('derive every call from the name', () => {
    expect(plain.endpoint).toMatchObject({
      client: 'main',
      search: { method: 'POST', path: '/topic/search' },
      get: { method: 'GET', path: '/topic/{id}' },
      create: { method: 'POST', path: '/topic' },
      update: { method: 'PUT', path: '/topic/{id}' },
      delete: { method: 'DELETE', path: '/topic/{id}' },
      searchSize: 20,
    });
    expect(plain.list.sort).toEqual({ field: 'createdAt', order: 'DESC' });
    expect(plain.modules).toEqual(['topic']);
    expect(plain.title).toBe('{title}');
  });

  it('add the owner to rows of an institute, and only to them', () => {
    expect(plain.fields['instituteId']).toMatchObject({ type: 'ref', to: 'institution', system: true });
    expect(normalize({ name: 'topic', tenant: 'platform', fields: {} }).fields['instituteId']).toBeUndefined();
  });

  it('pin the first three filters by a choice or a flag, and leave what is said of a filter', () => {
    const choice = { type: 'choice', choices: ['x'] } as const;
    const flag = { type: 'boolean' } as const;
    const pins = (filters: readonly FilterInput<string>[]) =>
      normalize({ name: 'topic', fields: { title: { type: 'text' }, a: choice, b: flag, c: choice, d: choice, e: flag }, list: { filters } } as ResourceInput).list.filters.filter(({ pinned }) => pinned).map(({ field }) => field);
    expect(pins(['title', 'a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c']);
    expect(pins([{ field: 'a', pinned: false }, 'b', { field: 'title', pinned: true }, 'c', 'd', 'e'])).toEqual(['b', 'title', 'c', 'd']);
  });

  it('make of a single record two calls on one address, and no list', () => {
    const single = normalize({ name: 'look', single: true, fields: { title: { type: 'text' } } });
    expect(single).toMatchObject({ isSingle: true, menu: null, export: null, import: null, list: { columns: [], filters: [], sortable: [] }, endpoint: { get: { method: 'GET', path: '/look' }, update: { method: 'PUT', path: '/look' } } });
    expect(plain.isSingle).toBe(false);
  });

  it('fold from and if into one condition', () => {
    const resource = normalize({
      name: 'topic',
      fields: { state: { type: 'choice', choices: ['a', 'b'] }, hidden: { type: 'boolean' } },
      lifecycle: { field: 'state', actions: { go: { from: ['a'], to: 'b', if: { hidden: false } } } },
    } as ResourceInput);
    expect(resource.lifecycle!.actions['go']).toMatchObject({ if: { all: [{ state: ['a'] }, { hidden: false }] }, set: { state: 'b' }, call: { method: 'PUT', path: '/topic/{id}/go', by: 'action' } });
  });
});
