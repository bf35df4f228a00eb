import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDeclarations } from '../../platform/declarations';
import { routeShape, type Resource } from '../../src/schemas';
import { routesBeside } from '../../src/shell/table/routeTable';
import { createTestPlatform, type TestPlatform } from '../platform/support';
import { APP_ROUTES, gateOf, patternOf } from '../shell/support/contract';

/** Said to be without a check: who lacks the module of what they lead to is told so there. */
const STRICTER = ['institutions/form', 'forum/UserFlagView/{groupId}/User-Flag/{userId}'];

/** What shows that it is not available yet, and what each waits for. */
const WAITING: Readonly<Record<string, readonly string[]>> = {
  'the authoring of courses and tests': [
    'courseCurriculum', 'importPoolContent', 'questionPoolImport', 'testManagment', 'testManagmentNested', 'testPrompts', 'addTest', 'questionPrompts', 'descriptiveEvaluation', 'evaluationSubscribers', 'filePreview',
  ],
  'the builders': ['appBuilder', 'invoiceEditor'],
  'rooms of live teaching': ['liveScheduleStart', 'liveClassStart', 'fermionLive', 'webinarStart'],
  'nothing: the specification names a page for trials, and says no more': ['forTesting'],
};

test('what is not available yet is authoring, builders and rooms of live teaching', () => {
  const pending = routesBeside(loadDeclarations().all()).filter(({ page }) => !page).map(({ key }) => key);
  expect(pending.toSorted()).toEqual(Object.values(WAITING).flat().toSorted());
  console.info(Object.entries(WAITING).map(([what, keys]) => `Waits for ${what}: ${keys.join(', ')}`).join('\n'));
});

/** Routes of the contract that lead to the list of a module, with that module. What it asks of others is held beside its rows in `tests/shell`. */
const LISTS: readonly { readonly route: (typeof APP_ROUTES)[number]; readonly resource: Resource }[] = (() => {
  const modules = loadDeclarations().all();
  return APP_ROUTES.flatMap((route) => {
    const resource = modules.find(({ routes }) => routes.some((one) => routeShape(one) === routeShape(patternOf(route))));
    return resource ? [{ route, resource }] : [];
  });
})();

describe('each list of the contract', () => {
  let platform: TestPlatform;
  let operator = '';
  let other = '';
  beforeAll(async () => {
    platform = await createTestPlatform({ demo: true });
    operator = await platform.login('super_admin');
    // Holds coupons alone.
    other = await platform.login('sub_admin');
  });
  afterAll(() => platform.close());

  const ask = (resource: Resource, token: string) => {
    const { endpoint } = resource;
    const call = endpoint.without.includes('search') ? endpoint.list : endpoint.search;
    const url = `/api/${endpoint.client === 'v2' ? 'v2' : 'v9'}${call.path.replace(/\{\w+\}/g, '-')}`;
    return call.method === 'GET' ? platform.call({ method: 'GET', url, token }) : platform.call({ method: 'POST', url, token, body: {} });
  };

  test.each(LISTS.map(({ route, resource }) => [route.path, { route, resource }] as const))('%s has rows of demo content for the super admin, and none for whoever lacks its module', async (_, { route, resource }) => {
    const shown = await ask(resource, operator);
    expect([shown.status, Number(shown.data['total']) > 0], JSON.stringify(shown.body).slice(0, 300)).toEqual([200, true]);
    const gate = gateOf(route);
    const isFor = (gate.by === 'signedIn' && !STRICTER.includes(route.path!)) || (gate.by === 'module' && gate.modules.includes('coupon'));
    expect((await ask(resource, other)).status).toBe(isFor ? 200 : 403);
  });

  test('are most of what the specification lists', () => {
    expect(LISTS.length).toBeGreaterThan(60);
  });
});
