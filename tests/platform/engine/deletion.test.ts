import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../../platform/kernel/http/addresses';
import { WHICHEVER, defineResource, f, type Resource, type ResourceInput } from '../../../src/schemas';
import { FIXTURES } from '../../fixtures';
import { createTestPlatform, type CallResult, type TestPlatform } from '../support';
import { accountId, INSTITUTES } from '../support/people';
import { callsOf, makerOf, type ModuleCalls } from './calls';
import { together } from './together';

/** What is referred to, in each tenancy, and a module that refers to it in every way a field can. */
const plan = defineResource({ name: 'plan', fields: { name: f.text({ required: true, unique: true, searchable: true }) }, list: { columns: ['name', 'createdAt'] } });
const level = defineResource({ name: 'level', tenant: 'platform', fields: { name: f.text({ required: true }) } });
const lesson = defineResource({
  name: 'lesson',
  fields: {
    name: f.text({ required: true, unique: true }),
    planId: f.ref('plan', { required: true }),
    nextId: f.ref('plan', { onDelete: 'clear' }),
    oldId: f.ref('plan'),
    planIds: f.refs('plan', { onDelete: 'clear' }),
    lines: f.list({ note: f.text(), planId: f.ref('plan', { onDelete: 'clear' }) }),
    place: f.group({ room: f.text(), planId: f.ref('plan', { onDelete: 'refuse' }) }),
    levelId: f.ref('level', { onDelete: 'refuse' }),
  },
  list: { columns: ['name', 'planId'], filters: ['planIds'] },
});
/** Readable to few: what one may not read is a number. */
const secretNote = defineResource({ name: 'secretNote', rights: { read: ['super_admin'] }, fields: { title: f.text({ required: true }), planId: f.ref('plan', { onDelete: 'refuse' }) } });
/** Nothing without its plan. */
const chair = defineResource({ name: 'chair', fields: { name: f.text({ required: true, unique: true }), planId: f.ref('plan', { required: true, onDelete: 'cascade' }), levelId: f.ref('level', { onDelete: 'refuse' }) } });
/** The same, readable to few. */
const safe = defineResource({ name: 'safe', rights: { read: ['super_admin'] }, fields: { name: f.text({ required: true, unique: true }), planId: f.ref('plan', { required: true, onDelete: 'cascade' }) } });
/** Nothing without any of its plans. */
const stage = defineResource({ name: 'stage', fields: { name: f.text({ required: true, unique: true }), planIds: f.refs('plan', { onDelete: 'cascade' }) }, list: { columns: ['name'], filters: ['planIds'] } });
/** Called by all that it says, and deleted by few. */
const remark = defineResource({ name: 'remark', title: '{text}', module: null, rights: { create: ['institute', 'faculty'], read: ['institute', 'faculty'], update: [], delete: ['institute'], own: { by: 'createdById', may: ['delete'] } }, fields: { text: f.longText({ required: true }), answerTo: f.ref('plan') } });
const DECLARATIONS: readonly ResourceInput[] = [remark, plan, level, lesson, secretNote, chair, safe, stage];

let platform: TestPlatform;
let operator: string;
let north: string;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: DECLARATIONS });
  operator = await platform.login('super_admin');
  north = await platform.login('institute');
});
afterAll(() => platform.close());

const module = (name: string): Resource => platform.context.loader.require(name);
const to = (name: string, token = north): ModuleCalls & { restore(id: string, body?: unknown): Promise<CallResult>; dependants(ids: readonly string[]): Promise<CallResult> } => {
  const resource = module(name);
  const url = (path: string) => addressOf({ resource, call: { method: 'PUT', path: path.replace(/\{(?!id)\w+\}/g, WHICHEVER) } });
  return {
    ...callsOf({ platform, resource, token }),
    restore: (id, body) => platform.call({ method: 'PUT', url: url(resource.endpoint.restore.path).replace('{id}', id), token, body }),
    dependants: (ids) => platform.call({ method: 'POST', url: url(resource.endpoint.dependants.path), token, body: { ids } }),
  };
};
let counter = 0;
const make = async (name: string, values: Record<string, unknown> = {}, token = north): Promise<string> => {
  const body = name === 'secretNote' ? { title: `Note ${++counter}`, ...values } : { name: `${name} ${++counter}`, ...values };
  const reply = await to(name, token).create(body);
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201 });
  return String(reply.data['id']);
};
const read = async (name: string, id: string) => (await to(name).get(id)).data;

describe('a record in use', () => {
  it('is not deleted where a reference does not let it go, and says what uses it', async () => {
    const planId = await make('plan');
    const lessonId = await make('lesson', { planId, oldId: planId });
    const refused = await to('plan').remove(planId);
    expect(refused).toMatchObject({ status: 409, body: { code: 'IN_USE', uses: [{ module: 'lesson', field: 'planId', effect: 'refuse', count: 1, items: [{ id: lessonId, title: (await read('lesson', lessonId))['name'] }] }] } });
    expect(await to('plan').get(planId)).toMatchObject({ status: 200 });
    expect(await to('lesson').remove(lessonId)).toMatchObject({ status: 200 });
    expect(await to('plan').remove(planId)).toMatchObject({ status: 200 });
  });

  it('is held back from inside a group too', async () => {
    const planId = await make('plan');
    await make('lesson', { planId: await make('plan'), place: { room: 'A', planId } });
    expect((await to('plan').remove(planId)).body['uses']).toMatchObject([{ field: 'place.planId', count: 1 }]);
  });

  it('tells before what would happen, for many at once', async () => {
    const [used, cleared, named, free] = await Promise.all(['plan', 'plan', 'plan', 'plan'].map((name) => make(name)));
    await make('lesson', { planId: used, nextId: cleared, oldId: named, planIds: [cleared], lines: [{ note: 'x', planId: cleared }] });
    const { data } = await to('plan').dependants([used!, cleared!, named!, free!]);
    expect(data['keptDays']).toBe(30);
    expect(data['uses']).toMatchObject([
      { module: 'lesson', field: 'planId', effect: 'refuse', count: 1, of: [used] },
      { field: 'nextId', effect: 'clear', count: 1, of: [] }, { field: 'planIds', effect: 'clear', count: 1 }, { field: 'lines.planId', effect: 'clear', count: 1 },
      { field: 'oldId', effect: 'name', count: 1, of: [] },
    ]);
    expect((await to('plan').dependants([free!])).data['uses']).toEqual([]);
  });

  it('counts what one may not read, and names nothing of it', async () => {
    const planId = await make('plan');
    await make('secretNote', { planId, instituteId: INSTITUTES.north }, operator);
    expect((await to('plan').dependants([planId])).data['uses']).toEqual([{ module: 'secretNote', field: 'planId', effect: 'refuse', count: 1, items: [], of: [planId] }]);
    expect((await to('plan', operator).dependants([planId])).data['uses']).toMatchObject([{ count: 1, items: [{ title: expect.any(String) }] }]);
  });

  it('says nothing of another institute, and asks for the right to delete', async () => {
    const south = await platform.login('institute2');
    const planId = await make('plan');
    await make('lesson', { planId });
    expect((await to('plan', south).dependants([planId])).data['uses']).toEqual([]);
    expect(await to('plan', await platform.login('faculty')).dependants([planId])).toMatchObject({ status: 403 });
    expect(await to('level').dependants([await make('level', {}, operator)])).toMatchObject({ status: 403 });
    expect(await to('plan').dependants([])).toMatchObject({ status: 400 });
    expect(await to('plan').dependants(['nonsense'])).toMatchObject({ status: 200, data: { uses: [] } });
  });

  it('does not keep itself', async () => {
    const own = await createTestPlatform({ declarations: [defineResource({ name: 'topic', fields: { name: f.text({ required: true }), parentId: f.ref('topic', { onDelete: 'refuse' }) } })] });
    try {
      const token = await own.login('institute');
      const calls = callsOf({ platform: own, resource: own.context.loader.require('topic'), token });
      const id = String((await calls.create({ name: 'One' })).data['id']);
      expect(await calls.update(id, { parentId: id })).toMatchObject({ status: 200 });
      expect(await calls.remove(id)).toMatchObject({ status: 200 });
    } finally {
      await own.close();
    }
  });
});

describe('references', () => {
  it('are emptied under audit, and come back with the record where their place is still empty', async () => {
    const gone = await make('plan');
    const other = await make('plan');
    const values = { planId: other, nextId: gone, oldId: gone, planIds: [other, gone], lines: [{ note: 'first', planId: gone }, { note: 'second', planId: other }] };
    const first = await make('lesson', values);
    const second = await make('lesson', values);
    const before = await read('lesson', first);
    expect(await to('plan').remove(gone)).toMatchObject({ status: 200 });
    expect(await read('lesson', first)).toMatchObject({ nextId: null, oldId: gone, planIds: [other], lines: [{ note: 'first', planId: null }, { note: 'second', planId: other }], version: 4 });
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ actor_id: string }>`select actor_id from core.audit where record_id = ${first} and action = 'update'`.execute(trx));
    expect(rows.map((row) => row.actor_id)).toEqual([accountId('institute'), accountId('institute'), accountId('institute')]);
    expect(await to('lesson').update(second, { nextId: other, lines: [] })).toMatchObject({ status: 200 });
    expect(await to('plan').restore(gone)).toMatchObject({ status: 200 });
    expect(settled(await read('lesson', first))).toEqual(settled(before));
    expect(await read('lesson', second)).toMatchObject({ nextId: other, planIds: [other, gone], lines: [] });
  });

  it('take their rows along into the bin, and back out of it as far as they still fit', async () => {
    const gone = await make('plan');
    const [first, second, early] = [await make('chair', { planId: gone }), await make('chair', { planId: gone }), await make('chair', { planId: gone })];
    const before = await read('chair', first);
    await to('chair').remove(early);
    expect((await to('plan').dependants([gone])).data['uses']).toMatchObject([{ module: 'chair', field: 'planId', effect: 'cascade', count: 2 }]);
    expect(await to('plan').remove(gone)).toMatchObject({ status: 200 });
    expect((await to('chair').get(first)).status).toBe(404);
    // Alone it is nothing, and its name is given away meanwhile.
    expect(await to('chair').restore(first)).toMatchObject({ status: 409, body: { reason: 'restoreNeeds' } });
    await make('chair', { name: before['name'], planId: await make('plan') });
    const back = await to('plan').restore(gone);
    expect(back).toMatchObject({ status: 200, body: { leftOut: [{ module: 'chair', id: first, title: before['name'] }] } });
    expect(back.data).not.toHaveProperty('leftOut');
    expect((await to('chair').get(first)).status).toBe(404);
    expect(await read('chair', second)).toMatchObject({ planId: gone });
    // What had been deleted by itself before stays deleted.
    expect((await to('chair').get(early)).status).toBe(404);
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ action: string }>`select action from core.audit where record_id = ${second} order by at, id`.execute(trx));
    expect(rows.map((row) => row.action)).toEqual(['create', 'delete', 'restore']);
  });

  it('take along rows of many records with the last of them, and until then take the name alone', async () => {
    const [first, second] = [await make('plan'), await make('plan')];
    const [own, shared, free] = [await make('stage', { planIds: [first] }), await make('stage', { planIds: [first, second] }), await make('stage', { planIds: [] })];
    const uses = async (ids: string[]) => ((await to('plan').dependants(ids)).data['uses'] as { effect: string; count: number }[]).map(({ effect, count }) => `${effect} ${count}`);
    expect(await uses([first])).toEqual(['cascade 1', 'clear 1']);
    expect(await uses([first, second])).toEqual(['cascade 2']);
    expect(await to('plan').remove(first)).toMatchObject({ status: 200 });
    expect((await to('stage').get(own)).status).toBe(404);
    expect(await read('stage', shared)).toMatchObject({ planIds: [second] });
    expect(await read('stage', free)).toMatchObject({ planIds: [] });
    expect(await to('stage').restore(own)).toMatchObject({ status: 409, body: { reason: 'restoreNeeds' } });
    expect(await to('plan').remove(second)).toMatchObject({ status: 200 });
    expect((await to('stage').get(shared)).status).toBe(404);
    for (const id of [second, first]) expect(await to('plan').restore(id)).toMatchObject({ status: 200 });
    expect(await read('stage', own)).toMatchObject({ planIds: [first] });
    expect(await read('stage', shared)).toMatchObject({ planIds: [first, second] });
    // The first comes back while the row is still in the bin, and goes once more before the second.
    for (const id of [first, second]) expect(await to('plan').remove(id)).toMatchObject({ status: 200 });
    for (const id of [first, second]) expect(await to('plan').restore(id)).toMatchObject({ status: 200 });
    expect(await read('stage', shared)).toMatchObject({ planIds: [first, second] });
    for (const id of [first, second]) await to('plan').remove(id);
    await to('plan').restore(first);
    await to('plan').remove(first);
    expect(await to('plan').restore(second)).toMatchObject({ status: 200 });
    expect(await read('stage', shared)).toMatchObject({ planIds: [second] });
    await to('plan').restore(first);
    expect(await read('stage', shared)).toMatchObject({ planIds: [first, second] });
    // Deleted by itself, and one of its plans meanwhile.
    expect((await to('stage').remove(shared)).status).toBe(200);
    expect((await to('plan').remove(first)).status).toBe(200);
    expect((await to('stage').restore(shared)).status).toBe(200);
    expect(await read('stage', shared)).toMatchObject({ planIds: [second] });
  });

  it('are not named by rows that the one who restores may not read', async () => {
    const [gone, kept] = [await make('plan'), await make('plan')];
    const instituteId = INSTITUTES.north;
    await make('safe', { name: 'Heavy', planId: gone, instituteId }, operator);
    expect(await to('plan').remove(gone)).toMatchObject({ status: 200 });
    await make('safe', { name: 'Heavy', planId: kept, instituteId }, operator);
    expect(await to('plan').restore(gone)).toMatchObject({ status: 200, body: { leftOut: [{ module: 'safe', title: null }] } });
  });

  it('to a record that is deleted are refused at the field', async () => {
    const gone = await make('plan');
    expect(await to('plan').remove(gone)).toMatchObject({ status: 200 });
    expect(await to('lesson').create({ name: `L ${++counter}`, planId: gone })).toMatchObject({ status: 422, body: { problems: { planId: { code: 'reference' } } } });
  });

  it('that keep naming a deleted record find its name, marked', async () => {
    const gone = await make('plan');
    const name = (await read('plan', gone))['name'];
    await make('lesson', { planId: await make('plan'), oldId: gone });
    await to('plan').remove(gone);
    expect((await to('plan').lookup(`?id=${gone}`)).data['items']).toEqual([{ id: gone, title: name, isDeleted: true }]);
    expect((await to('plan', await platform.login('institute2')).lookup(`?id=${gone}`)).data['items']).toEqual([]);
    const listed = ((await to('plan').lookup()).data['items'] as { id: string }[]).map((item) => item.id);
    expect(listed).not.toContain(gone);
  });

  it('never win a race against a deletion of what they refer to, nor lose their row', async () => {
    const tries = Array.from({ length: 40 }, async (_, index) => {
      const planId = await make('plan');
      const isUpdate = index % 2 === 1;
      const lessonId = isUpdate ? await make('lesson', { planId: await make('plan') }) : null;
      const refer = (): Promise<CallResult> => (lessonId ? to('lesson').update(lessonId, { planId }) : to('lesson').create({ name: `Race ${++counter}`, planId }));
      const [referred, removed] = await Promise.all(index % 3 ? [refer(), to('plan').remove(planId)] : [to('plan').remove(planId), refer()].reverse() as [Promise<CallResult>, Promise<CallResult>]);
      const isReferred = referred.status < 300;
      expect([referred.status, removed.status], JSON.stringify([referred.body, removed.body])).toEqual(isReferred ? [referred.status, 409] : [422, 200]);
      if (!isReferred) expect(referred.body).toMatchObject({ problems: { planId: { code: 'reference' } } });
    });
    await Promise.all(tries);
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`select 1 from app.lesson l join app.plan p on p.id = l.plan_id where l.deleted_at is null and p.deleted_at is not null`.execute(trx));
    expect(rows).toEqual([]);
  });

  /** What is begun while the row is held by another, who changes it and lets it go when all of them wait. */
  const whileHeld = async <T>({ row, change, begin }: { row: ReturnType<typeof sql>; change?: ReturnType<typeof sql>; begin: readonly (() => Promise<T>)[] }): Promise<T[]> => {
    const begun: Promise<T>[] = [];
    await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      await sql`select id from ${row} for update`.execute(trx);
      for (const one of begin) {
        begun.push(one());
        await expect.poll(async () => (await sql`select 1 from pg_locks where not granted`.execute(platform.context.database.owner)).rows.length, { timeout: 60_000 }).toBe(begun.length);
      }
      await change?.execute(trx);
    });
    return Promise.all(begun);
  };

  it('of a row that loses the last two at the same moment take it along', async () => {
    const plans = [await make('plan'), await make('plan')];
    const id = await make('stage', { planIds: plans });
    const replies = await whileHeld({ row: sql`app.stage where id = ${id}`, begin: plans.map((plan) => () => to('plan').remove(plan)) });
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await to('stage').get(id)).body).toMatchObject({ reason: 'deleted' });
  });

  it('that were changed to others while the deletion waited for their row are not emptied, and the row stays', async () => {
    const [gone, other] = [await make('plan'), await make('plan')];
    const [chairId, lessonId] = [await make('chair', { planId: gone }), await make('lesson', { planId: other, nextId: gone })];
    await whileHeld({ row: sql`app.chair where id = ${chairId}`, change: sql`update app.chair set plan_id = ${other} where id = ${chairId}`, begin: [() => to('plan').remove(gone)] });
    expect(await read('chair', chairId)).toMatchObject({ planId: other });
    expect(await read('lesson', lessonId)).toMatchObject({ nextId: null });
    expect((await to('plan').restore(gone)).status).toBe(200);
    await whileHeld({ row: sql`app.lesson where id = ${lessonId}`, change: sql`update app.lesson set next_id = ${other} where id = ${lessonId}`, begin: [() => to('plan').remove(gone)] });
    expect(await read('lesson', lessonId)).toMatchObject({ nextId: other });
  });

  it('of rows that come back with another are held, and what they refer to is not deleted meanwhile', async () => {
    const gone = async () => {
      const [planId, levelId] = [await make('plan'), await make('level', {}, operator)];
      const chairId = await make('chair', { planId, levelId });
      expect(await to('plan').remove(planId)).toMatchObject({ status: 200 });
      return { restore: () => to('plan').restore(planId), remove: () => to('level', operator).remove(levelId), chairId };
    };
    const [first, second] = [await gone(), await gone()];
    const { replies: [restored, kept] } = await together(platform, [first.restore, first.remove]);
    expect(restored).toMatchObject({ status: 200 });
    expect(kept).toMatchObject({ status: 409, body: { code: 'IN_USE', uses: [{ module: 'chair', count: 1 }] } });
    expect((await to('chair').get(first.chairId)).status).toBe(200);
    const { replies: [removed, without] } = await together(platform, [second.remove, second.restore]);
    expect(removed).toMatchObject({ status: 200 });
    expect(without).toMatchObject({ status: 200, body: { leftOut: [{ module: 'chair', id: second.chairId }] } });
  });

  it('that are emptied by many deletions at once keep nobody waiting in a circle', async () => {
    const plans = await Promise.all(Array.from({ length: 6 }, () => make('plan')));
    const kept = await make('plan');
    await Promise.all(Array.from({ length: 6 }, () => make('lesson', { planId: kept, planIds: plans })));
    const replies = await Promise.all([...plans.map((id) => to('plan').remove(id)), ...plans.map((id) => to('lesson').create({ name: `C ${++counter}`, planId: kept, nextId: id }))]);
    expect(replies.map((reply) => reply.status).every((status) => status === 200 || status === 201 || status === 422), JSON.stringify(replies.map((reply) => reply.status))).toBe(true);
    expect(replies.slice(0, 6).map((reply) => reply.status)).toEqual(plans.map(() => 200));
  });
});

describe('the bin', () => {
  const bin = async (name: string, body: Record<string, unknown> = {}, token = north) => (await to(name, token).search({ deleted: true, ...body })).data['items'] as Record<string, unknown>[];

  it('lists deleted records: who, when, until when, the last first', async () => {
    const [first, second] = [await make('plan'), await make('plan', { name: 'Quartz in the bin' })];
    await to('plan').remove(first);
    await to('plan', operator).remove(second);
    const items = await bin('plan');
    expect(items.slice(0, 2).map((item) => item['id'])).toEqual([second, first]);
    expect(items[0]).toMatchObject({ name: 'Quartz in the bin', deletedById: accountId('super_admin'), allowed: ['restore'] });
    expect(Date.parse(String(items[0]!['purgedAt'])) - Date.parse(String(items[0]!['deletedAt']))).toBe(30 * 86_400_000);
    expect((await bin('plan', { query: 'quartz' })).map((item) => item['id'])).toEqual([second]);
    expect((await bin('plan', { sortField: 'name', sortOrder: 'asc', size: 1 }))).toHaveLength(1);
    expect((await bin('plan', { query: 'quartz' }, await platform.login('institute2')))).toEqual([]);
    expect(await to('plan', await platform.login('faculty')).search({ deleted: true })).toMatchObject({ status: 403 });
  });

  it('says of a record what became of it, to whoever reads the module', async () => {
    const id = await make('plan', { name: 'Feldspar' });
    await to('plan').remove(id);
    const deleted = { id, name: 'Feldspar', deletedById: accountId('institute'), allowed: ['restore'] };
    expect(await to('plan').get(id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', reason: 'deleted', deleted } });
    expect(await to('plan').update(id, { name: 'Felsite' })).toMatchObject({ status: 404, body: { reason: 'deleted' } });
    expect(Object.keys(((await to('plan').get(id)).body as unknown as { deleted: object }).deleted).sort()).toEqual(['allowed', 'deletedAt', 'deletedById', 'id', 'name', 'purgedAt']);
    const level = await make('level', { name: 'Seventh' }, operator);
    await to('level', operator).remove(level);
    expect((await to('level').get(level)).body).toMatchObject({ reason: 'deleted', deleted: { name: 'Seventh', allowed: [] } });
    expect((await to('plan', await platform.login('institute2')).get(id)).body).not.toHaveProperty('reason');
    const secret = await make('secretNote', { title: 'Not for you' }, operator);
    await to('secretNote', operator).remove(secret);
    expect((await to('secretNote').get(secret)).status).toBe(403);
  });

  it('tells what something said that is called by all of it to whoever may take it back alone', async () => {
    const faculty = await platform.login('faculty');
    const recent = async (token: string) => ((await platform.call({ method: 'GET', url: '/api/v9/home/recent', token })).data['items'] as { recordId: string; title: string | null }[]);
    const said = async (token: string) => String((await to('remark', token).create({ text: 'Nobody should read this' })).data['id']);
    const id = await said(north);
    await to('remark').remove(id);
    const untold = (await to('remark', faculty).get(id)).body as unknown as { deleted: object };
    expect(untold).toMatchObject({ reason: 'deleted', deleted: { id, deletedById: accountId('institute'), allowed: [] } });
    expect(untold.deleted).not.toHaveProperty('text');
    expect((await to('remark', faculty).lookup(`?id=${id}`)).data['items']).toEqual([{ id, title: '', isDeleted: true }]);
    expect((await recent(faculty)).filter((line) => line.recordId === id).map(({ title }) => title)).toEqual([null, null]);
    expect((await to('remark').get(id)).body).toMatchObject({ deleted: { text: 'Nobody should read this', allowed: ['restore'] } });
    expect((await to('remark').lookup(`?id=${id}`)).data['items']).toMatchObject([{ title: 'Nobody should read this' }]);
    const own = await said(faculty);
    await to('remark', faculty).remove(own);
    expect((await to('remark', faculty).get(own)).body).toMatchObject({ deleted: { text: 'Nobody should read this', allowed: ['restore'] } });
    expect((await recent(faculty)).filter((line) => line.recordId === own).map(({ title }) => title)).toEqual(['Nobody should read this', 'Nobody should read this']);
  });

  it('gives a record back as it was, once', async () => {
    const id = await make('plan');
    const before = await read('plan', id);
    await to('plan').remove(id);
    expect(await to('plan', await platform.login('institute2')).restore(id)).toMatchObject({ status: 404 });
    expect(await to('plan', await platform.login('faculty')).restore(id)).toMatchObject({ status: 403 });
    const both = await Promise.all([to('plan').restore(id), to('plan').restore(id)]);
    expect(both.map((reply) => reply.status).sort()).toEqual([200, 404]);
    expect(settled(await read('plan', id))).toEqual(settled(before));
    expect(await bin('plan', { query: String(before['name']) })).toEqual([]);
  });

  it('refuses a record whose unique value was given away, and takes another value for it', async () => {
    const id = await make('plan', { name: 'Sapphire' });
    await to('plan').remove(id);
    const heir = await make('plan', { name: 'sapphire' });
    expect(await to('plan').restore(id)).toMatchObject({ status: 409, body: { reason: 'restoreTaken', params: { field: 'name', value: 'Sapphire' }, taken: [{ field: 'name', value: 'Sapphire', id: heir }] } });
    expect(await to('plan').restore(id, { name: 'SAPPHIRE' })).toMatchObject({ status: 422 });
    expect(await to('plan').restore(id, { nme: 'x' })).toMatchObject({ status: 400 });
    expect(await to('plan').restore(id, { name: 'Sapphire II' })).toMatchObject({ status: 200, data: { name: 'Sapphire II' } });
  });

  it('refuses a record that belongs to what has gone, and restores after that', async () => {
    const planId = await make('plan');
    const id = await make('lesson', { planId });
    await to('lesson').remove(id);
    await to('plan').remove(planId);
    expect(await to('lesson').restore(id)).toMatchObject({ status: 409, body: { reason: 'restoreNeeds', missing: { field: 'planId', module: 'plan', ids: [{ id: planId }] } } });
    await to('plan').restore(planId);
    expect(await to('lesson').restore(id)).toMatchObject({ status: 200, data: { planId } });
  });

  it('restores without those references that were to be emptied', async () => {
    const [kept, gone] = [await make('plan'), await make('plan')];
    const id = await make('lesson', { planId: kept, nextId: gone, planIds: [gone, kept], lines: [{ note: 'a', planId: gone }], oldId: gone });
    await to('lesson').remove(id);
    await to('plan').remove(gone);
    expect(await to('lesson').restore(id)).toMatchObject({ status: 200, data: { nextId: null, planIds: [kept], lines: [{ note: 'a', planId: null }], oldId: gone } });
  });
});

describe('who', () => {
  it('created and changed a record is told with it, and nobody else is believed', async () => {
    const id = await make('plan');
    expect(await read('plan', id)).toMatchObject({ createdById: accountId('institute'), updatedById: accountId('institute') });
    expect(await to('plan', operator).update(id, { name: `Renamed ${++counter}` })).toMatchObject({ status: 200, data: { createdById: accountId('institute'), updatedById: accountId('super_admin') } });
    expect(await to('plan').update(id, { createdById: accountId('super_admin') })).toMatchObject({ status: 422 });
    expect(await to('plan').create({ name: `Own ${++counter}`, createdById: accountId('super_admin') })).toMatchObject({ status: 422 });
    const faculty = await platform.login('sub_admin');
    expect((await to('user', faculty).lookup(`?id=${accountId('institute')}`)).status).toBe(403);
  });
});

describe('every declaration', () => {
  it.each([['shipped', undefined], ['fixtures', FIXTURES]] as const)('%s: deleted, restored, equal', { timeout: 300_000 }, async (_, declarations) => {
    const own = await createTestPlatform(declarations ? { declarations } : {});
    try {
      const token = await own.login('super_admin');
      const maker = makerOf({ platform: own, token });
      for (const resource of own.context.loader.all().filter((one) => !one.isSingle && one.softDelete)) {
        const calls = callsOf({ platform: own, resource, token });
        const { id } = await maker.make(resource);
        const before = (await calls.get(String(id))).data;
        expect(await calls.remove(String(id)), resource.name).toMatchObject({ status: 200 });
        expect(await calls.get(String(id)), resource.name).toMatchObject({ status: 404 });
        const url = addressOf({ resource, call: resource.endpoint.restore }).replace('{id}', String(id)).replace(/\{\w+\}/g, WHICHEVER);
        expect(await own.call({ method: 'PUT', url, token }), resource.name).toMatchObject({ status: 200 });
        expect(settled((await calls.get(String(id))).data), resource.name).toEqual(settled(before));
      }
    } finally {
      await own.close();
    }
  });
});

/** A record without the stamps that every write changes. */
function settled(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !['version', 'updatedAt', 'updatedById'].includes(name)));
}
