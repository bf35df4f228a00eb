import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDeclarations } from '../../../platform/declarations';
import { frozenArtefacts } from '../../../platform/frozen';
import { openApiDocument } from '../../../platform/openapi/document';
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
    for (const name of calls.filter((one) => !(resource.endpoint.without as readonly string[]).includes(one))) {
      expect(ids).toContain(`${resource.name}.${name}`);
    }
  }
});

it('describes every call under /api that is registered', async () => {
  const { body } = await platform.call({ method: 'GET', url: '/api/openapi.json' });
  const described = new Set(Object.entries(body['paths'] as Paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, ':')}`)));
  const registered = registeredIn(platform.app.printRoutes({ commonPrefix: false })).filter((call) => call.includes(' /api/') && !/^(HEAD|OPTIONS) /.test(call) && !OF_THE_DESCRIPTION.test(call));
  expect(registered.length).toBeGreaterThan(100);
  expect(registered.filter((call) => !described.has(call.replace(/:\w+(\|:\w+)*/g, ':')))).toEqual([]);
});

/** The description itself and what draws it; and a socket, which is no call. */
const OF_THE_DESCRIPTION = / \/api\/(openapi\.json|docs|v9\/user\/live)(\/|$)/;

/** `METHOD /path` of each line of Fastify's tree of routes: four signs of a line a step down. */
function registeredIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line);
    if (!found) return [];
    const depth = found[1]!.length / 4;
    above.splice(depth, above.length, found[2]!);
    return (found[3] ?? '').split(', ').filter((method) => method !== '').map((method) => `${method} ${above.join('')}`);
  });
}

it('refers only to schemas that are there', async () => {
  const { body } = await platform.call({ method: 'GET', url: '/api/openapi.json' });
  const { schemas, responses } = body['components'] as { schemas: object; responses: object };
  for (const [, kind, name] of JSON.stringify(body).matchAll(/#\/components\/(schemas|responses)\/([\w.-]+)/g)) {
    expect(kind === 'schemas' ? schemas : responses).toHaveProperty([name!]);
  }
});

it('freezes the same texts from the same declarations', async () => {
  expect(await frozenArtefacts()).toEqual(await frozenArtefacts());
});

it('serves the description that the frozen texts are printed from', async () => {
  const { body } = await platform.call({ method: 'GET', url: '/api/openapi.json' });
  expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument({ loader: loadDeclarations() }))));
});
