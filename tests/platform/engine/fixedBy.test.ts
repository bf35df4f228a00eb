import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineResource, f, rowsOf, type Action } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';
import { callsOf, type ModuleCalls } from './calls';
import { together } from './together';

const course = defineResource({ name: 'course', fields: { name: f.text({ required: true }) } });
const group = defineResource({
  name: 'group',
  fields: {
    name: f.text({ required: true }),
    courseId: f.ref('course', { fixedBy: 'members' }),
    level: f.choice(['basic', 'expert'], { default: 'basic', fixedBy: 'teachers' }),
    members: f.count('member', 'groupId'),
    teachers: f.count('member', 'groupId', { isTeacher: true }),
    walks: f.count('walk', 'groupIds'),
    place: f.text({ fixedBy: 'walks' }),
    status: f.choice(['draft', 'live'], { readOnly: true, default: 'draft' }),
  },
  lifecycle: { field: 'status', actions: { publish: { from: ['draft'], to: 'live' }, give: { ask: { course: f.ref('course', { required: true }) }, set: { courseId: { answer: 'course' } } } } },
});
const basics = defineResource({ name: 'basics', of: rowsOf<typeof group>('group'), where: { level: 'basic' }, takes: { name: true, courseId: true, members: true }, fields: {} });
const member = defineResource({ name: 'member', fields: { name: f.text({ required: true }), groupId: f.ref('group', { required: true }), isTeacher: f.boolean() } });
const walk = defineResource({ name: 'walk', fields: { name: f.text({ required: true }), groupIds: f.refs('group') }, list: { filters: ['groupIds'] } });

describe('a field that stays as it is while others refer to the record', () => {
  let platform: TestPlatform;
  let [groups, members, walks]: ModuleCalls[] = [];
  let [maths, physics] = ['', ''];
  const idOf = async (made: Promise<{ readonly data: Record<string, unknown> }>): Promise<string> => String((await made).data['id']);
  const groupOf = (body: object = {}) => idOf(groups!.create({ instituteId: INSTITUTES.north, name: 'Group', courseId: maths, ...body }));
  const memberOf = (groupId: string, body: object = {}) => members!.create({ instituteId: INSTITUTES.north, name: 'Member', groupId, ...body });
  const held = (at: string, count = 1, module = 'member') => ({ status: 422, body: { problems: { [at]: { code: 'fixedBy', params: { count, module } } } } });
  const give = (): Action => platform.context.loader.require('group').lifecycle!.actions['give']!;
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [course, group, basics, member, walk] });
    const token = await platform.login('super_admin');
    const of = (name: string) => callsOf({ platform, resource: platform.context.loader.require(name), token });
    [groups, members, walks] = [of('group'), of('member'), of('walk')];
    [maths, physics] = [await idOf(of('course').create({ instituteId: INSTITUTES.north, name: 'Maths' })), await idOf(of('course').create({ instituteId: INSTITUTES.north, name: 'Physics' }))];
  });
  afterAll(() => platform.close());

  it('says how many there are, and changes once none is left', async () => {
    const id = await groupOf();
    const [one, two] = [await idOf(memberOf(id)), await idOf(memberOf(id))];
    expect(await groups!.update(id, { courseId: physics })).toMatchObject(held('courseId', 2));
    expect(await groups!.update(id, { courseId: null })).toMatchObject(held('courseId', 2));
    expect(await groups!.update(id, { name: 'Renamed', courseId: maths.toUpperCase() }), 'as it is').toMatchObject({ status: 200, data: { name: 'Renamed' } });
    expect(await members!.remove(one)).toMatchObject({ status: 200 });
    expect(await groups!.update(id, { courseId: physics })).toMatchObject(held('courseId'));
    expect(await members!.update(two, { groupId: await groupOf() })).toMatchObject({ status: 200 });
    expect(await groups!.update(id, { courseId: physics })).toMatchObject({ status: 200, data: { courseId: physics } });
  });

  it('may be filled in where it is empty', async () => {
    const id = await groupOf({ courseId: null });
    await memberOf(id);
    expect(await groups!.update(id, { courseId: physics })).toMatchObject({ status: 200 });
    expect(await groups!.update(id, { courseId: maths })).toMatchObject(held('courseId'));
  });

  it('is kept by those alone that are counted, by each that names it', async () => {
    const id = await groupOf({ place: 'Hall' });
    await memberOf(id);
    expect(await groups!.update(id, { level: 'expert' })).toMatchObject({ status: 200 });
    await memberOf(id, { isTeacher: true });
    expect(await groups!.update(id, { level: 'basic' })).toMatchObject(held('level'));
    expect(await walks!.create({ instituteId: INSTITUTES.north, name: 'Walk', groupIds: [await groupOf(), id] })).toMatchObject({ status: 201 });
    expect(await groups!.update(id, { place: 'Yard' })).toMatchObject(held('place', 1, 'walk'));
  });

  it('is kept from actions, and from any module of its rows', async () => {
    const id = await groupOf();
    await memberOf(id);
    expect(await groups!.act(give(), id, { course: physics })).toMatchObject(held('course'));
    const shown = callsOf({ platform, resource: platform.context.loader.require('basics'), token: await platform.login('super_admin') });
    expect(await shown.update(id, { courseId: physics })).toMatchObject(held('courseId'));
  });

  it('of two at one moment, of whom one refers to the record and the other changes it, the later one finds the other', async () => {
    const id = await groupOf();
    const { replies: [made, refused], waits } = await together(platform, [() => memberOf(id), () => groups!.update(id, { courseId: physics })]);
    expect(waits).toEqual(['advisory', 'relation']);
    expect(made).toMatchObject({ status: 201 });
    expect(refused).toMatchObject(held('courseId'));
  });
});
