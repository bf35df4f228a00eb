import { expect, test } from 'vitest';
import { missingLifecycleWords } from '../../scripts/checks/lifecycleWords';
import type { Catalogue } from '../../scripts/checks/localeKeys';
import { shippedDeclarations } from '../../platform/declarations';
import { en } from '../../src/i18n/en';
import { createTrustedLoader, defineResource, f, normalize } from '../../src/schemas';

const door = normalize(
  defineResource({
    name: 'door',
    fields: { name: f.text(), status: f.choice(['open', 'shut'], { readOnly: true, default: 'open' }) },
    lifecycle: { field: 'status', actions: { shut: { from: ['open'], to: 'shut' } } },
  }),
);
const lamp = normalize(
  defineResource({
    name: 'lamp',
    fields: { name: f.text(), isLit: f.boolean({ readOnly: true }) },
    lifecycle: { field: 'isLit', actions: { light: { if: { isLit: false }, set: { isLit: true } } } },
  }),
);

test('names the states and actions of a lifecycle that nobody has explained', () => {
  const catalogue = { resources: { door: { meanings: { status: { open: 'Lets everybody in.' } } } } };
  expect(missingLifecycleWords({ resources: [door, lamp], catalogue })).toEqual(['resources.door.meanings.status.shut', 'resources.door.effects.shut', 'resources.lamp.effects.light']);
});

test('every shipped lifecycle is explained', () => {
  const resources = createTrustedLoader({ sources: [shippedDeclarations] }).all();
  expect(missingLifecycleWords({ resources, catalogue: en as unknown as Catalogue })).toEqual([]);
});
