import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_TRIES } from '../../platform/jobs/tries';
import type { PlatformContext } from '../../platform/kernel/context';
import { startJobs } from '../../platform/jobs/startJobs';
import { afterWork, workDue, type JobRunner } from '../../platform/records/after/work';
import { defineResource, f } from '../../src/schemas';
import { accountId, createTestPlatform, INSTITUTES, type TestPlatform } from './support';
import { longestBlock } from './support/longestBlock';

const ALL = { scope: { kind: 'all' } } as const;
type Works = Parameters<typeof workDue>[0];

interface Mail {
  readonly recipient: string;
  readonly kind: string;
  readonly language: string;
  readonly subject: string;
  readonly body: string;
  readonly link: string | null;
}

let platform: TestPlatform;
const run = async <T>(statement: ReturnType<typeof sql<T>>) => (await platform.context.database.transaction(ALL, (trx) => statement.execute(trx))).rows;
const mails = () => run(sql<Mail>`select recipient, kind, language, subject, body, link from core.outbox where kind = 'told' order by recipient`);
const jobs = () => run(sql<{ state: string; tries: number; failure: string | null; event: string }>`select state, tries, failure, event from core.job order by at`);
/** Everything that is due, whatever it waits for. */
const work = async (context: PlatformContext = platform.context) => {
  await run(sql`update core.job set next_try_at = now()`);
  while ((await workDue(context as Works)) > 0);
};
const call = async (as: string, method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown = {}) => platform.call({ method, url: `/api/v9${path}`, token: await platform.login(as), ...(method === 'DELETE' ? {} : { body }) });
const clear = () => run(sql`with gone as (delete from core.outbox where kind = 'told') delete from core.job`);
afterEach(clear);

describe('people who are told', () => {
  let question: string;
  const ask = async () => {
    const subject = await call('institute', 'POST', '/subject', { name: `Optics ${newId()}` });
    const doubt = await call('institute', 'POST', '/doubt', { question: 'Why is the sky blue?', subjectId: subject.data['id'], askedById: accountId('faculty') });
    expect(doubt.status).toBe(201);
    return String(doubt.data['id']);
  };
  const answer = (as = 'institute') => call(as, 'PUT', `/doubt/${question}/answer`, { answer: '<p>It scatters.</p>' });
  beforeAll(async () => {
    platform = await createTestPlatform();
  });
  beforeEach(async () => {
    question = await ask();
  });
  afterAll(() => platform.close());

  it('get one mail, in their own language, with the way to the record, and the job is gone', async () => {
    await run(sql`insert into core.person_language (user_id, institute_id, language) values (${accountId('faculty')}, ${INSTITUTES.north}, 'fr')`);
    await run(sql`update app."user" set access = access || '{"doubts": ["read"]}'::jsonb where id = ${accountId('faculty')}`);
    expect((await answer()).status).toBe(200);
    expect(await jobs()).toMatchObject([{ event: 'answer', state: 'waiting' }]);
    await work();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'faculty@demo.lectern.test', language: 'fr', subject: 'Lectern : votre question a reçu une réponse', link: expect.stringMatching(new RegExp(`/app/interaction/doubts/${question}/show$`)) });
    expect(mail!.body).toContain('Account institute a répondu à votre question « Why is the sky blue? ».');
    expect(await jobs()).toEqual([]);
    await run(sql`delete from core.person_language where user_id = ${accountId('faculty')}`);
  });

  it('hear nothing of a change that was refused', async () => {
    expect((await answer()).status).toBe(200);
    await clear();
    expect((await answer()).status).toBe(409);
    expect(await jobs()).toEqual([]);
  });

  it('are not whoever did it, nor anybody closed, deleted, or of an institute that is shut', async () => {
    const own = String((await call('institute', 'POST', '/doubt', { question: 'Mine?', subjectId: (await run(sql<{ id: string }>`select id from app.subject limit 1`))[0]!.id })).data['id']);
    await call('institute', 'PUT', `/doubt/${own}/answer`, { answer: '<p>Yes.</p>' });
    await work();
    expect(await mails()).toEqual([]);
    for (const [shut, open] of [
      [sql`update app."user" set status = 'inactive' where id = ${accountId('faculty')}`, sql`update app."user" set status = 'active' where id = ${accountId('faculty')}`],
      [sql`update app."user" set deleted_at = now() where id = ${accountId('faculty')}`, sql`update app."user" set deleted_at = null where id = ${accountId('faculty')}`],
      [sql`update app.institution set is_suspended = true where id = ${INSTITUTES.north}`, sql`update app.institution set is_suspended = false where id = ${INSTITUTES.north}`],
    ] as const) {
      question = await ask();
      expect((await answer()).status).toBe(200);
      await run(shut);
      await work();
      expect(await mails()).toEqual([]);
      expect(await jobs()).toEqual([]);
      await run(open);
    }
  });

  it('are learners, with the course and the day in words, and without a way into the console', async () => {
    const course = String((await call('institute', 'POST', '/course/courseMaster', { name: 'Algebra', planType: 'free' })).data['id']);
    const learners = [];
    for (const name of ['Asha', 'Biju']) learners.push(String((await call('institute', 'POST', '/student', { name, emailId: `${name}@learners.example`, language: name === 'Biju' ? 'ja' : 'en' })).data['id']));
    expect((await call('institute', 'POST', '/subscription/enroll', { courseId: course, userIds: learners, startsOn: '2026-03-01' })).status).toBe(200);
    await work();
    expect(await mails()).toMatchObject([
      { recipient: 'asha@learners.example', subject: 'Lectern: you are enrolled in Algebra', body: expect.stringContaining('It begins on 1 March 2026 and ends on') as string, link: null },
      { recipient: 'biju@learners.example', language: 'ja', body: expect.stringContaining('期間は2026年3月1日から') as string },
    ]);
  });

  it('are told by a node that is at work, soon', async () => {
    const stop = startJobs({ context: platform.context, work: afterWork(platform.context) });
    await answer();
    await expect.poll(mails, { timeout: 60_000 }).toHaveLength(1);
    await stop();
  });
});

describe('a circle of people, and jobs', () => {
  const PEOPLE = 250;
  let fails = true;
  const index: JobRunner = async () => {
    if (fails) throw new Error('The index is busy.');
  };
  const doubt = defineResource({
    name: 'doubt', fields: { question: f.text({ required: true }), accessKey: f.text({ secret: true }), status: f.choice(['open', 'answered'], { readOnly: true, default: 'open' }) },
    lifecycle: { field: 'status', actions: { answer: { from: ['open'], to: 'answered' } } },
    after: { answer: [{ tell: { of: 'listener', by: 'doubtId', person: 'personId', where: { isLoud: false } }, message: 'answered' }], update: [{ job: 'index' }] },
  });
  const listener = defineResource({ name: 'listener', fields: { doubtId: f.ref('doubt', { required: true }), personId: f.ref('user', { required: true }), isLoud: f.boolean() } });
  let id: string;
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [doubt, listener], jobs: { index } });
    const ids = Array.from({ length: PEOPLE }, () => newId());
    await run(sql`insert into app."user" (id, institute_id, name, email_id, role, status) select id, ${INSTITUTES.north}, 'Person ' || n, 'p' || n || '@people.example', 'faculty', 'active' from unnest(${ids}::uuid[]) with ordinality as t(id, n)`);
    id = String((await call('institute', 'POST', '/doubt', { question: 'Why?' })).data['id']);
    await run(sql`insert into app.listener (id, institute_id, doubt_id, person_id, is_loud) select gen_random_uuid(), ${INSTITUTES.north}, ${id}, p, false from unnest(${ids}::uuid[]) p`);
    await run(sql`insert into app.listener (id, institute_id, doubt_id, person_id, is_loud) values (gen_random_uuid(), ${INSTITUTES.north}, ${id}, ${accountId('sub_admin')}, true), (gen_random_uuid(), ${INSTITUTES.north}, ${id}, ${accountId('faculty')}, false)`);
  });
  beforeEach(() => run(sql`update app.doubt set status = 'open'`));
  afterAll(() => platform.close());
  const answer = async () => expect((await call('institute', 'PUT', `/doubt/${id}/answer`)).status).toBe(200);
  const told = async () => (await mails()).map(({ recipient }) => recipient);

  it('is kept with the record as it was, without its secrets', async () => {
    expect((await call('institute', 'PUT', `/doubt/${id}`, { question: 'Why so?', accessKey: 'open-sesame-1' })).status).toBe(200);
    const [kept] = await run(sql<{ record: object }>`select record from core.job where event = 'update'`);
    expect(kept!.record).toMatchObject({ question: 'Why so?' });
    expect(kept!.record).not.toHaveProperty('accessKey');
  });

  it('is told whole, each once, by several nodes that try it at once, without anybody waiting', async () => {
    // What the first of them pays for once, and a clearing away in between, is no matter of how many are told.
    let shortest = Infinity;
    for (let round = 0; round < 3 && shortest >= 50; round += 1) {
      await clear();
      await run(sql`update app.doubt set status = 'open'`);
      await answer();
      shortest = Math.min(shortest, await longestBlock(() => Promise.all([workDue(platform.context as Works), workDue(platform.context as Works), workDue(platform.context as Works)])));
    }
    expect(shortest).toBeLessThan(50);
    expect(await told()).toHaveLength(PEOPLE + 1);
    expect(new Set(await told()).size).toBe(PEOPLE + 1);
    expect(await told()).not.toContain('sub_admin@demo.lectern.test');
  });

  it('is told each once though the process dies half way, again and again', async () => {
    await answer();
    const dying = (after: number): PlatformContext => {
      let left = after;
      const transaction: PlatformContext['database']['transaction'] = async (options, inside) => {
        left -= 1;
        // What dies in a transaction has done nothing of it.
        return platform.context.database.transaction(options, async (trx) => {
          const result = await inside(trx);
          if (left < 0) throw new Error('The process died.');
          return result;
        });
      };
      return { ...platform.context, database: { ...platform.context.database, transaction } };
    };
    for (const after of [0, 1, 2, 3, 4, 5]) {
      await run(sql`update core.job set next_try_at = now()`);
      await workDue(dying(after) as Works).catch(() => undefined);
    }
    await work();
    expect(await told()).toHaveLength(PEOPLE + 1);
    expect(new Set(await told()).size).toBe(PEOPLE + 1);
    expect(await jobs()).toEqual([]);
  });

  it('is tried again after a failure, which is kept, and given up in the end', async () => {
    expect((await call('institute', 'PUT', `/doubt/${id}`, { question: 'Why not?' })).status).toBe(200);
    await workDue(platform.context as Works);
    expect(await jobs()).toMatchObject([{ state: 'waiting', tries: 1, failure: 'The index is busy.' }]);
    expect(await workDue(platform.context as Works)).toBe(0);
    await run(sql`update core.job set tries = ${MOST_TRIES - 1}`);
    await work();
    expect(await jobs()).toMatchObject([{ state: 'failed', tries: MOST_TRIES }]);
    await clear();
    fails = false;
    await call('institute', 'PUT', `/doubt/${id}`, { question: 'Why then?' });
    await work();
    expect(await jobs()).toEqual([]);
  });

  it('goes with its institute when that is purged, and no institute adds to another’s', async () => {
    await answer();
    const adding = platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.south } as never }, (trx) => sql`insert into core.job (id, institute_id, resource, record_id, event, step, actor_name, console_address)
      values (${newId()}, ${INSTITUTES.north}, 'doubt', ${id}, 'answer', '{}', 'x', 'x')`.execute(trx));
    await expect(adding).rejects.toThrow(/row-level security|permission/);
  });
});
