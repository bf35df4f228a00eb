import { expect, test } from 'vitest';
import { shippedDeclarations } from '../../platform/declarations';
import type { Catalogue } from '../../scripts/checks/localeKeys';
import { missingShareWords } from '../../scripts/checks/shareWords';
import { en } from '../../src/i18n/en';
import { createTrustedLoader, defineResource, f, normalize } from '../../src/schemas';

test('names the lines of a shared text that nobody has written', () => {
  const offer = normalize(defineResource({ name: 'offer', fields: { name: f.text(), price: f.money() }, share: ['name', 'price'] }));
  expect(missingShareWords({ resources: [offer], catalogue: { resources: { offer: { share: { name: '%{name}' } } } } })).toEqual(['resources.offer.share.price']);
});

test('every shipped text to share has its lines, each with its own field', () => {
  const resources = createTrustedLoader({ sources: [shippedDeclarations] }).all();
  expect(resources.filter((one) => one.share.length > 0).map((one) => one.name)).toEqual(expect.arrayContaining(['banner', 'coupon']));
  expect(missingShareWords({ resources, catalogue: en as unknown as Catalogue })).toEqual([]);
});
