import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from './support';

const ALL = { kind: 'all' } as const;

describe('attempts at tests', () => {
  let platform: TestPlatform;
  const rowsOf = async <T>(query: string): Promise<T[]> => (await platform.context.database.transaction({ scope: ALL, readOnly: true }, (trx) => sql.raw<T>(query).execute(trx))).rows;
  beforeAll(async () => {
    platform = await createTestPlatform({ demo: true });
  }, 300_000);
  afterAll(() => platform.close());

  it('of the demo content are of learners who attend the course, as often as the test allows, after it was there and in what time it gives', async () => {
    expect(await rowsOf(`select a.id from core.test_attempt a join app.test t on t.id = a.test_id where a.total_mark <> t.total_mark or a.pass_mark is distinct from t.pass_mark
      or a.number > t.number_of_attempt or a.minutes > t.duration or a.started_at < t.created_at or a.course_id is distinct from t.course_id or a.institute_id <> t.institute_id or t.status <> 'published' or a.mark < 0
      or (t.course_id is not null and not exists (select 1 from app.subscription s where s.course_id = t.course_id and s.user_id = a.user_id and s.starts_on <= a.started_at::date))
      or not exists (select 1 from app."user" u where u.id = a.user_id and u.role = 'student' and u.institute_id = a.institute_id and u.name = a.learner_name)`)).toEqual([]);
    // One after another, each number once.
    expect(await rowsOf('select a.id from core.test_attempt a join core.test_attempt b on b.test_id = a.test_id and b.user_id = a.user_id and b.number = a.number + 1 where b.started_at <= a.started_at')).toEqual([]);
    expect(await rowsOf('select a.id from core.test_attempt a where a.started_at > now() or a.submitted_at > now() or (a.number > 1 and not exists (select 1 from core.test_attempt b where b.test_id = a.test_id and b.user_id = a.user_id and b.number = a.number - 1))')).toEqual([]);
    const results = await rowsOf<{ result: string; count: number }>('select result, count(*)::int as count from core.test_attempt group by result');
    expect(new Set(results.map(({ result }) => result)).size).toBeGreaterThanOrEqual(3);
    expect(results.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(40);
  });

  it('are put together by result and by test as their table says', async () => {
    const token = await platform.login('super_admin');
    for (const [by, column] of [['result', 'result'], ['testId', 'test_id::text']] as const) {
      const { status, data } = await platform.call({ method: 'POST', url: '/api/v9/report/test/summary', token, body: { by } });
      expect(status).toBe(200);
      const told = (data['groups'] as { key: string; values: { attempts: number; percentage: number | null } }[]).map(({ key, values }) => ({ key, attempts: values.attempts, percentage: values.percentage === null ? null : Math.round(values.percentage * 100) }));
      const wanted = await rowsOf<{ key: string; attempts: number; percentage: number | null }>(`select ${column} as key, count(*)::int as attempts, round(round(avg(percentage), 2) * 100)::int as percentage from core.test_attempt group by 1`);
      const sorted = <T extends { key: string }>(all: readonly T[]): T[] => all.toSorted((one, other) => one.key.localeCompare(other.key));
      expect(sorted(told)).toEqual(sorted(wanted));
    }
  });

  it('are of tests and towards marks that may be a part of one', async () => {
    await platform.context.database.transaction({ scope: ALL }, async (trx) => {
      const { rows } = await sql<{ id: string }>`select id from core.test_attempt where result = 'passed' order by id limit 1`.execute(trx);
      const id = rows[0]!.id;
      const marked = async (mark: number) => (await sql<object>`update core.test_attempt set total_mark = 22.5, pass_mark = 11.25, mark = ${mark} where id = ${id} returning total_mark, percentage, result`.execute(trx)).rows;
      expect(await marked(11.25)).toEqual([{ total_mark: 22.5, percentage: 50, result: 'passed' }]);
      expect(await marked(11.24)).toMatchObject([{ result: 'failed' }]);
    });
  });
});
