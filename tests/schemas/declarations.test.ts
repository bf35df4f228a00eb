import { describe, expect, it } from 'vitest';
import { checkDeclarations, createLoader, normalize, type ResourceInput } from '../../src/schemas';
import { handlers, shipped } from './support';

describe('every shipped declaration', () => {
  it('is right, together with the others', () => {
    expect(checkDeclarations({ inputs: shipped, handlers })).toEqual([]);
  });

  it.each(shipped.map((input) => [input.name, input] as const))('%s goes through JSON and back unchanged', (_, input) => {
    const copy = JSON.parse(JSON.stringify(input)) as ResourceInput;
    expect(copy).toEqual(input);
    expect(normalize(copy)).toEqual(normalize(input));
  });

  it('is found by the loader, in the order of the menu', () => {
    const loader = createLoader({ sources: [{ name: 'test', read: () => shipped }], handlers });
    expect(loader.all().filter((resource) => !resource.isSingle).map((resource) => resource.name)).toEqual(['institution', 'user', 'banner', 'membership', 'language', 'coupon', 'branch']);
    expect(() => loader.require('cupon')).toThrow('No module is declared under the name “cupon”.');
  });
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
