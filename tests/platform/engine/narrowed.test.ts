import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineResource, f, rowsOf, type Action } from '../../../src/schemas';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type TestPlatform } from '../support';
import type { CallResult } from '../support';
import { callsOf, type ModuleCalls } from './calls';
import { together } from './together';

const subject = defineResource({ name: 'subject', fields: { name: f.text({ required: true }) } });
const chapter = defineResource({
  name: 'chapter',
  fields: { name: f.text({ required: true }), subjectId: f.ref('subject', { required: true }), level: f.choice(['basic', 'expert']), isOpen: f.boolean({ default: true }), status: f.choice(['draft', 'live'], { readOnly: true, default: 'draft' }) },
  lifecycle: { field: 'status', actions: { publish: { from: ['draft'], to: 'live' }, give: { ask: { subject: f.ref('subject', { required: true }) }, set: { subjectId: { answer: 'subject' } } } } },
  list: { filters: ['subjectId', 'level', 'isOpen'] },
});
const lesson = defineResource({
  name: 'lesson',
  fields: {
    name: f.text({ required: true }),
    subjectId: f.ref('subject'),
    chapterId: f.ref('chapter', { where: { isOpen: true, subjectId: { field: 'subjectId' } } }),
    chapterIds: f.refs('chapter', { where: { subjectId: { field: 'subjectId' } } }),
    openIds: f.refs('chapter', { where: { isOpen: true } }),
    nextId: f.ref('chapter', { where: { subjectId: { field: 'subjectId' } }, onDelete: 'clear' }),
    subjectIds: f.refs('subject'),
    amongIds: f.refs('chapter', { where: { subjectId: { field: 'subjectIds' } }, onDelete: 'clear' }),
    parts: f.list({ level: f.choice(['basic', 'expert']), chapterId: f.ref('chapter', { where: { level: { field: 'level' } }, onDelete: 'clear' }) }),
    status: f.choice(['draft', 'live'], { readOnly: true, default: 'draft' }),
  },
  lifecycle: {
    field: 'status',
    actions: {
      publish: { from: ['draft'], to: 'live' },
      assign: { ask: { subjectId: f.ref('subject', { required: true }) }, set: { subjectId: { answer: 'subjectId' } } },
      place: { ask: { chapterId: f.ref('chapter', { required: true }) }, set: { chapterId: { answer: 'chapterId' } } },
    },
  },
});

/** Some of the chapters, and what refers to them alone. */
const primer = defineResource({ name: 'primer', of: rowsOf<typeof chapter>('chapter'), where: { level: 'basic' }, takes: { name: true, subjectId: true, isOpen: true }, fields: {}, list: { columns: ['name'], filters: ['subjectId'] } });
const drill = defineResource({ name: 'drill', fields: { name: f.text({ required: true }), subjectId: f.ref('subject'), primerId: f.ref('primer', { where: { subjectId: { field: 'subjectId' } } }) } });

/** Nothing without its chapter, and nothing without any of them. */
const exam = defineResource({ name: 'exam', fields: { name: f.text({ required: true }), subjectId: f.ref('subject'), chapterId: f.ref('chapter', { required: true, where: { subjectId: { field: 'subjectId' } }, onDelete: 'name' }) } });
const meeting = defineResource({ name: 'meeting', fields: { name: f.text({ required: true }), subjectId: f.ref('subject'), chapterIds: f.refs('chapter', { where: { subjectId: { field: 'subjectId' } }, onDelete: 'cascade' }) }, list: { columns: ['name'], filters: ['chapterIds'] } });

let platform: TestPlatform;
let lessons: ModuleCalls;
let chapters: ModuleCalls;
const made: Record<string, string> = {};
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [subject, chapter, lesson, primer, drill, exam, meeting] });
  const token = await platform.login('super_admin');
  const of = (name: string) => callsOf({ platform, resource: platform.context.loader.require(name), token });
  [lessons, chapters] = [of('lesson'), of('chapter')];
  const make = async (calls: ModuleCalls, body: Record<string, unknown>) => (made[String(body['name'])] = String((await calls.create({ instituteId: INSTITUTES.north, ...body })).data['id']));
  for (const name of ['maths', 'physics']) await make(of('subject'), { name });
  await make(chapters, { name: 'algebra', subjectId: made['maths'], level: 'basic' });
  await make(chapters, { name: 'sets', subjectId: made['maths'], level: 'expert' });
  await make(chapters, { name: 'optics', subjectId: made['physics'], level: 'basic' });
  await make(chapters, { name: 'closed', subjectId: made['maths'], isOpen: false });
});
afterAll(() => platform.close());

const action = (name: string, of = 'lesson'): Action => platform.context.loader.require(of).lifecycle!.actions[name]!;
const create = (body: Record<string, unknown>) => lessons.create({ instituteId: INSTITUTES.north, name: 'Lesson', ...body });
const narrowed = (path: string, field: string) => ({ status: 422, body: { problems: { [path]: { code: 'narrowed', params: { field } } } } });

it('lets a record be changed elsewhere whose reference does not belong to it any more', async () => {
  const { data } = await create({ subjectId: made['maths'], chapterId: made['algebra'] });
  const id = String(data['id']);
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app.lesson set subject_id = ${made['physics']} where id = ${id}`.execute(trx));
  expect(await lessons.update(id, { name: 'Renamed' })).toMatchObject({ status: 200, data: { name: 'Renamed', chapterId: made['algebra'] } });
  expect(await lessons.update(id, { chapterId: made['sets'] })).toMatchObject(narrowed('chapterId', 'subjectId'));
});

it('takes a reference that belongs to what is chosen beside it, and no other', async () => {
  expect(await create({ subjectId: made['maths']!.toUpperCase(), chapterId: made['algebra'] })).toMatchObject({ status: 201 });
  expect(await create({ subjectId: made['physics'], chapterId: made['algebra'] })).toMatchObject(narrowed('chapterId', 'subjectId'));
  expect(await create({ chapterId: made['algebra'] })).toMatchObject(narrowed('chapterId', 'subjectId'));
  expect(await create({ subjectId: made['maths'], chapterId: made['closed'] })).toMatchObject({ status: 422, body: { problems: { chapterId: { code: 'notOffered' } } } });
  expect(await create({ subjectId: made['maths'], chapterIds: [made['algebra'], made['sets']] })).toMatchObject({ status: 201 });
  expect(await create({ subjectId: made['maths'], chapterIds: [made['algebra'], made['optics']] })).toMatchObject(narrowed('chapterIds', 'subjectId'));
});

it('takes what belongs to any of several beside it', async () => {
  const [maths, physics] = [made['maths']!, made['physics']!];
  expect(await create({ amongIds: [made['algebra']] })).toMatchObject(narrowed('amongIds', 'subjectIds'));
  expect(await create({ subjectIds: [physics], amongIds: [made['algebra']] })).toMatchObject(narrowed('amongIds', 'subjectIds'));
  const { data } = await create({ subjectIds: [physics.toUpperCase(), maths], amongIds: [made['algebra'], made['optics']] });
  const id = String(data['id']);
  expect(await lessons.update(id, { subjectIds: [maths] })).toMatchObject(narrowed('amongIds', 'subjectIds'));
  expect(await lessons.update(id, { subjectIds: [] })).toMatchObject(narrowed('amongIds', 'subjectIds'));
  // A chapter goes to another of them, and to none besides.
  expect(await chapters.update(made['optics']!, { subjectId: maths })).toMatchObject({ status: 200 });
  expect(await lessons.update(id, { subjectIds: [maths] })).toMatchObject({ status: 200 });
  expect(await lessons.update(id, { subjectIds: [maths, physics], amongIds: [made['optics']] })).toMatchObject({ status: 200 });
  expect(await chapters.update(made['optics']!, { subjectId: physics })).toMatchObject({ status: 200 });
  const drawn = String((await create({ subjectIds: [physics], amongIds: [made['optics']] })).data['id']);
  expect(await chapters.update(made['optics']!, { subjectId: maths })).toMatchObject({ status: 422, body: { problems: { subjectId: { code: 'narrowsOthers', params: { count: 1, module: 'lesson' } } } } });
  for (const one of [id, drawn]) expect(await lessons.remove(one)).toMatchObject({ status: 200 });
});

it('keeps what was chosen while it was offered, beside others that are offered now', async () => {
  const soon = String((await chapters.create({ instituteId: INSTITUTES.north, name: 'soon closed', subjectId: made['maths'] })).data['id']);
  const id = String((await create({ subjectId: made['maths'], chapterId: soon, openIds: [soon] })).data['id']);
  expect(await chapters.update(soon, { isOpen: false })).toMatchObject({ status: 200 });
  expect(await lessons.update(id, { openIds: [soon, made['algebra']] })).toMatchObject({ status: 200, data: { openIds: [soon, made['algebra']] } });
  expect(await lessons.update(id, { openIds: [soon, made['closed']] })).toMatchObject({ status: 422, body: { problems: { openIds: { code: 'notOffered' } } } });
  expect(await lessons.update(id, { chapterId: made['closed'] })).toMatchObject({ status: 422, body: { problems: { chapterId: { code: 'notOffered' } } } });
  expect(await lessons.update(id, { chapterId: null, openIds: [] })).toMatchObject({ status: 200 });
  expect(await lessons.update(id, { openIds: [soon] })).toMatchObject({ status: 422, body: { problems: { openIds: { code: 'notOffered' } } } });
});

it('narrows by the fields of the row inside a list', async () => {
  expect(await create({ parts: [{ level: 'basic', chapterId: made['algebra'] }, { level: 'expert', chapterId: made['sets'] }] })).toMatchObject({ status: 201 });
  expect(await create({ parts: [{ level: 'basic', chapterId: made['algebra'] }, { level: 'basic', chapterId: made['sets'] }] })).toMatchObject(narrowed('parts.1.chapterId', 'level'));
});

it('refuses a change of the one that leaves the other behind, also by an action, and lets older records be', async () => {
  const id = String((await create({ subjectId: made['maths'], chapterId: made['algebra'] })).data['id']);
  expect(await lessons.update(id, { subjectId: made['physics'] })).toMatchObject(narrowed('chapterId', 'subjectId'));
  expect(await lessons.update(id, { subjectId: null })).toMatchObject(narrowed('chapterId', 'subjectId'));
  expect(await lessons.act(action('assign'), id, { subjectId: made['physics'] })).toMatchObject(narrowed('chapterId', 'subjectId'));
  expect(await lessons.act(action('place'), id, { chapterId: made['optics'] })).toMatchObject(narrowed('chapterId', 'subjectId'));
  expect(await lessons.act(action('place'), id, { chapterId: made['sets'] })).toMatchObject({ status: 200, data: { chapterId: made['sets'] } });
  expect(await lessons.update(id, { subjectId: made['physics'], chapterId: made['optics'] })).toMatchObject({ status: 200 });
  // The chapter itself moves: what referred to it is mended when somebody touches it.
  await chapters.update(made['optics']!, { subjectId: made['maths'] });
  expect(await lessons.update(id, { name: 'Renamed' })).toMatchObject({ status: 200 });
  expect(await lessons.act(action('publish'), id)).toMatchObject({ status: 200 });
  await chapters.update(made['optics']!, { subjectId: made['physics'] });
});

it('offers those who do not read the other module what the reference declares, and answers no other question', async () => {
  await grantTo({ context: platform.context, userId: accountId('sub_admin'), access: { lesson: ['create', 'read'] } });
  const calls = callsOf({ platform, resource: platform.context.loader.require('chapter'), token: await platform.login('sub_admin') });
  const titles = async (query: string) => ((await calls.lookup(query)).data['items'] as { title: string }[]).map(({ title }) => title);
  expect(await titles(`?isOpen=true&subjectId=${made['maths']}`)).toEqual(['algebra', 'sets']);
  expect(await titles(`?level=basic`)).toEqual(['algebra', 'optics']);
  expect(await titles(`?subjectId=${made['maths']}&subjectId=${made['physics']}`)).toEqual(['algebra', 'closed', 'optics', 'sets', 'soon closed']);
  for (const query of [`?isOpen=false&subjectId=${made['maths']}`, `?level=basic&subjectId=${made['maths']}`, '?isOpen=false', '?name=algebra']) expect((await calls.lookup(query)).status, query).toBe(400);
});

describe('on the way out of the bin', () => {
  const restore = async (name: string, id: string, body?: object) => platform.call({ method: 'PUT', url: `/api/v9${platform.context.loader.require(name).endpoint.restore.path.replace('{id}', id)}`, token: await platform.login('super_admin'), body });
  const of = async (name: string) => callsOf({ platform, resource: platform.context.loader.require(name), token: await platform.login('super_admin') });
  const make = async (name: string, values: Record<string, unknown>) => String((await (await of(name)).create({ instituteId: INSTITUTES.north, name, subjectId: made['maths'], ...values })).data['id']);
  const chapterOf = (values: Record<string, unknown> = {}) => make('chapter', values);

  it('what does not belong to the choice beside it any more is left out', async () => {
    const [moving, staying] = [await chapterOf(), await chapterOf()];
    const id = await make('lesson', { chapterId: moving, chapterIds: [moving, staying] });
    expect(await lessons.remove(id)).toMatchObject({ status: 200 });
    expect(await chapters.update(moving, { subjectId: made['physics'] })).toMatchObject({ status: 200 });
    expect(await restore('lesson', id)).toMatchObject({ status: 200, data: { subjectId: made['maths'], chapterId: null, chapterIds: [staying] } });
  });

  it('so it is in the rows of a list, each for itself', async () => {
    const [first, second] = [await chapterOf({ level: 'basic' }), await chapterOf({ level: 'expert' })];
    const id = await make('lesson', { parts: [{ level: 'basic', chapterId: first }, { level: 'expert', chapterId: second }] });
    await lessons.remove(id);
    expect(await chapters.update(first, { level: 'expert' })).toMatchObject({ status: 200 });
    expect(await restore('lesson', id)).toMatchObject({ status: 200, data: { parts: [{ level: 'basic', chapterId: null }, { level: 'expert', chapterId: second }] } });
  });

  it('what it cannot be without is asked for, at its field', async () => {
    const [first, second] = [await chapterOf(), await chapterOf()];
    const [exam, meeting] = [await make('exam', { chapterId: first }), await make('meeting', { chapterIds: [first] })];
    const shared = await make('meeting', { chapterIds: [first, second] });
    for (const [name, id] of [['exam', exam], ['meeting', meeting], ['meeting', shared]] as const) expect(await (await of(name)).remove(id)).toMatchObject({ status: 200 });
    expect(await chapters.update(first, { subjectId: made['physics'] })).toMatchObject({ status: 200 });
    expect(await restore('exam', exam)).toMatchObject(narrowed('chapterId', 'subjectId'));
    expect(await restore('meeting', meeting)).toMatchObject(narrowed('chapterIds', 'subjectId'));
    expect(await restore('meeting', shared)).toMatchObject({ status: 200, data: { chapterIds: [second] } });
    expect(await restore('exam', exam, { subjectId: made['physics'] })).toMatchObject({ status: 200, data: { chapterId: first } });
    expect(await restore('meeting', meeting, { chapterIds: [second] })).toMatchObject({ status: 200, data: { chapterIds: [second] } });
  });

  it('what is sent with it throws nothing away that is not named', async () => {
    const id = await make('lesson', { chapterId: made['algebra'] });
    await lessons.remove(id);
    expect(await restore('lesson', id, { subjectId: made['physics'] })).toMatchObject(narrowed('chapterId', 'subjectId'));
    expect(await restore('lesson', id, { subjectId: made['physics'], chapterId: made['optics'] })).toMatchObject({ status: 200, data: { chapterId: made['optics'] } });
  });

  it('a row that went along stays in the bin where it does not fit any more, which is told', async () => {
    const id = await chapterOf();
    const meeting = await make('meeting', { chapterIds: [id] });
    expect(await chapters.remove(id)).toMatchObject({ status: 200 });
    expect(await restore('chapter', id, { subjectId: made['physics'] })).toMatchObject({ status: 200, body: { leftOut: [{ module: 'meeting', id: meeting }] } });
    expect((await (await of('meeting')).get(meeting)).body).toMatchObject({ reason: 'deleted' });
    expect(await restore('meeting', meeting)).toMatchObject(narrowed('chapterIds', 'subjectId'));
    expect(await restore('meeting', meeting, { subjectId: made['physics'] })).toMatchObject({ status: 200, data: { chapterIds: [id] } });
  });

  it('a reference that was emptied stays empty where something else is chosen beside it by now', async () => {
    const id = await chapterOf({ level: 'basic' });
    const parts = [{ level: 'basic', chapterId: id }];
    const [moved, same] = [await make('lesson', { nextId: id, parts }), await make('lesson', { nextId: id, parts })];
    expect(await chapters.remove(id)).toMatchObject({ status: 200 });
    expect(await lessons.update(moved, { subjectId: made['physics'], parts: [{ level: 'expert', chapterId: null }] })).toMatchObject({ status: 200 });
    expect(await restore('chapter', id)).toMatchObject({ status: 200 });
    expect((await lessons.get(moved)).data).toMatchObject({ nextId: null, parts: [{ level: 'expert', chapterId: null }] });
    expect((await lessons.get(same)).data).toMatchObject({ nextId: id, parts });
  });
});

it('is not given another value by an action either while others refer to it by that one', async () => {
  const id = String((await chapters.create({ instituteId: INSTITUTES.north, name: 'Angles', subjectId: made['maths'] })).data['id']);
  const lesson = String((await create({ subjectId: made['maths'], chapterId: id })).data['id']);
  expect(await chapters.act(action('give', 'chapter'), id, { subject: made['physics'] })).toMatchObject({ status: 422, body: { problems: { subject: { code: 'narrowsOthers', params: { count: 1, module: 'lesson' } } } } });
  expect((await chapters.get(id)).data).toMatchObject({ subjectId: made['maths'] });
  expect(await lessons.update(lesson, { chapterId: null })).toMatchObject({ status: 200 });
  expect(await chapters.act(action('give', 'chapter'), id, { subject: made['physics'] })).toMatchObject({ status: 200, data: { subjectId: made['physics'] } });
});

it('is not given another value through any module of its rows while others refer to it by that one', async () => {
  const token = await platform.login('super_admin');
  const of = (name: string) => callsOf({ platform, resource: platform.context.loader.require(name), token });
  const id = String((await of('primer').create({ instituteId: INSTITUTES.north, name: 'Primer', subjectId: made['maths'] })).data['id']);
  const held = (module: string) => ({ status: 422, body: { problems: { subjectId: { code: 'narrowsOthers', params: { count: 1, module } } } } });
  const drillId = String((await of('drill').create({ instituteId: INSTITUTES.north, name: 'Drill', subjectId: made['maths'], primerId: id })).data['id']);
  for (const name of ['chapter', 'primer']) expect(await of(name).update(id, { subjectId: made['physics'] }), name).toMatchObject(held('drill'));
  expect(await of('drill').remove(drillId)).toMatchObject({ status: 200 });
  expect(await create({ subjectId: made['maths'], chapterId: id })).toMatchObject({ status: 201 });
  for (const name of ['chapter', 'primer']) expect(await of(name).update(id, { subjectId: made['physics'] }), name).toMatchObject(held('lesson'));
});

describe('of two at one moment, of whom one refers to a record and the other gives that another value', () => {
  const chapterOf = async () => String((await chapters.create({ instituteId: INSTITUTES.north, name: 'Sums', subjectId: made['maths'], level: 'basic' })).data['id']);
  const lessonOf = async () => String((await create({ subjectId: made['maths'] })).data['id']);
  const refer: Record<string, (chapterId: string) => Promise<() => Promise<CallResult>>> = {
    'a new record': async (chapterId) => () => create({ subjectId: made['maths'], chapterId }),
    'a new record of several': async (chapterId) => () => create({ subjectId: made['maths'], chapterIds: [made['algebra'], chapterId] }),
    'a change': async (chapterId) => {
      const id = await lessonOf();
      return () => lessons.update(id, { chapterId: chapterId.toUpperCase() });
    },
    'an action': async (chapterId) => {
      const id = await lessonOf();
      return () => lessons.act(action('place'), id, { chapterId });
    },
  };
  const give = {
    'a change': (id: string) => chapters.update(id, { subjectId: made['physics'] }),
    'an action': (id: string) => chapters.act(action('give', 'chapter'), id, { subject: made['physics'] }),
  };

  for (const [name, referring] of Object.entries(refer)) for (const [by, giving] of Object.entries(give)) {
    it(`the later one finds the other: ${name}, and ${by}`, async () => {
      const [first, second] = [await chapterOf(), await chapterOf()];
      const { replies: [referred, kept], waits } = await together(platform, [await referring(first), () => giving(first)]);
      expect(waits).toEqual(['advisory', 'relation']);
      expect(referred!.status, JSON.stringify(referred!.body)).toBeLessThan(300);
      expect(kept).toMatchObject({ status: 422 });
      expect(Object.values(kept!.body['problems'] as object)).toEqual([{ code: 'narrowsOthers', params: { count: 1, module: 'lesson' } }]);
      const { replies: [moved, refused] } = await together(platform, [() => giving(second), await referring(second)]);
      expect(moved).toMatchObject({ status: 200 });
      expect(refused).toMatchObject({ status: 422 });
      expect(Object.values(refused!.body['problems'] as object)).toEqual([{ code: 'narrowed', params: { field: 'subjectId' } }]);
    });
  }

  it('nobody waits where nothing is narrowed by what is changed', async () => {
    const id = await chapterOf();
    const { replies, waits } = await together(platform, [() => create({ subjectId: made['maths'], chapterIds: [id] }), () => chapters.update(id, { name: 'Renamed', isOpen: true })]);
    expect(replies.map(({ status }) => status)).toEqual([201, 200]);
    expect(waits).toEqual(['relation', 'relation']);
  });

  it('nobody waits in a circle', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, chapterOf));
    const replies = await Promise.all([...ids, ...ids.toReversed()].flatMap((id, index) => [chapters.update(id, { subjectId: made['physics'] }), create({ subjectId: made[index % 2 ? 'maths' : 'physics'], chapterIds: ids })]));
    expect(replies.map(({ status }) => status).filter((status) => ![200, 201, 422].includes(status))).toEqual([]);
    const { rows } = await sql`select 1 from app.lesson l join app.chapter c on c.id = any(l.chapter_ids) where l.subject_id is distinct from c.subject_id and c.id = any(${ids}::uuid[])`.execute(platform.context.database.owner);
    expect(rows).toEqual([]);
  });
});
