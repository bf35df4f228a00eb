import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from './support';

const ALL = { kind: 'all' } as const;

describe('attendance of live classes and webinars', () => {
  let platform: TestPlatform;
  const rowsOf = async <T>(query: string): Promise<T[]> => (await platform.context.database.transaction({ scope: ALL, readOnly: true }, (trx) => sql.raw<T>(query).execute(trx))).rows;
  beforeAll(async () => {
    platform = await createTestPlatform({ demo: true });
  }, 300_000);
  afterAll(() => platform.close());

  it('of the demo content is of what is over and took place, by who could come, and nobody is there twice at once', async () => {
    const sessions = `(select 'liveClass' as kind, id, institute_id, starts_at, ends_at, is_cancelled as is_off from app.live_class union all select 'webinar', id, institute_id, starts_at, ends_at, not is_published from app.webinar) s`;
    expect(await rowsOf(`select a.id from core.attendance a left join ${sessions} on s.kind = a.kind and s.id = a.session_id and s.institute_id = a.institute_id
      where s.id is null or s.is_off or s.ends_at > now() or a.joined_at < s.starts_at - interval '10 minutes' or a.left_at > s.ends_at + interval '10 minutes'`)).toEqual([]);
    expect(await rowsOf(`select a.id from core.attendance a join app.live_class c on c.id = a.session_id where a.user_id is null or not exists (select 1 from app.subscription s where s.course_id = c.course_id and s.user_id = a.user_id)
      and not exists (select 1 from app.batch_member m join app.batch b on b.id = m.batch_id where b.course_id = c.course_id and m.user_id = a.user_id)`)).toEqual([]);
    expect(await rowsOf('select a.id from core.attendance a join core.attendance b on b.session_id = a.session_id and b.user_id = a.user_id and b.id > a.id and b.joined_at < a.left_at and a.joined_at < b.left_at')).toEqual([]);
    expect((await rowsOf<{ kind: string }>('select kind from core.attendance group by kind having count(*) > 40 order by kind')).map(({ kind }) => kind)).toEqual(['liveClass', 'webinar']);
  });

  it.each([['liveClass', '/report/live-class-attendance', 'liveClassId'], ['webinar', '/report/webinar-attendance', 'webinarId']])('of one %s is told below it, with how long people stayed', async (kind, path, field) => {
    const token = await platform.login('super_admin');
    const [busiest] = await rowsOf<{ id: string; count: number; minutes: number }>(`select session_id as id, count(*)::int as count, round(avg(minutes) * 10)::int as minutes from core.attendance where kind = '${kind}' group by 1 order by 2 desc, 1 limit 1`);
    const { data } = await platform.call({ method: 'POST', url: `/api/v9${path}/search`, token, body: { filters: { [field]: [busiest!.id] } } });
    expect(data).toMatchObject({ total: busiest!.count });
    const { data: summary } = await platform.call({ method: 'POST', url: `/api/v9${path}/summary`, token, body: { by: field, filters: { [field]: [busiest!.id] } } });
    const values = (summary['totals'] as { attendances: number; minutes: number });
    expect({ attendances: values.attendances, minutes: Math.round(values.minutes * 10) }).toEqual({ attendances: busiest!.count, minutes: busiest!.minutes });
  });

  it('is closed to whoever holds neither module', async () => {
    const token = await platform.login('sub_admin');
    for (const path of ['/report/live-class-attendance', '/report/webinar-attendance']) expect((await platform.call({ method: 'POST', url: `/api/v9${path}/search`, token, body: {} })).status).toBe(403);
  });
});
