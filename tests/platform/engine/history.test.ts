import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf } from '../../../platform/kernel/http/addresses';
import { defineResource, f, type Resource } from '../../../src/schemas';
import { createTestPlatform, type CallResult, type TestPlatform } from '../support';
import { accountId, INSTITUTES } from '../support/people';
import { callsOf, type ModuleCalls } from './calls';

const plan = defineResource({
  name: 'plan',
  fields: {
    name: f.text({ required: true, unique: true }), note: f.longText(), margin: f.number({ roles: { read: ['super_admin'], write: ['super_admin'] } }),
  },
  list: { columns: ['name'] },
});

let platform: TestPlatform;
let operator: string;
let north: string;
let south: string;
let resource: Resource;
const of = (token: string): ModuleCalls => callsOf({ platform, resource, token });
const historyOf = (id: string, token: string, query = ''): Promise<CallResult> =>
  platform.call({ method: 'GET', url: `${addressOf({ resource, call: resource.endpoint.history }).replace('{id}', id)}${query}`, token });
const told = (reply: CallResult): unknown[] => (reply.data['items'] as { action: string; changes: unknown }[]).map(({ action, changes }) => [action, changes]);

beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [plan] });
  [operator, north, south] = [await platform.login('super_admin'), await platform.login('institute'), await platform.login('institute2')];
  resource = platform.context.loader.require('plan');
});
afterAll(() => platform.close());

it('says who changed what, the newest first, and of a field nothing to whom it is not shown', async () => {
  const made = await of(operator).create({ name: 'Year', note: 'First', margin: 3, instituteId: INSTITUTES.north });
  const id = String(made.data['id']);
  await of(north).update(id, { note: 'Second' });
  await of(operator).update(id, { margin: 4, name: 'Whole year' });
  const whole = await historyOf(id, operator);
  expect(told(whole)).toEqual([
    ['update', [{ field: 'name', before: 'Year', after: 'Whole year' }, { field: 'margin', before: 3, after: 4 }]],
    ['update', [{ field: 'note', before: 'First', after: 'Second' }]],
    ['create', []],
  ]);
  expect(whole.data['items']).toMatchObject([{ actorId: accountId('super_admin'), actingForId: null }, { actorId: accountId('institute') }, { actorId: accountId('super_admin') }]);
  expect(told(await historyOf(id, north))[0]).toEqual(['update', [{ field: 'name', before: 'Year', after: 'Whole year' }]]);
  expect(JSON.stringify((await historyOf(id, north)).body)).not.toContain('margin');
});

it('is no more of a record than the record itself: not to another institute, not without the right, not once it is deleted', async () => {
  const id = String((await of(north).create({ name: 'Ours' })).data['id']);
  expect(await historyOf(id, south)).toMatchObject({ status: 404 });
  expect(await historyOf(id, await platform.login('faculty'))).toMatchObject({ status: 403 });
  await of(north).remove(id);
  expect(await historyOf(id, north)).toMatchObject({ status: 404 });
  await platform.call({ method: 'PUT', url: addressOf({ resource, call: resource.endpoint.restore }).replace('{id}', id), token: north, body: {} });
  expect(told(await historyOf(id, north)).map((one) => (one as [string])[0])).toEqual(['restore', 'delete', 'create']);
});

it('comes a page at a time, of long texts the beginning, and refuses what it does not know', async () => {
  const id = String((await of(north).create({ name: 'Long', note: 'x'.repeat(3_000) })).data['id']);
  for (const note of ['a', 'b', 'c']) await of(north).update(id, { note });
  const first = await historyOf(id, north, '?size=3');
  expect(first.data).toMatchObject({ hasMore: true, page: 0, size: 3 });
  expect((first.data['items'] as { changes: { before: string }[] }[])[2]!.changes[0]!.before).toBe(`${'x'.repeat(1_000)}…`);
  expect(told(await historyOf(id, north, '?size=3&page=1'))).toEqual([['create', []]]);
  expect(await historyOf(id, north, '?size=1000')).toMatchObject({ status: 400 });
  expect(await historyOf(id, north, '?order=asc')).toMatchObject({ status: 400 });
});

it('tells what was done to a record, not what the trail has of it besides, and takes its id as it is written', async () => {
  const id = String((await of(north).create({ name: 'Followed' })).data['id']);
  await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    for (const action of ['endSession', 'actFor', 'join']) {
      await sql`insert into core.audit (id, institute_id, resource, record_id, action, after, request_id) values (${newId()}, ${INSTITUTES.north}, 'plan', ${id}, ${action}, '{}', 'test')`.execute(trx);
    }
  });
  for (const named of [id, id.toUpperCase()]) expect(told(await historyOf(named, north))).toEqual([['join', []], ['create', []]]);
});
