import { describe, expect, it } from 'vitest';
import { brokenRules, cleanValue, defineResource, evaluate, f, isEmptyValue, normalizeAll, validateRecord, type Resource, type ResourceInput } from '../../src/schemas';
import { chanceOf, exampleRecord, justOutside, recordFrom, type ExampleParams } from '../../src/schemas/examples';
import { FIXTURES } from '../fixtures';
import { shipped } from './support';

const SEEDS = 200;
const now = '2026-06-01T06:00:00.000Z';
const context = { now };

/** What is hard to make up: rules over numbers, days and rows, conditions on conditions, narrowed references, codes of an order of signs. */
const HARD: readonly ResourceInput[] = [
  defineResource({
    name: 'quiz',
    fields: {
      kind: f.choice(['single', 'many', 'essay'], { required: true }),
      options: f.list({ text: f.text({ required: true, maxLength: 20 }), isRight: f.boolean(), why: f.text({ required: true, when: { isRight: true }, example: 'So it is' }) }, { minItems: 2, maxItems: 6, when: { kind: ['single', 'many'] } }),
      price: f.money({ max: 900 }), offerPrice: f.money(), least: f.integer({ min: 3, max: 9 }), seats: f.integer({ min: 1, max: 50, required: true }), taken: f.integer({ min: 0 }),
      opensOn: f.date({ latest: { today: 0 } }), closesOn: f.date({ after: 'opensOn' }), halfOn: f.date(), from: f.time(), to: f.time({ after: 'from', required: true }),
      startsAt: f.datetime({ required: true }), endsAt: f.datetime({ after: 'startsAt', within: { hours: 3 }, required: true }), daysFrom: f.date(), daysTo: f.date({ after: 'daysFrom', within: { days: 2 } }),
      words: f.longText({ required: { kind: 'essay' }, minLength: 30, maxLength: 40 }), code: f.text({ unique: true, pattern: '^[A-Z]{2}-\\d{4}$', example: 'QZ-0001' }), invite: f.text({ unique: true, pattern: '^[A-Z0-9]{6}$' }),
      state: f.choice(['open', 'full'], { derive: [{ value: 'full', if: { taken: { gte: { field: 'seats' } } } }, { value: 'open' }] }),
    },
    rules: [
      { if: { all: [{ kind: 'single' }, { not: { options: { rows: { where: { isRight: true }, is: 1 } } } }] }, at: 'options', says: 'oneRight' },
      { if: { all: [{ kind: 'many' }, { options: { rows: { where: { isRight: true }, lt: 2 } } }] }, at: 'options', says: 'twoRight' },
      { if: { offerPrice: { gt: { field: 'price', percent: 90 } } }, at: 'offerPrice', says: 'aboveField' },
      { if: { taken: { gt: { field: 'seats' } } }, at: 'taken', says: 'aboveField' },
      { if: { any: [{ halfOn: { lt: { field: 'opensOn' } } }, { halfOn: { gt: { field: 'closesOn' } } }] }, at: 'halfOn', says: 'between' },
    ],
  }),
  defineResource({
    name: 'duel', fields: { oneId: f.ref('quiz', { required: true }), otherId: f.ref('quiz', { required: true }), againId: f.ref('duel', { where: { oneId: { field: 'oneId' } } }), level: f.integer({ choices: [1, 2, 4], required: true }) },
    list: { filters: ['oneId'] }, unique: [['oneId', 'otherId']], rules: [{ if: { oneId: { is: { field: 'otherId' } } }, at: 'otherId', says: 'sameAsField' }],
  }),
];

const SETS = { shipped: normalizeAll(shipped), fixtures: normalizeAll(FIXTURES), hard: normalizeAll(HARD) };
const SOMEBODY = '01980000-0000-7000-8000-00000000000a';
let ids = 0;
const newId = (): string => `01980000-0000-7000-8000-${(++ids).toString(16).padStart(12, '0')}`;
const make = (params: ExampleParams): Record<string, unknown> => exampleRecord({ now, ...params, idOf: newId });

/** Everything wrong with a record: as it is sent, and as it is stored. */
function wrongWith(resource: Resource, values: Record<string, unknown>): unknown {
  const record = recordFrom(values, { fields: resource.fields, context });
  const unclean = Object.entries(values).filter(([name, value]) => JSON.stringify(cleanValue({ field: resource.fields[name]!, value })) !== JSON.stringify(value));
  const problems = validateRecord({ fields: resource.fields, values: record, context });
  const broken = brokenRules({ rules: resource.rules, fields: resource.fields, values: record, before: null, changed: new Set(), context });
  return unclean.length + Object.keys(problems).length + broken.length === 0 ? null : { unclean, problems, broken: broken.map(({ says }) => says) };
}

for (const [set, resources] of Object.entries(SETS)) {
  describe.each(resources.map((resource) => [resource.name, resource] as const))(`${set}: %s`, (_, resource) => {
    it(`is made up rightly ${SEEDS} times, and differently`, () => {
      const made = Array.from({ length: SEEDS }, (__, number) => make({ resource, number, fill: number % 2 ? 'some' : 'all' }));
      expect(made.map((values, number) => ({ number, wrong: wrongWith(resource, values) })).filter(({ wrong }) => wrong !== null)).toEqual([]);
      for (const field of Object.values(resource.fields).filter((one) => one.unique !== false && one.name in made[0]! && one.choices.length === 0)) {
        const values = made.map((one) => one[field.name]).filter((one) => !isEmptyValue(one));
        expect(new Set(values).size, field.name).toBe(values.length);
      }
      const again = () => exampleRecord({ resource, now, number: 7, fill: 'some', isLoose: true, idOf: () => SOMEBODY });
      expect(again(), 'the same again').toEqual(again());
    });

    it(`is refused ${SEEDS} times for what lies just outside`, () => {
      const written = Object.values(resource.fields).filter((field) => !field.system && field.derive.length === 0 && field.computed === null);
      const chance = chanceOf(resource.name);
      const taken: unknown[] = [];
      let tried = 0;
      for (let number = 0; tried < SEEDS && number < SEEDS; number++) {
        const record = recordFrom(make({ resource, number, fill: 'some' }), { fields: resource.fields, context });
        const asked = written.filter((field) => evaluate(field.when, record, context));
        for (let turn = 0; turn < 8; turn++) {
          const field = chance.pick(asked);
          const outside = justOutside(field, { shift: 0, number, chance, fill: 'some', now, moduleKey: resource.name });
          if (outside.length === 0) continue;
          tried++;
          const value = cleanValue({ field, value: chance.pick(outside) });
          const problems = validateRecord({ fields: resource.fields, values: { ...record, [field.name]: value }, context });
          if (!Object.keys(problems).some((path) => path.split('.')[0] === field.name)) taken.push({ field: field.name, value });
        }
      }
      expect([...new Set(taken.map((one) => JSON.stringify(one)))]).toEqual([]);
      expect(tried).toBeGreaterThanOrEqual(SEEDS);
    });
  });
}
