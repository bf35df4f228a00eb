import { expect, test } from 'vitest';
import { shippedDeclarations } from '../../platform/declarations';
import type { Catalogue } from '../../scripts/checks/localeKeys';
import { missingModuleWords, strayModuleWords } from '../../scripts/checks/moduleWords';
import { leaves, TRANSLATIONS } from '../../scripts/checks/translations';
import { en } from '../../src/i18n/en';
import { createTrustedLoader, defineResource, f, normalize, normalizeAll } from '../../src/schemas';
import { openChapter, section } from '../fixtures';

const shipped = createTrustedLoader({ sources: [shippedDeclarations] }).all();
const words = { common: { fields: { id: 'Id', version: 'V', createdAt: 'C', updatedAt: 'U', instituteId: 'I', createdById: 'B', updatedById: 'B' }, actions: { lock: 'Lock' }, done: { lock: 'locked' }, choices: { shut: 'Shut' } } };

const door = normalize(
  defineResource({
    name: 'door',
    fields: {
      code: f.text({ pattern: '^D[0-9]+$', hint: true }),
      status: f.choice(['open', 'shut'], { readOnly: true, default: 'open' }),
      locks: f.list({ maker: f.text() }),
    },
    share: ['code'],
    rules: [{ if: { locks: { rows: { lt: 1 } } }, at: 'locks', says: 'locked' }, { if: { code: { is: { field: 'status' } } }, at: 'code', says: 'sameAsField' }],
    attention: { shut: { filters: { status: ['shut'] } } },
    list: { filters: ['status'] },
    form: { sections: [{ name: 'one', fields: ['code'] }, { name: 'two', fields: ['locks'] }] },
    lifecycle: { field: 'status', actions: { lock: { from: ['open'], to: 'shut', ask: { reason: f.text() } }, free: { if: { status: 'shut' }, to: 'open', from: ['shut'] } } },
  }),
);

test('names everything that a declaration wants said, but for what has shared words', () => {
  expect(missingModuleWords({ resources: [door], catalogue: { lectern: words } }).sort()).toEqual(
    [
      'name', 'fields.code', 'fields.status', 'fields.locks', 'fields.maker', 'fields.reason', 'hints.code', 'patterns.code', 'choices.status.open', 'sections.one', 'sections.two', 'share.code', 'attention.shut', 'rules.locked',
      'meanings.status.open', 'meanings.status.shut', 'effects.lock', 'actions.free', 'done.free', 'effects.free',
    ].map((key) => `resources.door.${key}`).sort(),
  );
  const all = Object.fromEntries(missingModuleWords({ resources: [door], catalogue: { lectern: words } }).map((key) => [key, 'x']));
  expect(missingModuleWords({ resources: [door], catalogue: { lectern: words, ...nested(all) } })).toEqual([]);
});

test('takes for rows of another module what that one says, but for its name', () => {
  const resources = normalizeAll([section, openChapter]).filter(({ of }) => of !== null);
  const chapter = { name: 'Chapter', fields: { title: 'Heading', kind: 'Kind' }, choices: { kind: { open: 'Open', closed: 'Closed' } } };
  expect(missingModuleWords({ resources, catalogue: { lectern: words, resources: { chapter } } as unknown as Catalogue }).sort()).toEqual(
    ['name', 'fields.author', 'fields.number', 'fields.level', 'fields.isShort', 'fields.words', 'fields.nextId', 'choices.level.basic', 'choices.level.expert'].map((key) => `resources.openChapter.${key}`).sort(),
  );
});

test('asks of rows that a view gives what makes one', () => {
  const fee = normalize(defineResource({ name: 'fee', source: 'fees', fields: { code: f.text() } }));
  expect(missingModuleWords({ resources: [fee], catalogue: { lectern: words } })).toEqual(['name', 'origin', 'fields.code'].map((key) => `resources.fee.${key}`));
});

test('asks of each number of money that is added up what it counts', () => {
  const fee = normalize(defineResource({ name: 'fee', fields: { code: f.text(), paid: f.money(), owed: f.money() }, summary: { by: ['createdAt:month'], measures: { paid: 'sum@createdAt', fees: 'count' } } }));
  expect(missingModuleWords({ resources: [fee], catalogue: { lectern: words } })).toContain('resources.fee.hints.paid');
  expect(missingModuleWords({ resources: [fee], catalogue: { lectern: words } })).not.toContain('resources.fee.hints.owed');
});

test('names words of no declaration', () => {
  expect(strayModuleWords({ resources: [door], catalogue: { resources: { door: {}, doors: {} } } })).toEqual(['doors']);
});

test.each(Object.entries({ en, ...TRANSLATIONS }))('every shipped declaration has its words in %s', (_locale, catalogue) => {
  expect(missingModuleWords({ resources: shipped, catalogue: catalogue as unknown as Catalogue })).toEqual([]);
  expect(strayModuleWords({ resources: shipped, catalogue: catalogue as unknown as Catalogue })).toEqual([]);
  for (const key of ['update', 'delete']) expect(leaves(catalogue).get(`lectern.common.done.${key}`)).toBeTruthy();
  expect(shipped.filter((one) => one.share.length > 0).map((one) => one.name)).toEqual(expect.arrayContaining(['banner', 'coupon']));
});

/** Choices of equal names that mean something else: what is added to tokens is bought, what is added to a referrer's balance is earned; a branch is open to those who come, a group to those who join. */
const OTHERWISE = ['credit,debit', 'closed,open'];

test.each(Object.entries({ en, ...TRANSLATIONS }))('the same choices are called the same in every module, in %s', (_locale, catalogue) => {
  const said = leaves(catalogue);
  const fields = shipped.flatMap((resource) => Object.values(resource.fields).filter(({ choices }) => choices.length > 1).map((field) => ({ resource, field, names: [...field.choices].sort() })));
  const words = new Map<string, Map<string, string[]>>();
  for (const { resource, field, names } of fields) {
    const owner = resource.of && field.isTaken ? resource.of.name : resource.name;
    const text = names.map((name) => said.get(`resources.${owner}.choices.${field.name}.${name}`) ?? said.get(`lectern.common.choices.${name}`)).join(' / ');
    const alike = words.get(names.join()) ?? words.set(names.join(), new Map()).get(names.join())!;
    alike.set(text, [...(alike.get(text) ?? []), `${resource.name}.${field.name}`]);
  }
  expect([...words].filter(([names, texts]) => texts.size > 1 && !OTHERWISE.includes(names)).map(([, texts]) => Object.fromEntries(texts))).toEqual([]);
});

test.each(Object.entries({ en, ...TRANSLATIONS }))('a subscription that has ended is called so wherever it is shown, in %s', (_locale, catalogue) => {
  const said = leaves(catalogue);
  expect(said.get('resources.renewalReport.choices.status.over')).toBe(said.get('resources.subscription.choices.status.ended'));
});

function nested(texts: Readonly<Record<string, string>>): Catalogue {
  const tree: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(texts)) {
    const parts = key.split('.');
    const last = parts.pop()!;
    const place = parts.reduce<Record<string, unknown>>((at, part) => (at[part] ??= {}) as Record<string, unknown>, tree);
    place[last] = text;
  }
  return tree as unknown as Catalogue;
}
