import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workDue } from '../../../platform/records/after/work';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type TestPlatform } from '../../platform/support';

const ALL = { scope: { kind: 'all' } } as const;

let platform: TestPlatform;
let course: string;
let teacher: string;
const tokens = new Map<string, string>();
const run = async <T>(statement: ReturnType<typeof sql<T>>) => (await platform.context.database.transaction(ALL, (trx) => statement.execute(trx))).rows;
const call = (as: string, method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown = {}) => platform.call({ method, url: `/api/v9${path}`, token: tokens.get(as)!, ...(method !== 'DELETE' && { body }) });
const made = async (path: string, body: object, as = 'institute') => {
  const reply = await call(as, 'POST', path, body);
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201 });
  return String(reply.data['id']);
};
const at = (days: number, hour = 4) => `${new Date(platform.context.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:30:00.000Z`;
let days = 1;
const live = (batchIds: readonly string[] = []) => made('/liveClass', { name: 'Lenses', courseId: course, batchIds, facultyId: teacher, startsAt: at((days += 1)), endsAt: at(days, 5) });
const ask = (event: string, ids: readonly string[], as = 'institute', module = 'liveClass') => call(as, 'POST', '/told', { module, event, ids });
const people = async (...asked: Parameters<typeof ask>) => {
  const reply = await ask(...asked);
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 });
  return reply.data['people'];
};
/** Who gets a mail of what has been done. */
const told = async () => {
  await run(sql`update core.job set next_try_at = now() where state = 'waiting'`);
  while ((await workDue(platform.context as Parameters<typeof workDue>[0])) > 0);
  const rows = await run(sql<{ recipient: string }>`select recipient from core.outbox where kind = 'told' order by recipient`);
  await run(sql`with gone as (delete from core.outbox) delete from core.job`);
  return rows.map(({ recipient }) => recipient);
};

beforeAll(async () => {
  platform = await createTestPlatform();
  for (const who of ['super_admin', 'institute', 'institute2', 'faculty', 'student'] as const) tokens.set(who, await platform.login(who));
  course = await made('/course/courseMaster', { name: 'Optics for all', planType: 'free' });
  teacher = await made('/faculty', { name: 'Tara', emailId: 'tara@teachers.example' });
}, 300_000);
afterAll(() => platform?.close());
beforeEach(async () => {
  await run(sql`with gone as (delete from core.outbox) delete from core.job`);
});

describe('how many are told', () => {
  it('is as many as then get a mail, each counted once, over several records too', async () => {
    const batch = await made('/batch', { name: 'Morning', courseId: course, capacity: 9, startsOn: at(0).slice(0, 10) });
    const learners = [];
    for (const name of ['asha', 'bala', 'chitra']) learners.push(await made('/student', { name, emailId: `${name}@lenses.example` }));
    const [asha, bala] = learners;
    expect(await call('institute', 'POST', '/batchMember/add', { batchId: batch, userIds: [asha, bala], joinedOn: at(0).slice(0, 10) })).toMatchObject({ status: 200 });
    expect(await call('institute', 'POST', '/subscription/enroll', { courseId: course, userIds: learners, startsOn: at(0).slice(0, 10) })).toMatchObject({ status: 200 });
    await told();
    const [ofBatch, ofCourse] = [await live([batch]), await live()];
    expect(await people('cancel', [ofBatch])).toBe(3);
    expect(await people('cancel', [ofCourse])).toBe(4);
    expect(await people('cancel', [ofBatch, ofCourse])).toBe(4);
    expect(await people('delete', [ofBatch])).toBe(3);
    expect(await told(), 'of a question').toEqual([]);
    expect(await call('institute', 'PUT', `/liveClass/${ofBatch}/cancel`)).toMatchObject({ status: 200 });
    expect(await told()).toEqual(['asha@lenses.example', 'bala@lenses.example', 'tara@teachers.example']);

    // Of what was cancelled a deletion tells nobody more.
    expect(await people('delete', [ofBatch])).toBe(0);
    // Who is closed, or has left, is told of nothing.
    await run(sql`update app."user" set status = 'inactive' where id = ${bala!}`);
    expect(await people('reinstate', [ofBatch])).toBe(2);
    expect(await call('institute', 'PUT', `/liveClass/${ofBatch}/reinstate`)).toMatchObject({ status: 200 });
    expect(await told()).toEqual(['asha@lenses.example', 'tara@teachers.example']);
  });

  it('is nobody, where what people have not been told yet is taken back', async () => {
    const id = await live();
    expect(await call('institute', 'PUT', `/liveClass/${id}/cancel`)).toMatchObject({ status: 200 });
    expect(await people('reinstate', [id])).toBe(0);
    expect(await call('institute', 'PUT', `/liveClass/${id}/reinstate`)).toMatchObject({ status: 200 });
    expect(await told()).toEqual([]);
  });

  it('is nobody of an institute that is shut', async () => {
    const id = await live();
    expect(await people('cancel', [id], 'super_admin')).toBeGreaterThan(0);
    await run(sql`update app.institution set is_suspended = true where id = ${INSTITUTES.north}`);
    expect(await people('cancel', [id], 'super_admin')).toBe(0);
    await run(sql`update app.institution set is_suspended = false where id = ${INSTITUTES.north}`);
  });

  it('leaves out whoever asks', async () => {
    await grantTo({ context: platform.context, userId: accountId('faculty'), access: { 'live-class': ['read', 'update'], liveClass: ['read', 'update'] } });
    const id = await live();
    await run(sql`update app.live_class set faculty_id = ${accountId('faculty')} where id = ${id}`);
    const all = Number(await people('cancel', [id]));
    expect(await people('cancel', [id], 'faculty')).toBe(all - 1);
  });

  it('counts no record of another institute, nor what is no id', async () => {
    const id = await live();
    expect(await people('cancel', [id], 'institute2')).toBe(0);
    expect(await people('cancel', ['nothing'])).toBe(0);
  });

  it('is asked of what can be done alone, by who may do it', async () => {
    const id = await live();
    expect(await ask('cancel', [id], 'student')).toMatchObject({ status: 403 });
    expect(await ask('explode', [id])).toMatchObject({ status: 422, body: { problems: { event: { code: 'choice', params: { choices: 'delete, cancel, reinstate' } } } } });
    expect(await ask('constructor', [id])).toMatchObject({ status: 422, body: { problems: { event: { code: 'choice' } } } });
    expect(await ask('cancel', [id], 'institute', 'comet')).toMatchObject({ status: 422, body: { problems: { module: { code: 'noModule' } } } });
    expect(await ask('delete', [id], 'institute', 'settings')).toMatchObject({ status: 422 });
    expect(await ask('cancel', Array.from({ length: 51 }, (_, index) => `x${index}`))).toMatchObject({ status: 422, body: { problems: { ids: { code: 'tooMany' } } } });
  });
});
