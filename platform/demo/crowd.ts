import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { AnyTables } from '../kernel/db/scope';
import { busyInstitutes } from './institutes';
import { madeBy, makersOf } from './makers';
import { CITIES, COMMON_LAST_NAMES, FIRST_NAMES } from './names';
import { POSTS, SUBJECTS } from './particulars';
import { withoutIndexes } from './withoutIndexes';

/** How much there is beside what is written by hand, at scale 1. */
const LEARNERS = 1_965;
const FACULTY = 34;
const BATCHES = 66;
const TESTS = 264;

/** Courses beside those that are written by hand, each taught like one of them. */
const COURSES = [
  ['Physics for class 12', 'Mathematics for class 10, CBSE'], ['JEE Main: mathematics', 'Organic chemistry from the ground up'], ['Biology for NEET repeaters', 'NEET: two-year programme'], ['English grammar in forty lessons', 'Spoken English, evening batch'],
  ['Reasoning for bank examinations', 'Banking prelims in ninety days'], ['Business studies for class 12', 'Accounting for class 11'], ['Indian polity', 'Civil services: foundation'], ['Chemistry practicals', 'Organic chemistry from the ground up'],
  ['Arithmetic for class 8', 'Mathematics for class 10, CBSE'], ['Current affairs, every week', 'Civil services: foundation'], ['Interview practice', 'Spoken English, evening batch'], ['Cost accounting', 'Accounting for class 11'],
  ['Inorganic chemistry revision', 'Organic chemistry from the ground up'], ['Study skills for parents', 'How to study: an introduction'],
] as const;
const BATCH_NAMES = ['Morning batch', 'Evening batch', 'Weekend batch', 'Repeaters batch', 'Fast track', 'Foundation batch'];

/** Pieces of SQL: an id of the platform's form, and a number from 0 that looks random, both of a text alone and so the same everywhere. */
const idOf = (text: string) => sql.raw(`overlay(overlay(md5('lectern crowd ' || ${text}) placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`);
const roll = (text: string, below: string) => sql.raw(`(abs(hashtext(${text})::bigint) % (${below}))::int`);
const texts = (values: readonly string[]) => sql`${values}::text[]`;
const picked = (values: readonly string[], text: string) => sql`(${texts(values)})[1 + ${roll(text, String(values.length))}]`;

interface Crowd {
  readonly trx: Transaction<AnyTables>;
  readonly now: number;
  /** How many times as many learners as a school has. */
  readonly scale: number;
  /** Told what is made next. */
  readonly tell: (what: string) => void;
  /** The indexes of the largest tables are left to `makeComing`. */
  readonly isLeft: boolean;
  /** Called while the database is at work for longer than anything else takes of it. Throws nothing. */
  readonly meanwhile: () => void;
}

/**
 * The many beside those who are written by hand: learners with two years of enrolments and what they paid, faculty, courses, batches with
 * members, tests that were sat. Made by the database, in one statement a table; `scale` times as many learners as a school has.
 */
export async function insertCrowd(crowd: Crowd): Promise<void> {
  if (crowd.scale === 0) return;
  await withoutIndexes({ trx: crowd.trx, tables: ['core.sale', 'core.payment', 'core.test_attempt', 'core.learner_event'], run: () => fillCrowd(crowd), isLeft: crowd.isLeft });
}

async function fillCrowd({ trx, now, scale, tell, meanwhile }: Crowd): Promise<void> {
  const today = sql`${new Date(now).toISOString().slice(0, 10)}::date`;
  const institutes = busyInstitutes().flatMap((one) => Array<string>(one.weight).fill(one.id));
  const institute = (text: string) => sql`(${institutes}::uuid[])[1 + ${roll(text, String(institutes.length))}]`;
  /** Of a school's rows it is not worth it. */
  const fill = (tables: readonly string[], run: () => Promise<unknown>): Promise<unknown> => (scale > 1 ? withoutIndexes({ trx, tables, run }) : run());
  const makers = await makersOf({ trx });
  const made = (institute: string) => madeBy({ makers, institute });
  const at = (day: ReturnType<typeof sql>, text: string) => sql`((${day})::timestamp + make_interval(mins => 180 + ${roll(text, '700')})) at time zone 'UTC'`;

  tell('learners');
  // What is taught has been taught since before it was first bought.
  await sql`update app.course set created_at = created_at - interval '650 days'`.execute(trx);
  await people({ trx, kind: 'faculty', count: FACULTY, operator: makers.operator, today, institute, at });
  await fill(['app.user'], () => people({ trx, kind: 'student', count: LEARNERS * scale, operator: makers.operator, today, institute, at }));
  tell('courses');
  await sql`
    insert into app.course (id, institute_id, name, description, curriculum_type, main_categories, sub_categories, faculty_ids, language_id, plan_type, price, offer_price, validity, is_active, created_at, updated_at, created_by_id, updated_by_id)
    select ${idOf("'course ' || t.n")}, i.id, t.name, null, c.curriculum_type, c.main_categories, c.sub_categories,
      (select coalesce(array_agg(f.id), '{}') from (select id from app."user" u where u.institute_id = i.id and u.role = 'faculty' and u.deleted_at is null order by md5(u.id::text || t.name) limit 2) f),
      c.language_id, c.plan_type, c.price, c.offer_price, c.validity, true, ${at(sql`${today} - 760 + t.n::int`, 't.name')}, ${at(sql`${today} - 30`, 't.name')}, ${made('i.id')}
    from unnest(${texts(COURSES.map(([name]) => name))}, ${texts(COURSES.map(([, like]) => like))}) with ordinality as t(name, "like", n)
    cross join lateral (select ${institute('t.name')} as id) i
    cross join lateral (select * from app.course c where c.name = t."like" order by c.id limit 1) c
    where not exists (select 1 from app.course o where o.institute_id = i.id and o.name = t.name)`.execute(trx);
  tell('enrolments');
  const enrolled = fill(['app.subscription'], () => sql`
    with offered as (select institute_id, array_agg(id order by id) as ids from app.course where deleted_at is null and is_active group by institute_id)
    insert into app.subscription (id, institute_id, name, course_id, user_id, starts_on, ends_on, is_offline, is_suspended, created_at, updated_at, created_by_id, updated_by_id)
    select ${idOf("'subscription ' || u.id || c.id")}, u.institute_id, u.name, c.id, u.id, d.day, d.day + c.validity - 1, ${roll('u.id::text || c.id', '5')} = 0, ${roll('c.id::text || u.id', '40')} = 0, ${at(sql`d.day`, 'u.id::text || c.id')}, ${at(sql`d.day`, 'u.id::text || c.id')}, ${made('u.institute_id')}
    from app."user" u
    join offered o on o.institute_id = u.institute_id
    cross join lateral (select distinct o.ids[1 + least(${roll('u.id::text || k', 'cardinality(o.ids)')}, ${roll('k::text || u.id', 'cardinality(o.ids)')})] as id from generate_series(1, 2 + ${roll('u.id::text', '4')}) k) chosen
    join app.course c on c.id = chosen.id
    cross join lateral (select greatest(u.created_at::date, least(${today} - 1, u.created_at::date + ${roll("'begin ' || u.id || c.id", `greatest(1, (now()::date - u.created_at::date))`)})) as day) d
    where u.role = 'student' and u.email_id like '%@crowd.example'
    on conflict do nothing`.execute(trx));
  // What was asked is on its way first.
  await Promise.race([enrolled, nextTurn()]);
  meanwhile();
  await enrolled;
  tell('sales and payments');
  await sql`
    with bought as (
      select s.*, c.name as course, coalesce(c.offer_price, c.price) as price, u.email_id, row_number() over (order by s.created_at, s.id) as nth
      from app.subscription s join app.course c on c.id = s.course_id join app."user" u on u.id = s.user_id
      where u.email_id like '%@crowd.example' and c.price > 0
    ), made as (
      insert into core.sale (id, institute_id, number, status, applied_for, item_id, item, buyer_id, buyer_name, buyer_email, price, tax, created_at, sold_at)
      select ${idOf("'sale ' || b.id")}, b.institute_id, ${sql`(${JSON.stringify(Object.fromEntries(busyInstitutes().map(({ id, initials }) => [id, initials])))}::jsonb ->> b.institute_id::text)`} || '-' || extract(year from b.starts_on) || '-' || (100000 + b.nth),
        'paid', 'course', b.course_id, b.course, b.user_id, b.name, b.email_id, b.price, round(b.price * 0.18), b.created_at, b.created_at + interval '2 minutes' from bought b
      returning id, institute_id, amount, buyer_name, buyer_email, created_at, sold_at
    )
    insert into core.payment (id, institute_id, sale_id, kind, status, method, amount, reference, payer_name, payer_email, created_at, settled_at)
    select ${idOf("'payment ' || m.id")}, m.institute_id, m.id, 'payment', 'successful',
      case when ${roll('m.id::text', '5')} = 0 then ${picked(['cash', 'cheque', 'bankTransfer'], 'm.id::text')} else ${picked(['upi', 'upi', 'upi', 'card', 'netbanking', 'wallet'], 'm.id::text')} end,
      m.amount, 'pay_' || substr(md5(m.id::text), 1, 14), m.buyer_name, m.buyer_email, m.created_at + interval '1 minute', m.sold_at from made m`.execute(trx);
  tell('batches');
  await sql`
    insert into app.batch (id, institute_id, name, course_id, faculty_id, mode, capacity, starts_on, ends_on, created_at, updated_at, created_by_id, updated_by_id)
    select ${idOf("'batch ' || n")}, i.id, ${picked(BATCH_NAMES, "'batch ' || n")} || ' ' || (10 + n), c.id, f.id, ${picked(['classroom', 'online', 'both'], 'n::text')}, 40 + ${roll("'seats ' || n", '3')} * 20, d.day, d.day + 120, ${at(sql`least(d.day - 20, ${today} - 9 - ${roll("'opened ' || n", '30')})`, 'n::text')}, ${at(sql`least(d.day - 10, ${today} - 1 - ${roll("'changed ' || n", '8')})`, 'n::text')}, ${made('i.id')}
    from generate_series(1, ${BATCHES}::int) n
    cross join lateral (select ${institute("'batch of ' || n")} as id) i
    cross join lateral (select id from app.course c where c.institute_id = i.id and c.is_active order by md5(c.id::text || n) limit 1) c
    left join lateral (select id from app."user" u where u.institute_id = i.id and u.role = 'faculty' and u.status = 'active' order by md5(u.id::text || n) limit 1) f on true
    cross join lateral (select ${today} - 200 + ${roll("'day ' || n", '230')} as day) d`.execute(trx);
  tell('members of batches');
  await sql`
    insert into app.batch_member (id, institute_id, batch_id, user_id, name, joined_on, created_at, updated_at, created_by_id, updated_by_id)
    select ${idOf("'member ' || b.id || s.user_id")}, b.institute_id, b.id, s.user_id, s.name, least(b.starts_on, ${today}), ${at(sql`least(b.starts_on, ${today} - 1)`, 's.id::text')}, ${at(sql`least(b.starts_on, ${today} - 1)`, 's.id::text')}, ${made('b.institute_id')}
    from app.batch b
    cross join lateral (select s.* from app.subscription s where s.course_id = b.course_id and s.deleted_at is null order by md5(s.id::text || b.id) limit 12 + ${roll('b.id::text', '20')}) s
    where b.id in (select ${idOf("'batch ' || n")} from generate_series(1, ${BATCHES}::int) n)
    on conflict do nothing`.execute(trx);
  tell('tests and their attempts');
  await sql`
    with made as (
      insert into app.test (id, institute_id, name, type, course_id, duration, total_mark, pass_mark, number_of_attempt, status, created_at, updated_at, created_by_id, updated_by_id)
      select ${idOf("'test ' || c.id || k")}, c.institute_id, c.name || ': test ' || k, ${picked(['practise', 'model', 'previous_year', 'curriculum'], 'c.id::text || k')}, c.id, 30 + ${roll('c.id::text || k', '5')} * 30, 100, 40, 2, case when ${roll('k::text || c.id', '6')} = 0 then 'draft' else 'published' end,
        ${at(sql`${today} - 300 + k * 30`, 'c.id::text || k')}, ${at(sql`${today} - 20`, 'c.id::text || k')}, ${made('c.institute_id')}
      from generate_series(1, 4) k cross join app.course c where c.deleted_at is null order by k, c.id limit ${TESTS}::int
      returning *
    )
    insert into core.test_attempt (id, institute_id, test_id, course_id, user_id, learner_name, number, total_mark, pass_mark, started_at, submitted_at, mark)
    select ${idOf("'attempt ' || t.id || s.user_id")}, t.institute_id, t.id, t.course_id, s.user_id, s.name, 1, t.total_mark, t.pass_mark, b.at, b.at + make_interval(mins => 12 + ${roll('s.id::text || t.id', '25')}), 28 + ${roll('t.id::text || s.id', '71')}
    from made t
    join app.subscription s on s.course_id = t.course_id and s.deleted_at is null and ${roll("'sits ' || t.id || s.id", '100')} < 25
    cross join lateral (select ${at(sql`greatest(t.created_at::date, s.starts_on) + 1 + ${roll("'sat ' || s.id || t.id", '40')}`, 's.id::text || t.id')} as at) b
    where t.status = 'published' and b.at < ${today} and (s.ends_on is null or b.at::date <= s.ends_on)`.execute(trx);
}

interface People {
  readonly trx: Transaction<AnyTables>;
  readonly kind: 'student' | 'faculty';
  readonly count: number;
  readonly operator: string | null;
  readonly today: ReturnType<typeof sql>;
  readonly institute: (text: string) => ReturnType<typeof sql>;
  readonly at: (day: ReturnType<typeof sql>, text: string) => ReturnType<typeof sql>;
}

/** People who cannot sign in to the console by a password: they came within two years, of late more than before. */
async function people({ trx, kind, count, operator, today, institute, at }: People): Promise<void> {
  const who = `'${kind} ' || n`;
  await sql`
    insert into app."user" (id, institute_id, name, email_id, phone_number, role, status, city, language, allow_all_institutes, admission_number, designation, teaches, experience, last_sign_in_at, created_at, updated_at, created_by_id, updated_by_id)
    select ${idOf(who)}, ${institute(who)}, p.first || ' ' || p.last, lower(p.first) || '.' || replace(lower(p.last), '’', '') || '.' || n || ${kind === 'student' ? '@crowd.example' : '@faculty.example'}::text,
      '+91' || ${sql.raw(kind === 'student' ? "'63'" : "'62'")} || lpad((n::bigint * 37 % 100000000)::text, 8, '0'), ${kind}, case when ${roll(`'state ' || ${who}`, '15')} = 0 then 'inactive' else 'active' end,
      ${picked(CITIES.map(({ city }) => city), `'city ' || ${who}`)}, ${picked(['en', 'en', 'en', 'hi', 'ml', 'mr', 'ta', 'te'], who)}, false, ${sql.raw(kind === 'student' ? "'C-' || lpad(n::text, 6, '0')" : 'null')}, ${kind === 'student' ? sql`null, '{}'::text[], null` : sql`${picked(POSTS, `'post ' || ${who}`)}, array[${picked(SUBJECTS, `'teaches ' || ${who}`)}], 1 + ${roll(`'experience ' || ${who}`, '28')}`},
      case when ${roll(`'seen ' || ${who}`, '10')} < 7 then ${at(sql`greatest(d.day, ${today} - 1 - ${roll(`'last ' || ${who}`, '60')})`, who)} end, ${at(sql`d.day`, who)}, ${at(sql`d.day`, who)}, ${operator}::uuid, ${operator}::uuid
    from generate_series(1, ${count}::int) n
    cross join lateral (select ${picked(FIRST_NAMES, `'first ' || ${who}`)} as first, ${picked(COMMON_LAST_NAMES, `'last ' || ${who}`)} as last) p
    cross join lateral (select ${today} - 2 - floor(728 * (${roll(`'came ' || ${who}`, '1000')} / 1000.0) ^ 1.4)::int as day) d`.execute(trx);
}
