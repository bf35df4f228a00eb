import { afterAll, beforeAll, expect, it } from 'vitest';
import { frozenArtefacts } from '../../../platform/openapi/freeze';
import { createTestPlatform, type TestPlatform } from '../support';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

type Paths = Record<string, Record<string, { operationId?: string; responses: Record<string, unknown> }>>;

it('describes every call the platform answers, and no other', async () => {
  const { body } = await platform.call({ method: 'GET', url: '/api/openapi.json' });
  expect(body['openapi']).toBe('3.1.0');
  const described = Object.entries(body['paths'] as Paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  for (const call of described) {
    const [method, path] = call.split(' ') as [string, string];
    expect(platform.app.findRoute({ method: method as 'GET', url: path.replace(/\{(\w+)\}/g, ':$1') }), call).not.toBeNull();
  }
  const ids = Object.values(body['paths'] as Paths).flatMap((methods) => Object.values(methods).flatMap((operation) => operation.operationId ?? []));
  expect(new Set(ids).size).toBe(ids.length);
  for (const resource of platform.context.loader.all()) {
    const calls = resource.isSingle ? ['get', 'update'] : ['search', 'list', 'lookup', 'create', 'get', 'update', 'delete', ...Object.values(resource.lifecycle?.actions ?? {}).filter((action) => action.call.by === 'action').map((action) => action.name)];
    for (const name of calls) {
      expect(ids).toContain(`${resource.name}.${name}`);
    }
  }
});

it('refers only to schemas that are there', async () => {
  const { body } = await platform.call({ method: 'GET', url: '/api/openapi.json' });
  const { schemas, responses } = body['components'] as { schemas: object; responses: object };
  for (const [, kind, name] of JSON.stringify(body).matchAll(/#\/components\/(schemas|responses)\/([\w.-]+)/g)) {
    expect(kind === 'schemas' ? schemas : responses).toHaveProperty([name!]);
  }
});

it('freezes the same texts from the same declarations', async () => {
  const [one, two] = [await frozenArtefacts(), await frozenArtefacts()];
  expect(one).toEqual(two);
  expect(one['docs/generated/rights.md']).toContain('## membership');
  expect(one['docs/generated/tables.md']).toContain('app.coupon');
});
