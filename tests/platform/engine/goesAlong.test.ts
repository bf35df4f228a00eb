import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayTakeAlong, defineResource, f, type Access } from '../../../src/schemas';
import { accountId, createTestPlatform, type CallResult, type TestPlatform } from '../support';
import { addressOf } from '../../../platform/kernel/http/addresses';
import { callsOf, type ModuleCalls } from './calls';

/** What goes into the bin with a record, and by whose right. */
const calls = (platform: TestPlatform, token: string) => (name: string): ModuleCalls & { dependants(ids: readonly string[]): Promise<CallResult> } => {
  const resource = platform.context.loader.require(name);
  return { ...callsOf({ platform, resource, token }), dependants: (ids) => platform.call({ method: 'POST', url: addressOf({ resource, call: resource.endpoint.dependants }), token, body: { ids } }) };
};
/** Somebody with these rights and no others. */
const somebody = async (platform: TestPlatform, access: Access) => {
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app."user" set access = ${JSON.stringify(access)}::jsonb where id = ${accountId('sub_admin')}::uuid`.execute(trx));
  return calls(platform, await platform.login('sub_admin'));
};

describe('what goes with a record', () => {
  const plan = defineResource({ name: 'plan', fields: { name: f.text({ required: true }) } });
  const chair = defineResource({ name: 'chair', fields: { name: f.text({ required: true }), planId: f.ref('plan', { required: true, onDelete: 'cascade' }) } });
  const stage = defineResource({ name: 'stage', module: 'offline_timetable', fields: { name: f.text({ required: true }), planIds: f.refs('plan', { onDelete: 'cascade' }) }, list: { columns: ['name'], filters: ['planIds'] } });
  const line = defineResource({ name: 'line', module: 'plan', fields: { name: f.text({ required: true }), planId: f.ref('plan', { required: true, onDelete: 'cascade' }) } });
  const mark = defineResource({ name: 'mark', module: null, rights: { create: ['institute'], read: ['institute'], update: ['institute'], delete: ['institute'] }, fields: { name: f.text({ required: true }), planId: f.ref('plan', { required: true, onDelete: 'cascade' }) } });
  const trail = defineResource({ name: 'trail', endpoint: { calls: { delete: false } }, fields: { name: f.text({ required: true }), planId: f.ref('plan', { required: true, onDelete: 'cascade' }) } });
  let platform: TestPlatform;
  let head: ReturnType<typeof calls>;
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [plan, chair, stage, line, mark, trail] });
    head = calls(platform, await platform.login('institute'));
  });
  afterAll(() => platform?.close());
  let number = 0;
  const make = async (name: string, values: object = {}) => {
    const reply = await head(name).create({ name: `${name} ${++number}`, ...values });
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201 });
    return String(reply.data['id']);
  };
  const isThere = async (name: string, id: string) => (await head(name).get(id)).status === 200;

  it('is refused with it where it has a right of its own that whoever deletes does not hold, and named', async () => {
    const clerk = await somebody(platform, { plan: ['read', 'delete'], chair: ['read', 'update'] });
    const planId = await make('plan');
    const [chairId, lineId] = [await make('chair', { planId, name: 'Throne' }), await make('line', { planId })];
    const use = { module: 'chair', field: 'planId', effect: 'refuse', count: 1, items: [{ id: chairId, title: 'Throne' }], of: [planId] };
    expect((await clerk('plan').dependants([planId])).data['uses']).toEqual([use, expect.objectContaining({ module: 'line', effect: 'cascade' })]);
    const refused = await clerk('plan').remove(planId);
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', reason: 'goesAlong', params: { count: 1, module: 'chair' }, uses: [use] } });
    for (const [name, id] of [['plan', planId], ['chair', chairId], ['line', lineId]] as const) expect(await isThere(name, id)).toBe(true);
    // Without them, it may go; and whoever may delete both deletes both.
    expect(await head('chair').update(chairId, { planId: await make('plan') })).toMatchObject({ status: 200 });
    expect(await clerk('plan').remove(planId)).toMatchObject({ status: 200 });
    expect(await isThere('line', lineId)).toBe(false);
    const [other, theirs] = [await make('plan'), await make('plan')];
    const [one, another] = [await make('chair', { planId: other }), await make('chair', { planId: theirs })];
    expect(await head('plan').remove(other)).toMatchObject({ status: 200 });
    expect(await (await somebody(platform, { plan: ['delete', 'read'], chair: ['delete'] }))('plan').remove(theirs)).toMatchObject({ status: 200 });
    expect([await isThere('chair', one), await isThere('chair', another)]).toEqual([false, false]);
  });

  it('is told by its number alone to whoever may not read it', async () => {
    const clerk = await somebody(platform, { plan: ['read', 'delete'] });
    const planId = await make('plan');
    await make('chair', { planId });
    expect(await clerk('plan').remove(planId)).toMatchObject({ status: 403, body: { uses: [{ module: 'chair', count: 1, items: [] }] } });
  });

  it('of many records holds back the last of them alone', async () => {
    const clerk = await somebody(platform, { plan: ['read', 'delete'] });
    const planIds = [await make('plan'), await make('plan')];
    const stageId = await make('stage', { planIds });
    expect(await clerk('plan').remove(planIds[0]!)).toMatchObject({ status: 200 });
    expect(await clerk('plan').remove(planIds[1]!)).toMatchObject({ status: 403, body: { reason: 'goesAlong', uses: [{ module: 'stage' }] } });
    expect((await head('stage').get(stageId)).data).toMatchObject({ planIds: [planIds[1]] });
  });

  it('goes as a part of it where nobody is granted it by itself, or nobody may delete it', async () => {
    const clerk = await somebody(platform, { plan: ['read', 'delete'] });
    const planId = await make('plan');
    const parts = [['line', await make('line', { planId })], ['mark', await make('mark', { planId })], ['trail', await make('trail', { planId })]] as const;
    expect(((await clerk('plan').dependants([planId])).data['uses'] as { module: string; effect: string }[]).map(({ module, effect }) => `${module} ${effect}`).sort()).toEqual(['line cascade', 'mark cascade', 'trail cascade']);
    expect(await clerk('plan').remove(planId)).toMatchObject({ status: 200 });
    for (const [name, id] of parts) expect(await isThere(name, id), name).toBe(false);
  });
});

describe('of the shipped modules', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform();
  });
  afterAll(() => platform?.close());

  it('live classes and lessons of the week take their own right; seats, enrolments and members of groups are parts', () => {
    const { loader } = platform.context;
    const nobody = { id: 'a', role: 'sub_admin', instituteId: 'i', allowAllInstitutes: false, modules: {} } as const;
    const alone = loader.all().filter((one) => one.source === null && !one.of && Object.values(one.fields).some(({ onDelete }) => onDelete === 'cascade')).map((one) => [one.name, mayTakeAlong(nobody, one, (key) => loader.get(key) !== undefined)]);
    expect(Object.fromEntries(alone)).toEqual({ liveClass: false, timetable: false, batchMember: true, groupMember: true, subscription: true });
  });

  it('a batch is deleted with its live classes by whoever may delete these, and a learner with the seats by whoever may delete learners', async () => {
    const head = await platform.login('institute');
    const made = async (path: string, body: object) => {
      const reply = await platform.call({ method: 'POST', url: `/api/v9${path}`, token: head, body });
      expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201 });
      return String(reply.data['id']);
    };
    const [courseId, subjectId] = [await made('/course/courseMaster', { name: 'Algebra', planType: 'free' }), await made('/subject', { name: 'Mathematics' })];
    const [learner, facultyId] = [await made('/student', { name: 'Asha', emailId: 'asha@people.example' }), await made('/faculty', { name: 'Meera', emailId: 'meera@people.example' })];
    const batchId = await made('/batch', { name: 'Morning', courseId, startsOn: '2026-01-01' });
    const classId = await made('/liveClass', { name: 'Roots', courseId, batchIds: [batchId], facultyId, startsAt: '2030-01-01T09:00:00.000Z', endsAt: '2030-01-01T10:00:00.000Z' });
    await made('/timetable', { batchId, subjectId, facultyId, day: 'monday', startTime: '09:00', endTime: '10:00', room: 'Room 1' });
    const seatId = await made('/batchMember', { batchId, userId: learner });
    const clerk = await somebody(platform, { student: ['read', 'delete'], batch: ['read'] });
    expect(await clerk('student').remove(learner)).toMatchObject({ status: 200 });
    expect((await calls(platform, head)('batchMember').get(seatId)).body).toMatchObject({ reason: 'deleted' });
    const planner = await somebody(platform, { batch: ['read', 'delete'], liveClass: ['read', 'delete'], offline_timetable: ['read'] });
    expect(await planner('batch').remove(batchId)).toMatchObject({ status: 403, body: { reason: 'goesAlong', params: { count: 1, module: 'timetable' } } });
    const teacher = await somebody(platform, { batch: ['read', 'delete'], liveClass: ['read', 'update'], offline_timetable: ['read', 'delete'] });
    expect(await teacher('batch').remove(batchId)).toMatchObject({ status: 403, body: { reason: 'goesAlong', uses: [{ module: 'liveClass', items: [{ id: classId, title: 'Roots' }] }] } });
    const both = await somebody(platform, { batch: ['read', 'delete'], liveClass: ['delete'], offline_timetable: ['delete'] });
    expect(await both('batch').remove(batchId)).toMatchObject({ status: 200 });
  });
});
