import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWN_TABLES } from '../../platform/tables';
import { createTestPlatform, INSTITUTES, type TestPlatform } from './support';

const ALL = { kind: 'all' } as const;
/** What each kind tells of, counted where it stands. */
const BENEATH = {
  registered: `app."user" r where r.role = 'student'`,
  enrolled: 'app.subscription r',
  paid: `core.sale r join app."user" u on u.id = r.buyer_id and u.role = 'student' where r.sold_at is not null`,
  attempted: 'core.test_attempt r where r.submitted_at is not null',
  commented: `app.comment r join app."user" u on u.id = r.author_id and u.role = 'student'`,
  asked: `app.doubt r join app."user" u on u.id = r.asked_by_id and u.role = 'student'`,
};

describe('the journey of learners', () => {
  let platform: TestPlatform;
  let token: string;
  const rowsOf = async <T>(query: string): Promise<T[]> => (await platform.context.database.transaction({ scope: ALL }, (trx) => sql.raw<T>(query).execute(trx))).rows;
  const counted = async () => Object.fromEntries((await rowsOf<{ kind: string; count: number }>('select kind, count(*)::int as count from core.learner_event group by kind')).map(({ kind, count }) => [kind, count]));
  const call = async (path: string, body: unknown, status = 201): Promise<Record<string, unknown>> => {
    const reply = await platform.call({ method: 'POST', url: `/api/v9${path}`, token, body });
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status });
    return reply.data;
  };
  const journeyOf = async (userId: string) => (await call('/report/user-journey/search', { filters: { userId: [userId] } }, 200))['items'] as Record<string, unknown>[];
  beforeAll(async () => {
    platform = await createTestPlatform({ demo: true });
    token = await platform.login('institute');
  }, 300_000);
  afterAll(() => platform.close());

  it('holds each thing that the demo learners did, once', async () => {
    const wanted = Object.fromEntries(await Promise.all(Object.entries(BENEATH).map(async ([kind, from]) => [kind, (await rowsOf<{ count: number }>(`select count(*)::int as count from ${from}`))[0]!.count] as const)));
    for (const [kind, count] of Object.entries(wanted)) expect(count, kind).toBeGreaterThan(0);
    expect(await counted()).toEqual(wanted);
  });

  it('goes on with what is done, in the order of time, and says what it was about', async () => {
    const course = String((await call('/course/courseMaster', { name: 'Algebra, evenings', planType: 'free' }))['id']);
    const subject = String((await call('/subject', { name: 'Number theory' }))['id']);
    const learner = String((await call('/student', { name: 'Asha Kurian', emailId: 'asha.kurian@people.example' }))['id']);
    await call('/subscription', { courseId: course, userId: learner });
    const doubt = String((await call('/doubt', { subjectId: subject, question: 'Is 1 a prime?', askedById: learner }))['id']);
    const comment = String((await call('/comment', { text: 'Clear at last.', about: `subject:${subject}`, authorId: learner }))['id']);
    // What the staff say is no step of a learner.
    await call('/comment', { text: 'Well done.', about: `subject:${subject}` });
    expect((await journeyOf(learner)).map(({ name, kind, about }) => [name, kind, about])).toEqual([
      ['Asha Kurian', 'commented', `comment:${comment}`], ['Asha Kurian', 'asked', `doubt:${doubt}`], ['Asha Kurian', 'enrolled', `course:${course}`], ['Asha Kurian', 'registered', null],
    ]);
    expect(await platform.call({ method: 'DELETE', url: `/api/v9/student/${learner}`, token })).toMatchObject({ status: 200 });
    expect(await journeyOf(learner)).toEqual([]);
  });

  it('has what was done before anybody followed it', async () => {
    const before = await counted();
    const owner = platform.context.database.owner;
    for (const table of ['app."user"', 'app.subscription', 'app.comment', 'app.doubt', 'core.sale', 'core.test_attempt']) await sql.raw(`drop trigger learner_event_insert on ${table}`).execute(owner);
    await rowsOf('delete from core.learner_event');
    await owner.transaction().execute(async (trx) => {
      await sql.raw('drop trigger learner_event_update on core.sale; drop trigger learner_event_update on core.test_attempt').execute(trx);
      for (const step of OWN_TABLES.always) await sql.raw(step.sql).execute(trx);
      for (const step of OWN_TABLES.always) await sql.raw(step.sql).execute(trx);
    });
    expect(await counted()).toEqual(before);
  });

  it('puts an event into five indexes: the key that keeps events apart finds one by its id as well', async () => {
    const indexes = await rowsOf<{ name: string }>(`select indexname as name from pg_indexes where schemaname = 'core' and tablename = 'learner_event' order by 1`);
    expect(indexes.map(({ name }) => name)).toEqual(['created_at', 'kind', 'own_created_at', 'pkey', 'user'].map((name) => `learner_event_${name}`));
    await platform.context.database.transaction({ scope: ALL }, async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const plan = JSON.stringify((await sql`explain select 1 from core.learner_event where id = ${INSTITUTES.north}`.execute(trx)).rows);
      expect(plan).toMatch(/learner_event_pkey.*Index Cond: \(id = /);
    });
  });

  it('finds what is of a kind by an index, which does not hold the first event of each learner', async () => {
    await platform.context.database.transaction({ scope: ALL }, async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const planOf = async (kinds: readonly string[]) => JSON.stringify((await sql`explain select id from core.learner_event where kind = any(${kinds}::text[])`.execute(trx)).rows);
      expect(await planOf(['asked', 'paid'])).toContain('learner_event_kind');
      expect(await planOf(['registered'])).not.toContain('learner_event_kind');
    });
  });

  it('is shown to an institute of its own learners alone, and to nobody without the key', async () => {
    const items = (await call('/report/user-journey/search', { size: 100 }, 200))['items'] as { instituteId?: string }[];
    expect(items.length).toBeGreaterThan(20);
    expect(new Set(items.map(({ instituteId }) => instituteId)).size).toBe(1);
    expect((await platform.call({ method: 'POST', url: '/api/v9/report/user-journey/search', token: await platform.login('sub_admin'), body: {} })).status).toBe(403);
  });
});
