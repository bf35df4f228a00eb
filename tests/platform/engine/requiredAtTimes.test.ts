import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineResource, f } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';
import { callsOf, type ModuleCalls } from './calls';

const visit = defineResource({
  name: 'visit',
  fields: {
    place: f.text(),
    kind: f.choice(['online', 'onSite'], { default: 'online' }),
    room: f.text({ required: { kind: 'onSite' } }),
    steps: f.list({ kind: f.text(), note: f.text({ required: { kind: 'other' } }) }),
    share: f.integer({ default: 3 }),
    secret: f.text({ roles: { write: ['super_admin', 'institute'] } }),
  },
  list: { columns: ['place', 'share'], filters: ['share'] },
  form: { sections: [{ name: 'general', fields: ['place', 'kind', 'room', 'steps'] }, { name: 'fees', fields: ['share', 'secret'], roles: ['super_admin'] }] },
});

let platform: TestPlatform;
let operator: ModuleCalls;
let institute: ModuleCalls;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [visit] });
  const callsFor = async (account: 'super_admin' | 'institute') => callsOf({ platform, resource: platform.context.loader.require('visit'), token: await platform.login(account) });
  [operator, institute] = [await callsFor('super_admin'), await callsFor('institute')];
});
afterAll(() => platform.close());

const create = (body: Record<string, unknown>) => operator.create({ instituteId: INSTITUTES.north, ...body });
const missing = (path: string) => ({ status: 422, body: { problems: { [path]: { code: 'required' } } } });

it('asks for a field while its condition holds, in rows of lists too', async () => {
  expect(await create({ place: 'A' })).toMatchObject({ status: 201 });
  expect(await create({ kind: 'onSite' })).toMatchObject(missing('room'));
  expect(await create({ kind: 'onSite', room: '12' })).toMatchObject({ status: 201, data: { room: '12' } });
  expect(await create({ steps: [{ kind: 'walk' }, { kind: 'other' }] })).toMatchObject(missing('steps.1.note'));
});

it('asks again where a change makes it needed or takes it away', async () => {
  const id = String((await create({ place: 'B' })).data['id']);
  expect(await operator.update(id, { kind: 'onSite' })).toMatchObject(missing('room'));
  expect(await operator.update(id, { kind: 'onSite', room: '3' })).toMatchObject({ status: 200 });
  expect(await operator.update(id, { room: null })).toMatchObject(missing('room'));
  expect(await operator.update(id, { kind: 'online', room: null })).toMatchObject({ status: 200 });
});

it('shows and takes the fields of a section of some roles from these roles alone', async () => {
  const id = String((await create({ place: 'C', share: 5, secret: 'x' })).data['id']);
  const seen = (await institute.get(id)).data;
  expect([seen['place'], 'share' in seen, 'secret' in seen]).toEqual(['C', false, false]);
  for (const body of [{ share: 6 }, { secret: 'y' }]) expect(await institute.update(id, body)).toMatchObject({ status: 422, body: { problems: { [Object.keys(body)[0]!]: { code: 'forbidden' } } } });
  expect((await institute.search({ filters: { share: { from: 5 } } })).status).toBe(400);
  expect((await operator.get(id)).data).toMatchObject({ share: 5, secret: 'x' });
});
