import { expect, test } from 'vitest';
import calls from '../contract/calls.json' with { type: 'json' };
import { loadDeclarations } from '../../platform/declarations';
import { clashesOf } from '../../platform/openapi/clashes';
import { FIXED_CALLS } from '../../platform/openapi/fixedCalls';
import { DeclarationError, defineResource, f, normalize, type ResourceInput } from '../../src/schemas';

const FIELDS = { name: f.text({ required: true }) };
const clashing = (...inputs: readonly ResourceInput[]): string[] => clashesOf(inputs.map(normalize)).map(({ resource, path, message }) => `${resource} ${path}: ${message}`);

test('a module whose path is a call of the platform is refused when the product starts, with place and remedy', () => {
  const feedback = defineResource({ name: 'feedback', module: 'feedback', title: '{name}', fields: FIELDS });
  let thrown: unknown;
  try {
    loadDeclarations([{ name: 'test', read: () => [feedback] }]);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(DeclarationError);
  expect((thrown as DeclarationError).problems).toEqual([{
    resource: 'feedback', path: 'endpoint.path', message: 'POST /api/v9/feedback is a call of the platform itself already (Give feedback)',
    remedy: 'give the module another name, or another path by endpoint: { path }',
  }]);
});

test('so are a single record, an action, and a word where the platform takes any', () => {
  expect(clashing(defineResource({ name: 'me', module: 'settings', single: true, endpoint: { path: '/user/profile' }, fields: FIELDS }))).toEqual([expect.stringContaining('me endpoint.path: GET /api/v9/user/profile')]);
  const uploads = defineResource({ name: 'uploads', module: 'settings', title: '{name}', fields: FIELDS });
  expect(clashing(uploads)).toEqual([expect.stringContaining('POST /api/v9/uploads/search')]);
  expect(clashing({ ...uploads, endpoint: { path: '/sent' } })).toEqual([]);
  expect(clashing({ ...uploads, name: 'sheet', endpoint: { client: 'v2', path: '/feedback' } })).toEqual([]);
});

test('nothing that is shipped clashes, and nothing the specification wants', () => {
  expect(clashesOf(loadDeclarations().all())).toEqual([]);
  // A call of the contract that a declaration gives is no fixed one besides.
  const contract = new Set(calls.map(({ method, path }) => `${method} /api/v9${(path ?? '').split('?')[0]!.replace(/\{\w+\}/g, '{}')}`));
  const fixed = new Set(FIXED_CALLS.map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`));
  const declared = loadDeclarations().all().flatMap(({ endpoint, isSingle }) => (isSingle ? [endpoint.get, endpoint.update] : [endpoint.search, endpoint.create, endpoint.get, endpoint.update, endpoint.delete, endpoint.lookup]));
  const given = declared.map(({ method, path }) => `${method} /api/v9${path.replace(/\{\w+\}/g, '{}')}`);
  expect(given.filter((one) => contract.has(one) && fixed.has(one))).toEqual([]);
});
