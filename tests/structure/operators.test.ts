import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unnamedModules } from '../../scripts/checks/operators';
import { shippedDeclarations } from '../../platform/declarations';
import { createTrustedLoader } from '../../src/schemas';
import { ROOT } from './support/example';

const FOLDER = `${ROOT}/docs/operators`;
const pages = [`${ROOT}/docs/for-operators.md`, ...readdirSync(FOLDER).map((file) => `${FOLDER}/${file}`)].map((file) => readFileSync(file, 'utf8'));
const names = Object.fromEntries(Object.entries(import.meta.glob<{ readonly first: { readonly name?: string; readonly menu?: string } }>('../../src/i18n/en/modules/*.ts', { eager: true })).map(([file, { first }]) => [/(\w+)\.ts$/.exec(file)![1]!, first]));
const resources = createTrustedLoader({ sources: [shippedDeclarations] }).all();

test('each module is named on a page for operators', () => {
  expect(Object.keys(names).length).toBeGreaterThan(60);
  expect(unnamedModules({ pages, resources, names })).toEqual([]);
});

test('a module that none names is told, and one that is named by its list, the menu or its address is not', () => {
  const module = (name: string, routes: readonly string[] = [name]) => ({ name, routes, menu: null, isSingle: false });
  const said = { pages: ['**Parcels** are sent\nfrom the *Post office* (`/app/letters`), beside parcelling.'], names: { parcel: { name: 'Parcel |||| Parcels' }, office: { menu: 'Post office' }, letter: { name: 'Mail' }, stamp: { name: 'Stamp' }, parcelling2: { name: 'Parcelli' } } };
  expect(unnamedModules({ ...said, resources: [module('parcel'), module('office'), module('letter', ['letters']), module('stamp'), module('parcelling2')] })).toEqual(['stamp', 'parcelling2']);
});
