import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applySchema } from '../../../platform/kernel/db/schema/apply';
import { createLoader, defineResource, f, type ResourceInput } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';
import { callsOf, type ModuleCalls } from './calls';

const seat = defineResource({
  name: 'seat',
  fields: {
    room: f.text({ required: true }),
    onDate: f.date(),
    kind: f.choice(['plain', 'best'], { default: 'plain' }),
    state: f.choice(['shut', 'open'], { readOnly: true, default: 'shut' }),
  },
  unique: [['room', 'onDate'], { fields: ['instituteId'], where: { kind: 'best', state: ['open'] } }],
  lifecycle: { field: 'state', actions: { open: { from: ['shut'], to: 'open' }, shut: { from: ['open'], to: 'shut' } } },
});

const page = defineResource({
  name: 'page',
  fields: { kind: f.choice(['first', 'last', 'of'], { required: true, default: 'first' }), seatId: f.ref('seat', { required: { kind: 'of' }, when: { kind: 'of' } }) },
  unique: [['kind', 'seatId']],
});

let platform: TestPlatform;
let calls: ModuleCalls;
let pages: ModuleCalls;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [seat, page] });
  calls = callsOf({ platform, resource: resource(), token: await platform.login('super_admin') });
  pages = callsOf({ platform, resource: platform.context.loader.require('page'), token: await platform.login('super_admin') });
});
afterAll(() => platform.close());

const resource = () => platform.context.loader.require('seat');
const action = (name: string) => resource().lifecycle!.actions[name]!;
const asAll = (statement: string) => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql.raw(statement).execute(trx));
const of = (values: Record<string, unknown>) => calls.create({ instituteId: INSTITUTES.north, ...values });
const together = { status: 422, body: { problems: { room: { code: 'uniqueTogether', params: { fields: 'room, onDate' } } }, errors: { room: 'There is a record with the same room, onDate already.' } } };

it('refuses what another has together, whatever its letter case, and takes what differs in one, is empty, or is another institute’s', async () => {
  expect(await of({ room: 'Hall', onDate: '2026-01-01' })).toMatchObject({ status: 201 });
  expect(await of({ room: 'HALL', onDate: '2026-01-01' })).toMatchObject(together);
  const other = await of({ room: 'Hall', onDate: '2026-01-02' });
  expect(other).toMatchObject({ status: 201 });
  expect(await calls.update(String(other.data['id']), { onDate: '2026-01-01' })).toMatchObject(together);
  expect(await calls.update(String(other.data['id']), { onDate: 'never' })).toMatchObject({ status: 422, body: { problems: { onDate: { code: 'date' } } } });
  expect((await Promise.all([1, 2].map(() => of({ room: 'Hall' })))).map(({ status }) => status)).toEqual([201, 201]);
  expect(await of({ room: 'Hall', onDate: '2026-01-01', instituteId: INSTITUTES.south })).toMatchObject({ status: 201 });
});

it('tells records apart also by being without a reference, and those of one from those of another', async () => {
  expect(await pages.create({ instituteId: INSTITUTES.north, kind: 'first' })).toMatchObject({ status: 201 });
  expect(await pages.create({ instituteId: INSTITUTES.north, kind: 'first' })).toMatchObject({ status: 422, body: { problems: { kind: { code: 'uniqueTogether', params: { fields: 'kind, seatId' } } } } });
  expect(await pages.create({ instituteId: INSTITUTES.south, kind: 'first' })).toMatchObject({ status: 201 });
  const [one, two] = await Promise.all(['P', 'Q'].map(async (room) => String((await of({ room })).data['id'])));
  expect((await Promise.all([one, two].map((seatId) => pages.create({ instituteId: INSTITUTES.north, kind: 'of', seatId })))).map(({ status }) => status)).toEqual([201, 201]);
  expect(await pages.create({ instituteId: INSTITUTES.north, kind: 'of', seatId: one })).toMatchObject({ status: 422 });
  const replies = await Promise.all([1, 2, 3].map(() => pages.create({ instituteId: INSTITUTES.north, kind: 'last' })));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
});

it('lets one of several at once through, and leaves out what was deleted', async () => {
  const replies = await Promise.all([1, 2, 3, 4].map(() => of({ room: 'Race', onDate: '2026-02-01' })));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  for (const reply of replies.filter(({ status }) => status === 422)) expect(reply).toMatchObject(together);
  const first = String(replies.find(({ status }) => status === 201)!.data['id']);
  expect(await calls.remove(first)).toMatchObject({ status: 200 });
  expect(await of({ room: 'Race', onDate: '2026-02-01' })).toMatchObject({ status: 201 });
  const token = await platform.login('super_admin');
  expect(await platform.call({ method: 'PUT', url: `/api/v9/seat/${first}/unDelete`, token, body: {} })).toMatchObject({ status: 409, body: { code: 'TRANSITION_REFUSED', taken: [{ field: 'room' }] } });
  expect(await platform.call({ method: 'PUT', url: `/api/v9/seat/${first}/unDelete`, token, body: { onDate: '2026-02-02' } })).toMatchObject({ status: 200, data: { room: 'Race', onDate: '2026-02-02' } });
});

it('counts only records of its condition, also where an action leads there', async () => {
  const [one, two] = [String((await of({ room: 'A', kind: 'best' })).data['id']), String((await of({ room: 'B', kind: 'best' })).data['id'])];
  expect(await calls.act(action('open'), one)).toMatchObject({ status: 200 });
  expect(await calls.act(action('open'), two)).toMatchObject({ status: 422, body: { problems: { instituteId: { code: 'unique' } } } });
  expect(await calls.update(two, { kind: 'plain' })).toMatchObject({ status: 200 });
  expect(await calls.act(action('open'), two)).toMatchObject({ status: 200 });
  expect(await calls.update(two, { kind: 'best' })).toMatchObject({ status: 422, body: { problems: { instituteId: { code: 'unique' } } } });
  await calls.act(action('shut'), one);
  expect(await calls.update(two, { kind: 'best' })).toMatchObject({ status: 200 });
});

it('refuses a start over twins that nothing kept apart before, naming them, and does nothing at a second start', async () => {
  const { owner } = platform.context.database;
  const loader = createLoader({ sources: [{ name: 'test', read: () => [...platform.context.loader.all().map(({ name }) => platform.context.loader.inputOf(name)!).filter(({ name }) => name !== 'seat'), { ...seat, unique: [...(seat.unique ?? []), ['room', 'kind']] } as ResourceInput] }], handlers: Object.keys(platform.context.handlers) });
  await asAll(`insert into app.seat (institute_id, id, room, kind) select '${INSTITUTES.south}', ('0198e000-0000-7000-8000-00000000000' || i)::uuid, 'Twin', 'plain' from generate_series(1, 2) i`);
  await expect(applySchema({ owner, loader })).rejects.toMatchObject({ problems: [{ resource: 'seat', field: 'room + kind', message: expect.stringContaining('share a value') as string }] });
  await asAll('delete from app.seat');
  expect((await applySchema({ owner, loader })).join()).toContain('create unique index');
  expect(await applySchema({ owner, loader })).toEqual([]);
});
