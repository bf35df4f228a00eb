import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineResource, f } from '../../../src/schemas';
import { createTestPlatform, grantTo, accountId, INSTITUTES, type TestPlatform } from '../support';
import { callsOf, type ModuleCalls } from './calls';

const video = defineResource({ name: 'video', fields: { title: f.text({ required: true }) } });
const note = defineResource({ name: 'leaflet', fields: { title: f.text({ required: true }) } });
const tip = defineResource({ name: 'tip', tenant: 'shared', fields: { title: f.text({ required: true }) } });
const KINDS = { video: 'video', note: 'leaflet', tip: 'tip' } as const;
const remark = defineResource({ name: 'remark', fields: { text: f.text({ required: true }), about: f.oneOf(KINDS, { required: true }) }, list: { filters: ['about'] } });
const like = defineResource({ name: 'like', fields: { text: f.text(), about: f.oneOf(KINDS, { onDelete: 'clear' }) }, list: { filters: ['about'] } });
const visit = defineResource({ name: 'visit', fields: { text: f.text(), about: f.oneOf(KINDS) } });

let platform: TestPlatform;
const calls: Record<string, ModuleCalls> = {};
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [video, note, tip, remark, like, visit] });
  const token = await platform.login('super_admin');
  for (const resource of platform.context.loader.all()) calls[resource.name] = callsOf({ platform, resource, token });
});
afterAll(() => platform.close());

const of = (name: string): ModuleCalls => calls[name]!;
const make = async (name: string, values: Record<string, unknown> = { title: 'One' }, instituteId: string | null = INSTITUTES.north): Promise<string> => {
  const reply = await of(name).create({ instituteId, ...values });
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201 });
  return String(reply.data['id']);
};
const problemOf = async (about: unknown, instituteId = INSTITUTES.north) => (await of('remark').create({ instituteId, text: 'So', about })).body['problems'];

it('points at a record of any of its modules, and at no other', async () => {
  const [aVideo, aNote, theirs, shared] = [await make('video'), await make('leaflet'), await make('video', { title: 'Two' }, INSTITUTES.south), await make('tip', { title: 'Ours' }, null)];
  const id = await make('remark', { text: 'Good', about: `video:${aVideo.toUpperCase()}` });
  expect((await of('remark').get(id)).data['about']).toBe(`video:${aVideo}`);
  expect(await of('remark').update(id, { about: `note:${aNote}` })).toMatchObject({ status: 200, data: { about: `note:${aNote}` } });
  expect(await of('remark').update(id, { about: `tip:${shared}` })).toMatchObject({ status: 200 });
  const reference = { about: { code: 'reference' } };
  // Another kind's id, another institute's record, none at all, a kind there is none of, an id alone.
  for (const wrong of [`note:${aVideo}`, `video:${theirs}`, 'video:0198f000-0000-7000-8000-00000000ffff', `leaflet:${aNote}`, `constructor:${aNote}`, aVideo, 'video:']) expect([wrong, await problemOf(wrong)]).toEqual([wrong, reference]);
  expect(await problemOf({ video: aVideo })).toEqual({ about: { code: 'type' } });
  expect(await problemOf(null)).toEqual({ about: { code: 'required' } });
});

it('is asked for by what it points at, of several kinds at once, and by being empty', async () => {
  const [aVideo, aNote] = [await make('video'), await make('leaflet')];
  const [first, second, none] = [await make('like', { text: 'a', about: `video:${aVideo}` }), await make('like', { text: 'b', about: `note:${aNote}` }), await make('like', { text: 'c' })];
  const found = async (about: unknown) => ((await of('like').search({ filters: { about }, size: 100 })).data['items'] as { id: string }[]).map(({ id }) => id).sort();
  expect(await found([`video:${aVideo}`])).toEqual([first]);
  expect(await found([`video:${aVideo}`, `note:${aNote.toUpperCase()}`])).toEqual([first, second].sort());
  expect(await found(`note:${aVideo}`)).toEqual([]);
  expect(await found({ empty: true })).toContain(none);
  for (const wrong of ['x', aVideo, [`leaflet:${aNote}`]]) expect(await of('like').search({ filters: { about: wrong } })).toMatchObject({ status: 400, body: { code: 'BAD_FILTER' } });
});

it('holds back, is emptied or keeps the name when what it points at goes, and comes back with it', async () => {
  const [held, freed, named] = [await make('video'), await make('leaflet'), await make('leaflet')];
  const remarkId = await make('remark', { text: 'x', about: `video:${held}` });
  const likeId = await make('like', { about: `note:${freed}` });
  const visitId = await make('visit', { about: `note:${named}` });
  expect(await of('video').remove(held)).toMatchObject({ status: 409, body: { code: 'IN_USE', uses: [{ module: 'remark', field: 'about', effect: 'refuse', count: 1 }] } });
  await of('remark').remove(remarkId);
  expect(await of('video').remove(held)).toMatchObject({ status: 200 });
  // It lost what it cannot be without.
  expect(await platform.call({ method: 'PUT', url: `/api/v9/remark/${remarkId}/unDelete`, token: await platform.login('super_admin'), body: {} })).toMatchObject({ status: 409, body: { missing: { module: 'video', ids: [{ id: held }] } } });

  expect(await of('leaflet').remove(freed)).toMatchObject({ status: 200 });
  expect((await of('like').get(likeId)).data['about']).toBeNull();
  await platform.call({ method: 'PUT', url: `/api/v9/leaflet/${freed}/unDelete`, token: await platform.login('super_admin'), body: {} });
  expect((await of('like').get(likeId)).data['about']).toBe(`note:${freed}`);

  expect(await of('leaflet').remove(named)).toMatchObject({ status: 200 });
  expect((await of('visit').get(visitId)).data['about']).toBe(`note:${named}`);
});

it('waits for whoever deletes, and whoever deletes for it', async () => {
  const aVideo = await make('video');
  const [deleted, made] = await Promise.all([of('video').remove(aVideo), of('remark').create({ instituteId: INSTITUTES.north, text: 'x', about: `video:${aVideo}` })]);
  expect([deleted.status === 200, made.status === 201].filter(Boolean)).toHaveLength(1);
});

it('tells titles to who may refer, and no more', async () => {
  const aVideo = await make('video', { title: 'Seen by its title' });
  await grantTo({ context: platform.context, userId: accountId('faculty'), access: { remark: ['read', 'create'], video: [] } });
  const token = await platform.login('faculty');
  const { status, data } = await platform.call({ method: 'GET', url: `/api/v9/video/list/minimal?id=${aVideo}`, token });
  expect([status, (data['items'] as { title: string }[]).map(({ title }) => title)]).toEqual([200, ['Seen by its title']]);
  expect((await platform.call({ method: 'GET', url: `/api/v9/video/${aVideo}`, token })).status).toBe(403);
});

it('is found by an index when what it points at goes', async () => {
  const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ indexdef: string }>`select indexdef from pg_indexes where schemaname = 'app' and tablename = 'visit'`.execute(trx));
  expect(rows.some(({ indexdef }) => /\(about\)/.test(indexdef))).toBe(true);
});
