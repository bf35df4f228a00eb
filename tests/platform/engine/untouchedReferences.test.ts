import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineResource, f } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';
import { callsOf, type ModuleCalls } from './calls';

const subject = defineResource({ name: 'subject', fields: { name: f.text({ required: true }) } });
const chapter = defineResource({ name: 'chapter', fields: { name: f.text({ required: true }), subjectId: f.ref('subject', { required: true }) }, list: { filters: ['subjectId'] } });
const lesson = defineResource({
  name: 'lesson',
  fields: { name: f.text({ required: true }), subjectId: f.ref('subject'), chapterId: f.ref('chapter', { where: { subjectId: { field: 'subjectId' } }, onDelete: 'name' }) },
});

let platform: TestPlatform;
const calls: Record<string, ModuleCalls> = {};
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [subject, chapter, lesson] });
  const token = await platform.login('super_admin');
  for (const name of ['subject', 'chapter', 'lesson']) calls[name] = callsOf({ platform, resource: platform.context.loader.require(name), token });
});
afterAll(() => platform.close());

it('a choice whose record has been deleted since holds up no change of anything else, and is refused where what narrows it is changed', async () => {
  const made = async (name: string, body: object): Promise<string> => String((await calls[name]!.create({ instituteId: INSTITUTES.north, ...body })).data['id']);
  const [maths, physics] = [await made('subject', { name: 'Maths' }), await made('subject', { name: 'Physics' })];
  const vectors = await made('chapter', { name: 'Vectors', subjectId: maths });
  const first = await made('lesson', { name: 'First', subjectId: maths, chapterId: vectors });
  expect(await calls['chapter']!.remove(vectors)).toMatchObject({ status: 200 });
  expect(await calls['lesson']!.update(first, { name: 'First of all' })).toMatchObject({ status: 200, data: { name: 'First of all', chapterId: vectors } });
  expect(await calls['lesson']!.update(first, { subjectId: physics })).toMatchObject({ status: 422, body: { problems: { chapterId: { code: 'reference' } } } });
});
