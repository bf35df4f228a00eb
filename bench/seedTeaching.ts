import { sql } from 'kysely';
import { seeding, type Seeding } from './lib/seeding';

// node scripts/tsRun.mjs bench/seedTeaching.ts <data folder>: adds, once, what a very large school teaches: courses with their faculty,
// an enrolment of every learner, batches with members, live classes; and a tree of categories.
const [, , dataDir = ''] = process.argv;
const [COURSES, FACULTY, BATCHES, CLASSES, CATEGORIES] = [4_000, 1_000, 8_000, 40_000, 5_000];
const CHUNK = 20_000;

await seeding(dataDir, async ({ insert, count, settle }) => {
  if ((await count('app.category')) < CATEGORIES) {
    await insert((trx) => sql`insert into app.category (id, name, parent_id, "order", status)
      with main as (select gen_random_uuid() as id, m from generate_series(1, 50) m), place as (select coalesce(max("order"), 0) as last from app.category)
      select id, 'Main category ' || m, null::uuid, last + m * 1024, 'active' from main, place
      union all select gen_random_uuid(), 'Category ' || m || '.' || n, main.id, n * 1024, 'active' from main, generate_series(1, ${CATEGORIES / 50 - 1}) n`.execute(trx));
    console.log(`${CATEGORIES} categories`);
  }
  if ((await count('app.course')) < COURSES) await insertCourses(insert);
  if ((await count('app.subscription')) < (await count(`app."user" where role = 'student'`)) / 2) await insertEnrolments(insert);
  if ((await count('app.batch')) < BATCHES) await insertBatches(insert);
  await settle('app."user"', 'app.course', 'app.subscription', 'app.batch', 'app.batch_member', 'app.live_class', 'app.category', 'core.learner_event');
});

type Insert = Seeding['insert'];

async function insertCourses(insert: Insert): Promise<void> {
  await insert((trx) => sql`insert into app."user" (id, institute_id, name, email_id, role, status, language, allow_all_institutes)
    select gen_random_uuid(), i.ids[1 + n % cardinality(i.ids)], 'Teacher ' || n, 'teacher' || n || '@faculty.example', 'faculty', 'active', 'en', false
    from generate_series(1, ${FACULTY}) n, (select array_agg(distinct institute_id order by institute_id) as ids from app.course where deleted_at is null) i`.execute(trx));
  await insert((trx) => sql`insert into app.course (id, institute_id, name, curriculum_type, faculty_ids, plan_type, price, validity, is_active, created_at)
    select gen_random_uuid(), f.institute_id, 'Course ' || n, (array['recorded', 'live', 'blended'])[1 + n % 3], array[f.ids[1 + n % cardinality(f.ids)], f.ids[1 + (n * 7 + 1) % cardinality(f.ids)]], 'paid', 49900, 365, true, now() - n * interval '3 hours'
    from generate_series(1, ${COURSES}) n
    cross join (select array_agg(distinct institute_id order by institute_id) as ids from app."user" where role = 'faculty' and email_id like 'teacher%') i
    join (select institute_id, array_agg(id order by id) as ids from app."user" where role = 'faculty' and email_id like 'teacher%' group by institute_id) f on f.institute_id = i.ids[1 + n % cardinality(i.ids)]`.execute(trx));
}

async function insertEnrolments(insert: Insert): Promise<void> {
  for (let from = '00000000-0000-0000-0000-000000000000', done = 0; ; ) {
    let last: string | undefined;
    await insert(async (trx) => {
      const { rows } = await sql<{ last: string }>`with u as (select * from app."user" where role = 'student' and id > ${from}::uuid order by id limit ${CHUNK}),
        o as (select institute_id, array_agg(id order by id) as ids from app.course where deleted_at is null group by institute_id),
        made as (insert into app.subscription (id, institute_id, name, course_id, user_id, starts_on, ends_on, is_offline, is_suspended, created_at, updated_at)
          select gen_random_uuid(), u.institute_id, u.name, o.ids[1 + least(abs(hashtext(u.id::text)) % cardinality(o.ids), abs(hashtext('b' || u.id)) % cardinality(o.ids))], u.id, u.created_at::date, u.created_at::date + 365, false, false, u.created_at, u.created_at
          from u join o on o.institute_id = u.institute_id on conflict do nothing)
        select max(id::text) as last from u`.execute(trx);
      last = rows[0]?.last;
    });
    if (!last) break;
    from = last;
    done += CHUNK;
    if (done % 100_000 === 0) console.log(`${done} enrolments`);
  }
}

async function insertBatches(insert: Insert): Promise<void> {
  await insert((trx) => sql`insert into app.batch (id, institute_id, name, course_id, faculty_id, mode, capacity, starts_on, ends_on)
    select gen_random_uuid(), c.institute_id, 'Batch ' || c.n || '.' || k, c.id, c.faculty_ids[1], 'online', 200, current_date - 90, current_date + 90 from (select *, row_number() over (order by id) as n from app.course where cardinality(faculty_ids) > 0) c, generate_series(1, 3) k order by k, c.n limit ${BATCHES}`.execute(trx));
  await insert((trx) => sql`insert into app.batch_member (id, institute_id, batch_id, user_id, name, joined_on)
    select gen_random_uuid(), b.institute_id, b.id, s.user_id, s.name, current_date - 30 from app.batch b cross join lateral (select * from app.subscription s where s.course_id = b.course_id order by s.id limit 30) s on conflict do nothing`.execute(trx));
  await insert((trx) => sql`insert into app.live_class (id, institute_id, name, course_id, batch_ids, faculty_id, provider, starts_at, ends_at, is_cancelled)
    select gen_random_uuid(), b.institute_id, 'Class ' || k || ' of ' || b.name, b.course_id, array[b.id], b.faculty_id, (array['zoom', 'merithub'])[1 + k % 2], t.at, t.at + interval '1 hour', false
    from (select * from app.batch where faculty_id is not null order by id limit ${CLASSES / 5}) b cross join generate_series(1, 5) k cross join lateral (select now() - k * interval '11 days' - (abs(hashtext(b.id::text)) % 600) * interval '1 minute' as at) t`.execute(trx));
}
