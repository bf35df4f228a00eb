import { sql, type Transaction } from 'kysely';
import type { AnyTables } from '../kernel/db/scope';
import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { demoId } from './random';

/** Some of the learners of each institute in its batches: a dozen or two in each, in no order. */
export function batchMembers({ batches, learners, clock }: { readonly batches: readonly DemoRecord[]; readonly learners: readonly DemoRecord[]; readonly clock: DemoClock }): DemoRecord[] {
  const rows = batches.flatMap((batch, nth) => {
    const own = learners.filter((learner) => learner['instituteId'] === batch['instituteId']);
    return own.slice(0, Math.min(own.length, 9 + (nth % 12))).map((_, at) => ({ batch, learner: own[(nth * 7 + at) % own.length]! }));
  });
  return rows.map(({ batch, learner }, index) => ({ id: demoId({ kind: 'batchMember', index }), instituteId: batch['instituteId'], batchId: batch['id'], userId: learner['id'], name: learner['name'], joinedOn: clock.day(-40 + (index % 30)), createdAt: clock.instant(-40 + (index % 30), 600), updatedAt: clock.instant(-40 + (index % 30), 600) }));
}

interface Placing {
  readonly trx: Transaction<AnyTables>;
  /** The day it is, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Gives batches their months and hours, half of them under way. */
export async function placeBatches({ trx, today }: Placing): Promise<void> {
  await sql`update app.batch b set capacity = 30 + (t.nth % 4) * 10, is_closed = t.nth % 9 = 8,
      starts_on = ${today}::date - 150 + (t.nth % 7)::int * 30, ends_on = ${today}::date + (t.nth % 7)::int * 30 - 10,
      schedule = ${HOURS[0]}::jsonb
    from (select id, row_number() over (order by id) as nth from app.batch) t where t.id = b.id`.execute(trx);
  await sql`update app.batch set schedule = ${HOURS[1]}::jsonb where mode = 'online'`.execute(trx);
}

/** Puts lessons, classes and webinars where nobody is in two places: one an hour in each institute. */
export async function placeLessons({ trx, today }: Placing): Promise<void> {
  await sql`update app.timetable l set day = (${DAYS}::text[])[1 + t.nth % 6], start_time = to_char(make_time(8 + (t.nth / 6 % 8)::int, 0, 0), 'HH24:MI'), end_time = to_char(make_time(8 + (t.nth / 6 % 8)::int, 50, 0), 'HH24:MI'),
      valid_from = ${today}::date - 45, valid_to = null
    from (select id, row_number() over (partition by institute_id order by id) as nth from app.timetable) t where t.id = l.id`.execute(trx);
  await sql`update app.live_class c set starts_at = ((${today}::date + (t.nth * 7 % 31 - 20)::int) + make_interval(hours => (10 + t.nth % 3)::int, mins => 30)) at time zone 'UTC', ends_at = ((${today}::date + (t.nth * 7 % 31 - 20)::int) + make_interval(hours => (11 + t.nth % 3)::int, mins => 30)) at time zone 'UTC', is_cancelled = t.nth % 11 = 5
    from (select id, row_number() over (order by id) as nth from app.live_class) t where t.id = c.id`.execute(trx);
  await sql`update app.webinar w set starts_at = ((${today}::date + (t.nth * 7 % 40 - 18)::int) + make_interval(hours => 14, mins => 30)) at time zone 'UTC', ends_at = ((${today}::date + (t.nth * 7 % 40 - 18)::int) + make_interval(hours => 16)) at time zone 'UTC', is_published = t.nth % 4 <> 3
    from (select id, row_number() over (order by id) as nth from app.webinar) t where t.id = w.id`.execute(trx);
  // A lesson holds while its batch runs, and a class is for those of its batches that do.
  await sql`update app.timetable l set valid_from = greatest(l.valid_from, b.starts_on), valid_to = b.ends_on from app.batch b where b.id = l.batch_id`.execute(trx);
  await sql`update app.live_class c set batch_ids = array(select b.id from app.batch b join app.institution i on i.id = c.institute_id
    where b.id = any(c.batch_ids) and (c.starts_at at time zone i.timezone)::date between b.starts_on and coalesce(b.ends_on, 'infinity'::date) order by array_position(c.batch_ids, b.id))`.execute(trx);
}

/** Lets the office follow up who asked within days of today; those who came or are lost are left alone. */
export async function placeLeads({ trx, today }: Placing): Promise<void> {
  // Some have come to the end, one way or the other.
  await sql`update app.lead l set status = case t.nth % 7 when 0 then 'lost' else 'converted' end,
      institution_id = case when t.nth % 7 = 6 then u.institute_id else l.institution_id end, learner_id = case when t.nth % 7 = 6 then u.id end
    from (select id, row_number() over (order by id) as nth from app.lead) t
    left join (select id, institute_id, row_number() over (order by id) as nth from app."user" where role = 'student') u on u.nth = t.nth / 7
    where t.id = l.id and (t.nth % 7 = 0 or (t.nth % 7 = 6 and u.id is not null))`.execute(trx);
  await sql`update app.lead l set follow_up_on = case when l.status in ('new', 'contacted', 'qualified') then ${today}::date + (t.nth * 5 % 17 - 4)::int end, lost_reason = case when l.status = 'lost' then 'Has joined elsewhere' end
    from (select id, row_number() over (order by id) as nth from app.lead) t where t.id = l.id`.execute(trx);
}

/** Lets two programmes of three run now, each institute's one after the other. */
export async function placeProgrammes({ trx, today }: Placing): Promise<void> {
  await sql`update app.referral_program p set starts_at = (${today}::date - 400)::timestamp at time zone 'UTC', ends_at = case when t.nth % 3 = 0 then (${today}::date - 12)::timestamp at time zone 'UTC' when t.nth % 3 = 1 then (${today}::date + 9 + t.nth::int)::timestamp at time zone 'UTC' end, is_active = t.nth % 5 <> 4
    from (select id, row_number() over (order by id) as nth from app.referral_program) t where t.id = p.id`.execute(trx);
}

/** Says in the title of a section what it shows. */
export async function placeSections({ trx }: Pick<Placing, 'trx'>): Promise<void> {
  await sql`update app.home_section set title = case kind when 'banners' then 'New this week' when 'courses' then 'Popular courses' when 'faculty' then 'Ask our faculty' when 'webinars' then 'Next webinars' when 'categories' then 'Browse by category' else 'Test yourself' end`.execute(trx);
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Hours of a week: in the classroom, and online in the evening. */
const HOURS = [
  ['monday', 'wednesday', 'friday'].map((day) => ({ day, from: '09:00', to: '11:00' })),
  ['tuesday', 'thursday'].map((day) => ({ day, from: '18:30', to: '20:00' })),
].map((rows) => JSON.stringify(rows));
