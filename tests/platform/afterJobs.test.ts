import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOST_TRIES } from '../../platform/jobs/tries';
import { forgetGivenUp } from '../../platform/records/after/givenUp';
import { workDue, type JobRunner } from '../../platform/records/after/work';
import { purgeBin } from '../../platform/records/purge/purge';
import { defineResource, f, rowsOf } from '../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from './support';

const ALL = { scope: { kind: 'all' } } as const;
type Works = Parameters<typeof workDue>[0];

let platform: TestPlatform;
const run = async <T>(statement: ReturnType<typeof sql<T>>) => (await platform.context.database.transaction(ALL, (trx) => statement.execute(trx))).rows;
const jobs = () => run(sql<{ state: string; tries: number; failure: string | null }>`select state, tries, failure from core.job order by at`);
const work = async () => {
  await run(sql`update core.job set next_try_at = now() where state = 'waiting'`);
  while ((await workDue(platform.context as Works)) > 0);
};
const call = async (as: string, method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, body: unknown = {}) => platform.call({ method, url: `/api/v9${path}`, token: await platform.login(as), ...(method === 'DELETE' || method === 'GET' ? {} : { body }) });
const clear = () => run(sql`with gone as (delete from core.outbox where kind = 'told') delete from core.job`);
afterEach(clear);

describe('jobs', () => {
  let fails: 'never' | 'at once' | 'later' = 'never';
  const done: string[] = [];
  const index: JobRunner = ({ job }) => {
    if (fails === 'at once') throw new Error('Broken\nat once.');
    if (fails === 'later') return Promise.reject(new Error('x'.repeat(5_000)));
    done.push(`${job.resource} ${job.event}`);
    return Promise.resolve();
  };
  const lesson = defineResource({
    name: 'lesson', fields: { title: f.text({ required: true }), level: f.choice(['basic', 'expert'], { default: 'basic' }), status: f.choice(['open', 'gone'], { readOnly: true, default: 'open' }) },
    lifecycle: { field: 'status', actions: { remove: { from: ['open'], to: 'gone', call: 'delete' } } },
    after: { create: [{ job: 'index' }], update: [{ job: 'index' }], delete: [{ job: 'index' }] },
  });
  const basic = defineResource({ name: 'basicLesson', of: rowsOf<typeof lesson>('lesson'), where: { level: 'basic' }, takes: { title: true }, fields: {}, after: { create: [{ job: 'index' }] } });
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [lesson, basic], jobs: { index } });
  });
  afterEach(() => {
    done.length = 0;
    fails = 'never';
  });
  afterAll(() => platform.close());
  const put = (more: Readonly<Record<string, unknown>> = {}) => {
    const row = { resource: 'lesson', step: { kind: 'job', job: 'index' }, tries: 0, state: 'waiting', ...more };
    return run(sql`insert into core.job (id, institute_id, resource, record_id, event, step, actor_name, console_address, tries, state) values (${newId()}, ${INSTITUTES.north}, ${row.resource}, ${newId()}, 'update', ${JSON.stringify(row.step)}, 'Meera', 'http://x.test', ${row.tries}, ${row.state})`);
  };

  it('follow what happens to a row whichever of its modules it happens in', async () => {
    const made = await call('institute', 'POST', '/basicLesson', { title: 'Light' });
    expect(made).toMatchObject({ status: 201 });
    await work();
    expect(done.sort()).toEqual(['basicLesson create', 'lesson create']);
    done.length = 0;
    expect(await call('institute', 'PUT', `/basicLesson/${String(made.data['id'])}`, { title: 'Shade' })).toMatchObject({ status: 200 });
    await work();
    expect(done).toEqual(['lesson update']);
  });

  it('follow a deletion that the lifecycle has a name for', async () => {
    const id = String((await call('institute', 'POST', '/lesson', { title: 'Light' })).data['id']);
    await clear();
    expect(await call('institute', 'DELETE', `/lesson/${id}`)).toMatchObject({ status: 200 });
    await work();
    expect(done).toEqual(['lesson delete']);
  });

  it('of a module that this node does not know wait for one that does, and say so', async () => {
    await put({ resource: 'gone', step: { kind: 'tell', people: { field: 'userId' }, message: 'told' } });
    await put({ step: { kind: 'job', job: 'newer' } });
    await work();
    expect(await jobs()).toMatchObject([{ state: 'waiting', tries: 1, failure: expect.stringContaining('“gone”') as string }, { state: 'waiting', tries: 1, failure: expect.stringContaining('“newer”') as string }]);
  });

  it('that throw before they begin are tried again like any other, and what they said is kept short, in one line', async () => {
    await put();
    fails = 'at once';
    await work();
    expect(await jobs()).toMatchObject([{ state: 'waiting', tries: 1, failure: 'Broken at once.' }]);
    fails = 'later';
    await work();
    expect((await jobs())[0]!.failure!.length).toBeLessThanOrEqual(300);
  });

  it('that end the process each time are given up', async () => {
    await put({ tries: MOST_TRIES });
    await work();
    expect(await jobs()).toMatchObject([{ state: 'failed', tries: MOST_TRIES, failure: expect.stringContaining('ended') as string }]);
    expect(done).toEqual([]);
  });

  it('that were given up are seen by the super admin, are kept for as long as the bin, and go with their institute', async () => {
    await put({ state: 'failed' });
    await run(sql`update core.job set failure = 'The index <is> busy.'`);
    const list = await call('super_admin', 'GET', '/outbox');
    expect(list.data['jobs']).toMatchObject([{ resource: 'lesson', event: 'update', failure: 'The index <is> busy.' }]);
    const html = await platform.app.inject({ method: 'GET', url: '/api/v9/outbox', headers: { authorization: await platform.login('super_admin'), accept: 'text/html' } });
    expect(html.payload).toContain('The index &#60;is&#62; busy.');
    expect(await forgetGivenUp(platform.context)).toBe(0);
    expect(await jobs()).toHaveLength(1);
    await run(sql`update core.job set at = now() - interval '31 days'`);
    expect(await forgetGivenUp(platform.context)).toBe(1);
    expect(await jobs()).toEqual([]);
    await put();
    await run(sql`update app.institution set deleted_at = now() - interval '40 days' where id = ${INSTITUTES.north}`);
    await purgeBin(platform.context);
    expect(await jobs()).toEqual([]);
  });
});
