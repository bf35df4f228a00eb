import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../platform/demo/random';
import { foldRankings } from '../../platform/features/rankings/work';
import { tableOf } from '../../platform/kernel/db/columns';
import type { Scope } from '../../platform/kernel/db/scope';
import { purgeBin } from '../../platform/records/purge/purge';
import { OWN_TABLES } from '../../platform/tables';
import { createTestPlatform, type TestPlatform } from './support';

const ALL = { kind: 'all' } as const;
/** Each row of a ranking with its figures, by what stands in the tables of enrolments, courses and sales. */
const COURSES = `select c.id, (select count(*)::int from app.subscription s where s.course_id = c.id and s.deleted_at is null) as learners,
  (select count(*)::int from core.sale o where o.item_id = c.id and o.sold_at is not null) as sales, (select coalesce(sum(o.amount - o.refunded), 0)::float8 from core.sale o where o.item_id = c.id and o.sold_at is not null) as net
  from app.course c where c.deleted_at is null`;
const FACULTY = `select u.id, (select count(distinct s.user_id)::int from app.subscription s join app.course c on c.id = s.course_id where s.deleted_at is null and c.deleted_at is null and u.id = any(c.faculty_ids)) as learners
  from app."user" u where u.role = 'faculty' and u.deleted_at is null`;

type Random = ReturnType<typeof createRandom>;

describe('rankings', () => {
  let platform: TestPlatform;
  let token: string;
  const now = { ahead: 0 };
  beforeAll(async () => {
    platform = await createTestPlatform({ demo: true, clock: () => new Date(Date.now() + now.ahead) });
    token = await platform.login('institute');
  }, 300_000);
  afterAll(() => platform.close());

  const within = <T>(scope: Scope, run: Parameters<typeof platform.context.database.transaction<T>>[1]) => platform.context.database.transaction({ scope }, run);
  const rowsOf = async <T>(query: string, scope: Scope = ALL): Promise<readonly T[]> => within(scope, async (trx) => (await sql.raw<T>(query).execute(trx)).rows);
  const idsOf = async (query: string) => (await rowsOf<{ id: string }>(query)).map(({ id }) => id);
  const view = (name: string) => tableOf(platform.context.loader.require(name)).sql;
  /** What the rankings say, and what there is. */
  const expectRight = async (when: string, scope: Scope = ALL): Promise<void> => {
    expect(await rowsOf(`select id, learners, sales, net::float8 as net from ${view('popularCourse')} order by id`, scope), `courses ${when}`).toEqual(await rowsOf(`${COURSES} order by id`, scope));
    expect(await rowsOf(`select id, learners from ${view('popularFaculty')} order by id`, scope), `faculty ${when}`).toEqual(await rowsOf(`${FACULTY} order by id`, scope));
  };
  const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
    const reply = await platform.call({ method, url: `/api/v9${path}`, token, ...(body !== undefined && { body }) });
    expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
    return reply.data;
  };
  const made = async (path: string, body: object) => String((await call('POST', path, body))['id']);
  const course = (name: string, facultyIds: readonly string[]) => made('/course/courseMaster', { name, planType: 'free', facultyIds });
  const person = (kind: 'student' | 'faculty', name: string) => made(`/${kind}`, { name, emailId: `${name.toLowerCase().replace(/\W/g, '.')}@rankings.example` });
  const learnersOf = async (kind: 'courses' | 'faculties', id: string) => {
    const { items } = await call('POST', `/dashboard/popular-${kind}/search`, { filters: { [kind === 'courses' ? 'courseId' : 'facultyId']: [id] } });
    return (items as { learners: number }[])[0]?.learners;
  };

  it('are right over the demo content', async () => {
    await expectRight('of the demo content');
    expect((await rowsOf<{ learners: number }>(`select max(learners) as learners from ${view('popularFaculty')}`))[0]!.learners).toBeGreaterThan(3);
  });

  it('know at once who was enrolled, suspended, deleted and restored, and who teaches from now on', async () => {
    const [maths, music] = [await person('faculty', 'Mina Maths'), await person('faculty', 'Mohan Music')];
    const [asha, biju] = [await person('student', 'Asha Ranked'), await person('student', 'Biju Ranked')];
    const [algebra, waves] = [await course('Algebra, ranked', [maths]), await course('Waves, ranked', [maths, music])];
    const figures = async () => Promise.all([learnersOf('courses', algebra), learnersOf('courses', waves), learnersOf('faculties', maths), learnersOf('faculties', music)]);
    await call('POST', '/subscription/enroll', { courseId: algebra, userIds: [asha, biju], startsOn: '2026-03-01' });
    await call('POST', '/subscription', { courseId: waves, userId: asha });
    expect(await figures()).toEqual([2, 1, 2, 1]);
    await foldRankings(platform.context);
    await call('DELETE', `/subscription/${algebra}/subscribers/${asha}`);
    // Still a learner of hers, in the other course.
    expect(await figures()).toEqual([1, 1, 2, 1]);
    await call('PUT', `/course/courseModule/${waves}`, { facultyIds: [music] });
    expect(await figures()).toEqual([1, 1, 1, 1]);
    await call('PUT', `/subscription/${algebra}/subscribers/${asha}/unDelete`);
    expect(await figures()).toEqual([2, 1, 2, 1]);
    await call('PUT', `/course/courseModule/${waves}`, { facultyIds: [maths] });
    expect(await figures()).toEqual([2, 1, 2, 0]);
    await call('DELETE', `/student/${asha}`);
    expect(await figures()).toEqual([1, 0, 1, 0]);
    await call('PUT', `/student/${asha}/unDelete`);
    expect(await figures()).toEqual([2, 1, 2, 0]);
    await call('DELETE', `/faculty/${maths}`);
    await expectRight('after somebody who teaches is gone');
    await call('PUT', `/faculty/${maths}/unDelete`);
    await expectRight('after somebody who teaches is back');
  });

  it('are right after whatever is done at one moment, and taken back, with changes added to the figures meanwhile', async () => {
    const world = await worldOf();
    for (let round = 0; round < 6; round++) {
      const writers = Array.from({ length: 4 }, async (_, nth) => {
        const random = createRandom(`rankings ${round} ${nth}`);
        for (let turn = 0; turn < 12; turn++) await within(ALL, async (trx) => {
          for (let left = random.between(1, 3); left > 0; left--) await sql.raw(change(random, world)).execute(trx);
          if (random.chance(0.2)) throw new TakenBack();
        }).catch((error: Error & { code?: string }) => {
          if (!(error instanceof TakenBack) && !['23505', '40P01'].includes(error.code ?? '')) throw error;
        });
      });
      const folding = (async () => {
        for (let turn = 0; turn < 5; turn++) await foldRankings(platform.context).then(() => sleep(5));
      })();
      await Promise.all([...writers, folding]);
      await expectRight(`after round ${round}`);
    }
    expect((await rowsOf<{ count: number }>('select count(*)::int as count from core.faculty_change'))[0]!.count).toBeGreaterThan(0);
    await expectRight('of one institute', { kind: 'tenant', instituteId: world.instituteId });
    await foldRankings(platform.context);
    expect((await rowsOf<{ count: number }>('select (select count(*) from core.faculty_change) + (select count(*) from core.course_change) as count'))[0]!.count).toBe(0);
    await expectRight('once all changes were added');
  }, 300_000);

  it('have nobody wait who enrols or sells beside others, and whoever changes who teaches for those who enrol', async () => {
    const { courses, learners, faculty, instituteId } = await worldOf();
    const [id, before, after] = [courses[0]!, faculty[0]!, faculty[1]!];
    await rowsOf(`delete from app.subscription where course_id = '${id}'; update app.course set deleted_at = null, faculty_ids = array['${before}'::uuid] where id = '${id}'`);
    const order: string[] = [];
    let changing: Promise<unknown> | undefined;
    await within({ kind: 'tenant', instituteId }, async (trx) => {
      await sql.raw(enrol(id, [learners[0]!], instituteId)).execute(trx);
      await within(ALL, async (seller) => {
        await sql.raw(sell(id, instituteId)).execute(seller);
        await rowsOf(`set local lock_timeout = '1s'; ${enrol(id, [learners[1]!], instituteId)}; ${sell(id, instituteId)}`);
      });
      changing = rowsOf(`update app.course set faculty_ids = array['${after}'::uuid] where id = '${id}'`).then(() => order.push('changed'));
      await sleep(200);
      order.push('enrolled');
    });
    await changing;
    expect(order).toEqual(['enrolled', 'changed']);
    await expectRight('after both');
  });

  it('count sales as they are sold, refunded and removed', async () => {
    const { courses, instituteId } = await worldOf();
    await rowsOf(`${sell(courses[1]!, instituteId)}; ${sell(courses[1]!, instituteId)}`);
    await rowsOf(`update core.sale set refunded = amount, status = 'refunded' where item_id = '${courses[1]!}' and sold_at is not null`);
    await expectRight('after refunds');
    await rowsOf(`update core.sale set item_id = '${courses[2]!}' where item_id = '${courses[1]!}'`);
    await expectRight('after they were of another course');
    await rowsOf(`delete from core.payment; delete from core.sale where item_id = '${courses[2]!}'`);
    await expectRight('after they are gone');
  });

  it('are counted anew from what is there: by whoever asks, and by a version that begins to follow', async () => {
    await rowsOf('update core.course_figure set learners = learners + 3, net = 7; delete from core.faculty_figure; insert into core.faculty_change select institute_id, id, id, 1 from app."user" limit 5');
    await expect(expectRight('spoilt')).rejects.toThrow();
    await rowsOf('select core.recount_rankings()');
    await expectRight('counted anew');
    const { owner } = platform.context.database;
    await rowsOf('delete from core.course_figure; delete from core.faculty_figure');
    for (const [table, event] of [['app.course', 'update'], ...['app.subscription', 'core.sale'].flatMap((one) => ['insert', 'update', 'delete'].map((event) => [one, event]))]) await sql.raw(`drop trigger ranking_${event} on ${table}`).execute(owner);
    for (let time = 0; time < 2; time++) await owner.transaction().execute(async (trx) => {
      for (const step of OWN_TABLES.always) await sql.raw(step.sql).execute(trx);
    });
    await expectRight('by a version that begins to follow');
  });

  it('are each institute’s own, and go with it', async () => {
    const { instituteId } = await worldOf();
    const [other] = await idsOf(`select institute_id as id from app.subscription where institute_id <> '${instituteId}' limit 1`);
    for (const table of ['course_figure', 'course_change', 'faculty_figure', 'faculty_change']) {
      expect((await rowsOf<{ count: number }>(`select count(*)::int as count from core.${table} where institute_id <> '${instituteId}'`, { kind: 'tenant', instituteId }))[0]!.count, table).toBe(0);
    }
    await expect(rowsOf(`insert into core.course_change values ('${other!}', gen_random_uuid(), 1, 0, 0)`, { kind: 'tenant', instituteId })).rejects.toThrow(/row-level security/);
    await rowsOf(`update app.institution set deleted_at = now() where id = '${other!}'`);
    now.ahead = 31 * 86_400_000;
    await purgeBin(platform.context);
    expect(await idsOf(`select institute_id as id from core.course_figure where institute_id = '${other!}' union all select institute_id from core.course_change where institute_id = '${other!}' union all select institute_id from core.faculty_figure where institute_id = '${other!}' union all select institute_id from core.faculty_change where institute_id = '${other!}'`)).toEqual([]);
    await expectRight('after an institute is gone');
  }, 300_000);

  /** Few of each of one institute, so that the same are changed often. */
  async function worldOf() {
    const [instituteId] = await idsOf("select institute_id as id from app.course where deleted_at is null group by 1 order by count(*) desc, 1 limit 1");
    const of = (table: string, where = 'true') => idsOf(`select id from ${table} where institute_id = '${instituteId!}' and ${where} order by id limit 8`);
    return { instituteId: instituteId!, courses: await of('app.course'), learners: await of('app."user"', "role = 'student' and deleted_at is null"), faculty: await of('app."user"', "role = 'faculty' and deleted_at is null") };
  }
});

class TakenBack extends Error {}

const enrol = (course: string, learners: readonly string[], institute: string): string => `insert into app.subscription (id, institute_id, name, course_id, user_id, starts_on, is_offline, is_suspended)
  select gen_random_uuid(), '${institute}', 'Somebody', '${course}', id, current_date, false, false from unnest('{${learners.join()}}'::uuid[]) one (id) on conflict do nothing`;

const sell = (course: string, institute: string): string => `insert into core.sale (id, institute_id, number, status, applied_for, item_id, item, buyer_name, price, created_at, sold_at)
  select gen_random_uuid(), '${institute}', 'R-' || gen_random_uuid(), 'paid', 'course', '${course}', 'A course', 'Somebody', 49900, now(), now()`;

/** Something that is done to enrolments, courses or sales, without regard to what is there. */
function change(random: Random, { instituteId, courses, learners, faculty }: { instituteId: string; courses: readonly string[]; learners: readonly string[]; faculty: readonly string[] }): string {
  const some = (all: readonly string[]): readonly string[] => random.shuffled([...all]).slice(0, random.between(1, 4));
  const [one, people, teachers] = [random.pick(courses), some(learners), some(faculty)];
  const these = `course_id = '${one}' and user_id = any('{${people.join()}}'::uuid[])`;
  return random.pick([
    enrol(one, people, instituteId), enrol(one, people, instituteId),
    `update app.subscription set deleted_at = now() where ${these} and deleted_at is null`,
    `update app.subscription s set deleted_at = null where ${these} and deleted_at is not null and not exists (select from app.subscription o where o.course_id = s.course_id and o.user_id = s.user_id and o.id <> s.id)`,
    `update app.subscription set is_suspended = not is_suspended where ${these}`,
    `update app.subscription s set course_id = '${random.pick(courses)}' where ${these} and deleted_at is null`,
    `delete from app.subscription where ${these}`,
    `update app.course set faculty_ids = '{${teachers.join()}}' where id = '${one}'`,
    `update app.course set faculty_ids = faculty_ids || '${teachers[0]!}'::uuid where id = '${one}'`,
    `update app.course set deleted_at = case when deleted_at is null then now() end where id = '${one}'`,
    sell(one, instituteId),
    `update core.sale set refunded = amount / 2, status = 'refunded' where item_id = '${one}' and sold_at is not null`,
    `update core.sale set status = 'cancelled', sold_at = null, refunded = 0 where id = (select id from core.sale where item_id = '${one}' order by id limit 1)`,
    `delete from core.sale where id = (select id from core.sale where item_id = '${one}' and number like 'R-%' order by id limit 1)`,
  ]);
}
