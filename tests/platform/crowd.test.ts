import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { validateRecord } from '../../src/schemas';
import { createTestPlatform, type TestPlatform } from './support';

let platform: TestPlatform;
const ask = async <T>(query: string): Promise<T[]> => platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => (await sql<T>`${sql.raw(query)}`.execute(trx)).rows);
beforeAll(async () => {
  platform = await createTestPlatform({ demo: true, config: { demoScale: 1 } });
}, 300_000);
afterAll(() => platform.close());

it('is a school: as many as one has of each', async () => {
  const [counts] = await ask<Record<string, number>>(`select (select count(*)::int from app.institution where deleted_at is null) as institutes, (select count(*)::int from app."user" where role = 'student') as learners, (select count(*)::int from app."user" where role = 'faculty') as faculty,
    (select count(*)::int from app.batch) as batches, (select count(*)::int from app.course) as courses, (select count(*)::int from app.test) as tests, (select count(*)::int from app.subscription) as enrolments, (select count(*)::int from core.payment where status = 'successful') as payments,
    (select count(*)::int from core.test_attempt) as attempts, (select count(*)::int from app.comment) as comments, (select count(*)::int from app.doubt) as doubts, (select count(*)::int from app.lead) as leads`);
  console.info(JSON.stringify(counts));
  const least = { institutes: 12, learners: 2_000, faculty: 60, batches: 120, courses: 80, tests: 300, enrolments: 5_000, payments: 4_000, attempts: 1_000, comments: 80, doubts: 80, leads: 60 };
  expect(Object.entries(least).filter(([name, wanted]) => counts![name]! < wanted)).toEqual([]);
});

it('sold for two years, to those who came before they bought, and nobody sat what they do not attend', async () => {
  const [found] = await ask<Record<string, number>>(`select (select count(distinct date_trunc('month', sold_at))::int from core.sale) as months,
    (select count(*)::int from app.subscription s join app."user" u on u.id = s.user_id where s.starts_on < u.created_at::date and u.email_id like '%@crowd.example') as before_they_came,
    (select count(*)::int from app.subscription where created_at > now()) as to_come, (select count(*)::int from core.sale where sold_at > now()) as sold_to_come,
    (select count(*)::int from app.batch_member m join app.batch b on b.id = m.batch_id where m.institute_id <> b.institute_id) as foreign_members,
    (select count(*)::int from (select batch_id from app.batch_member group by batch_id having count(*) > (select capacity from app.batch where id = batch_id)) f) as full,
    (select count(*)::int from core.test_attempt a where a.course_id is not null and not exists (select 1 from app.subscription s where s.course_id = a.course_id and s.user_id = a.user_id)) as strangers,
    (select count(*)::int from core.sale s where s.applied_for = 'course' and s.sold_at is not null and s.sold_at < (select c.created_at from app.course c where c.id = s.item_id)) as before_there_was`);
  expect(found).toMatchObject({ before_they_came: 0, to_come: 0, sold_to_come: 0, foreign_members: 0, full: 0, strangers: 0, before_there_was: 0 });
  expect(found!['months']).toBeGreaterThanOrEqual(24);
});

it.each(['student', 'faculty', 'course', 'subscription', 'batch', 'batchMember', 'test'])('holds %s that the declaration lets be', async (name) => {
  const resource = platform.context.loader.require(name);
  const token = await platform.login('super_admin');
  for (const sortOrder of ['asc', 'desc']) {
    const { data } = await platform.call({ method: 'POST', url: `/api/v9${resource.endpoint.search.path.replace(/\{\w+\}/g, '-')}`, token, body: { size: 100, sortField: 'createdAt', sortOrder } });
    for (const values of data['items'] as Record<string, unknown>[]) expect(validateRecord({ fields: resource.fields, values, context: { now: new Date().toISOString() } }), JSON.stringify(values)).toEqual({});
  }
});

it('a larger one has as many times the learners, every index and its statistics', async () => {
  const larger = await createTestPlatform({ demo: true, config: { demoScale: 2 } });
  try {
    const inLarger = async <T>(query: string): Promise<T[]> => larger.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => (await sql<T>`${sql.raw(query)}`.execute(trx)).rows);
    const learners = "select count(*)::int as count from app.\"user\" where email_id like '%@crowd.example'";
    const [one, two] = [await ask<{ count: number }>(learners), await inLarger<{ count: number }>(learners)];
    expect(two[0]!.count).toBe(one[0]!.count * 2);
    const indexes = "select schemaname || '.' || indexname as name, indexdef from pg_indexes where schemaname in ('app', 'core') order by 1";
    expect(await inLarger(indexes)).toEqual(await ask(indexes));
    const [told] = await inLarger<{ unknown: number }>("select count(*)::int as unknown from pg_class where relname in ('user', 'subscription', 'sale', 'payment') and relnamespace in ('app'::regnamespace, 'core'::regnamespace) and relkind = 'r' and reltuples <= 0");
    expect(told).toEqual({ unknown: 0 });
    const nobody = ['user', 'subscription', 'batch', 'batch_member', 'course', 'test'].map((table) => `(select count(*)::int from app."${table}" where created_by_id is null)`).join(' + ');
    expect(await inLarger(`select ${nobody} as unmade`)).toEqual([{ unmade: 0 }]);
  } finally {
    await larger.close();
  }
}, 300_000);
