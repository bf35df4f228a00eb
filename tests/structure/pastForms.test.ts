import { expect, test } from 'vitest';
import type { Catalogue } from '../../scripts/checks/localeKeys';
import { missingPastForms } from '../../scripts/checks/pastForms';
import { leaves, TRANSLATIONS } from '../../scripts/checks/translations';
import { en } from '../../src/i18n/en';
import { createTrustedLoader, defineResource, f, filesSource, normalize } from '../../src/schemas';

const shipped = createTrustedLoader({ sources: [filesSource(import.meta.glob('../../src/resources/*.ts', { eager: true }))] }).all();
const door = normalize(defineResource({
  name: 'door',
  fields: { name: f.text(), state: f.choice(['open', 'locked'], { readOnly: true, default: 'open' }) },
  lifecycle: { field: 'state', actions: { lock: { from: ['open'], to: 'locked' }, reopen: { from: ['locked'], to: 'open' } } },
}));

test('names the action that no notice can put in the past', () => {
  expect(missingPastForms({ resources: [door], catalogue: en as unknown as Catalogue })).toEqual(['resources.door.done.lock']);
});

test.each(Object.entries({ en, ...TRANSLATIONS }))('every declared action has its past form in %s', (_locale, catalogue) => {
  expect(missingPastForms({ resources: shipped, catalogue: catalogue as unknown as Catalogue })).toEqual([]);
  for (const key of ['update', 'delete']) expect(leaves(catalogue).get(`lectern.common.done.${key}`)).toBeTruthy();
});
