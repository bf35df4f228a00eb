import { describe, expect, it } from 'vitest';
import { brokenRules, createLoader, defineResource, evaluate, f, normalizeAll, referredBy, validateRecord, type ResourceInput } from '../../src/schemas';
import { exampleRecord, exampleRows, recordFrom } from '../../src/schemas/examples';
import { ALL, generatedModules } from '../support/generatedModules';
import { handlers, shipped, views } from './support';

const now = '2026-06-01T06:00:00.000Z';
const context = { now };
const ROWS = 12;
const OWNERS = ['01980000-0000-7000-8000-0000000000a1', '01980000-0000-7000-8000-0000000000a2'];

describe(`rows of ${ALL} modules that nobody wrote`, () => {
  const own = generatedModules();
  const loader = createLoader({ sources: [{ name: 'files', read: () => shipped.filter(({ name }) => !own.some((one) => one.name === name)) }, { name: 'made', read: () => own }], handlers, views });
  const resources = own.map(({ name }) => loader.require(name));
  const begun = performance.now();
  const made = exampleRows({ resources: loader.all(), counts: new Map(own.map(({ name }) => [name, ROWS])), existing: new Map(), owners: OWNERS, idOf: (module, index) => `01980000-0000-7000-8000-${hash(`${module} ${index}`)}`, now, fill: 'all' });
  const took = performance.now() - begun;
  const byId = new Map(made.map((one, place) => [one.row.id, { ...one, place }]));

  it('are as many as asked for, and soon', () => {
    for (const resource of resources) expect(made.filter((one) => one.resource === resource).length, resource.name).toBeGreaterThanOrEqual(ROWS);
    expect(byId.size).toBe(made.length);
    expect(took).toBeLessThan(10_000);
  });

  it('are right, each and together', () => {
    for (const { resource, row } of made) {
      const { fields, rules, unique } = resource;
      const record = recordFrom(row, { fields, context });
      expect(validateRecord({ fields, values: record, context }), resource.name).toEqual({});
      expect(brokenRules({ rules, fields, values: record, before: null, changed: new Set(), context }), resource.name).toEqual([]);
      const others = made.filter((one) => one.resource === resource && one.row !== row && one.row['instituteId'] === row['instituteId']);
      for (const set of [...unique.map((one) => one.fields), ...Object.values(fields).filter((field) => field.unique !== false).map(({ name }) => [name])]) {
        expect(others.filter((one) => set.every((name) => (row[name] ?? null) !== null && one.row[name] === row[name])), `${resource.name} ${set.join()}`).toEqual([]);
      }
    }
  });

  it('refer to rows before them, of their institute, that their references may name', () => {
    let followed = 0;
    for (const { resource, row } of made) {
      for (const field of Object.values(resource.fields).filter((one) => !one.system && one.name in row)) {
        for (const id of referredBy({ field, value: row[field.name] })?.ids ?? []) {
          const target = byId.get(String(id))!;
          followed++;
          expect(target.place).toBeLessThan(byId.get(row.id)!.place);
          expect([row['instituteId'], null]).toContain(target.row['instituteId']);
          expect(evaluate(field.where, recordFrom(target.row, { fields: target.resource.fields, context }), context), `${resource.name}.${field.name}`).toBe(true);
          for (const [theirs, beside] of Object.entries(field.narrowedBy)) expect([row[beside]].flat(), `${resource.name}.${field.name}`).toContain(target.row[theirs]);
        }
      }
    }
    expect(followed).toBeGreaterThan(ALL * ROWS / 2);
  });

  it('stand below one another no deeper than they may, and in an order', () => {
    const trees = made.filter(({ resource }) => resource.tree?.parent);
    const depth = (id: unknown): number => (id ? depth(byId.get(String(id))!.row['parentId']) + 1 : 0);
    const depths = trees.map(({ row }) => depth(row.id));
    expect([Math.min(...depths), Math.max(...depths)]).toEqual([1, 3]);
    const places = trees.map(({ resource, row }) => [resource.name, row['instituteId'], row['parentId'], row['order']].join());
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('rows of which several references are told apart together', () => {
  const modules = normalizeAll([
    defineResource({ name: 'book', fields: { title: f.text({ required: true }) } }),
    defineResource({ name: 'reader', fields: { title: f.text({ required: true }) } }),
    defineResource({ name: 'loan', fields: { bookId: f.ref('book', { required: true }), readerId: f.ref('reader', { required: true }) }, unique: [['bookId', 'readerId']] }),
  ] as unknown as ResourceInput[]);
  const [owner] = OWNERS;
  const there = (kind: string, count: number) => Array.from({ length: count }, (_, at) => ({ id: `01980000-0000-7000-8000-${hash(`${kind} ${at}`)}`, instituteId: owner, title: `${kind} ${at}` }));
  const existing = new Map([['book', there('book', 3)], ['reader', there('reader', 2)]]);
  // Of what is referred to no more can be made: nothing is to be believed of it.
  const make = (count: number) => exampleRows({ resources: modules, counts: new Map([['loan', count]]), existing, owners: [owner!], idOf: (module, index) => `01980000-0000-7000-8000-${hash(`${module} ${index}`)}`, now, fill: 'believable' });

  it('are as many as there are pairs', () => {
    const pairs = make(6).map(({ row }) => `${String(row['bookId'])} ${String(row['readerId'])}`);
    expect(new Set(pairs).size).toBe(6);
  });

  it('and no more, which is said with how many there are', () => {
    expect(() => make(7)).toThrow(/^Of 7 records of loan [4-6] could be made: ask for as many\. Of the next: No record of reader could be made/);
  });
});

describe('what cannot be made', () => {
  const of = (input: Omit<ResourceInput, 'name'>, others: readonly ResourceInput[] = []) => normalizeAll([defineResource({ name: 'thing', ...input } as ResourceInput), ...others])[0]!;
  const make = (resource: ReturnType<typeof of>) => () => exampleRecord({ resource, number: 1, now, idOf: () => null });

  it.each<[string, ReturnType<typeof of>, RegExp]>([
    ['a rule that nothing keeps', of({ fields: { seats: f.integer({ min: 5, required: true }) }, rules: [{ if: { seats: { gt: 0 } }, at: 'seats', says: 'never' }] }), /No record of thing could be made: .*rule “never” at seats.*Remedy: /],
    ['a pattern of which nothing is known', of({ fields: { code: f.text({ pattern: '^[A-Z]{4}0[0-9]{3}$', required: true }) } }), /No record of thing could be made: no value of “code” is known.*Remedy: add one that it takes, example: /],
    ['references that need one another', of({ fields: { otherId: f.ref('other', { required: true }) } }, [{ name: 'other', fields: { thingId: f.ref('thing', { required: true }) as Record<string, unknown> as never } }]), /No record of thing could be made: “otherId” needs a record of other.*Remedy: /],
  ])('is named: %s', (_, resource, message) => {
    expect(make(resource)).toThrow(message);
  });

  it('is demo content of which nothing says what is to be believed', () => {
    const load = (fields: ResourceInput['fields'], demo = 40) => () => createLoader({ sources: [{ name: 'made', read: () => [{ name: 'thing', demo, fields }] }] });
    expect(load({ title: f.text({ required: true, example: 'Evening batch' }) })).not.toThrow();
    expect(load({ title: f.text({ required: true }) })).toThrow(/thing at fields.title.example: is missing.*Remedy: add some/);
    expect(load({ title: f.text() }, 0.5)).toThrow(/thing at demo: 0.5 is no number of rows/);
    expect(load({ pin: f.text({ pattern: '^[0-9]{6}$', example: '12' }) }, 0)).toThrow(/“12” is not a value of the field/);
  });
});

/** Twelve signs that follow from a text. */
function hash(text: string): string {
  let [one, two]: [number, number] = [5_381, 52_711];
  for (const sign of text) [one, two] = [(Math.imul(one, 33) ^ sign.charCodeAt(0)) >>> 0, (Math.imul(two, 31) + sign.charCodeAt(0)) >>> 0];
  return (one.toString(16).padStart(8, '0') + two.toString(16).padStart(8, '0')).slice(0, 12);
}

