import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineResource, f, type Action } from '../../../src/schemas';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type TestPlatform } from '../support';
import { callsOf, type ModuleCalls } from './calls';

const subject = defineResource({ name: 'subject', fields: { name: f.text({ required: true }) } });
const chapter = defineResource({
  name: 'chapter',
  fields: { name: f.text({ required: true }), subjectId: f.ref('subject', { required: true }), level: f.choice(['basic', 'expert']), isOpen: f.boolean({ default: true }) },
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
    parts: f.list({ level: f.choice(['basic', 'expert']), chapterId: f.ref('chapter', { where: { level: { field: 'level' } } }) }),
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

let platform: TestPlatform;
let lessons: ModuleCalls;
let chapters: ModuleCalls;
const made: Record<string, string> = {};
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [subject, chapter, lesson] });
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

const action = (name: string): Action => platform.context.loader.require('lesson').lifecycle!.actions[name]!;
const create = (body: Record<string, unknown>) => lessons.create({ instituteId: INSTITUTES.north, name: 'Lesson', ...body });
const narrowed = (path: string, field: string) => ({ status: 422, body: { problems: { [path]: { code: 'narrowed', params: { field } } } } });

it('takes a reference that belongs to what is chosen beside it, and no other', async () => {
  expect(await create({ subjectId: made['maths']!.toUpperCase(), chapterId: made['algebra'] })).toMatchObject({ status: 201 });
  expect(await create({ subjectId: made['physics'], chapterId: made['algebra'] })).toMatchObject(narrowed('chapterId', 'subjectId'));
  expect(await create({ chapterId: made['algebra'] })).toMatchObject(narrowed('chapterId', 'subjectId'));
  expect(await create({ subjectId: made['maths'], chapterId: made['closed'] })).toMatchObject({ status: 422, body: { problems: { chapterId: { code: 'notOffered' } } } });
  expect(await create({ subjectId: made['maths'], chapterIds: [made['algebra'], made['sets']] })).toMatchObject({ status: 201 });
  expect(await create({ subjectId: made['maths'], chapterIds: [made['algebra'], made['optics']] })).toMatchObject(narrowed('chapterIds', 'subjectId'));
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
  for (const query of [`?isOpen=false&subjectId=${made['maths']}`, `?level=basic&subjectId=${made['maths']}`, '?isOpen=false', '?name=algebra']) expect((await calls.lookup(query)).status, query).toBe(400);
});

it('leaves out on the way out of the bin what does not belong to the choice beside it any more', async () => {
  const ofMaths = { instituteId: INSTITUTES.north, subjectId: made['maths'] };
  const [moving, staying] = await Promise.all(['logic', 'graphs'].map(async (name) => String((await chapters.create({ ...ofMaths, name })).data['id'])));
  const id = String((await create({ subjectId: made['maths'], chapterId: moving, chapterIds: [moving, staying] })).data['id']);
  expect(await lessons.remove(id)).toMatchObject({ status: 200 });
  expect(await chapters.update(moving!, { subjectId: made['physics'] })).toMatchObject({ status: 200 });
  const restored = await platform.call({ method: 'PUT', url: `/api/v9${platform.context.loader.require('lesson').endpoint.restore.path.replace('{id}', id)}`, token: await platform.login('super_admin') });
  expect(restored).toMatchObject({ status: 200, data: { subjectId: made['maths'], chapterId: null, chapterIds: [staying] } });
});
