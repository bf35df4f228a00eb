import { sql } from 'kysely';
import type { liveClass } from '../../src/resources/liveClass';
import { timetable } from '../../src/resources/timetable';
import type { Problem } from '../../src/schemas';
import { handlerFor } from '../records/handler';
import type { Trx } from '../records/operation';

/**
 * Nobody teaches twice at one time: a class or a webinar is refused where its teacher gives another one, or a lesson of the week, meanwhile, which is named.
 * Those that are cancelled or not published take nobody's time.
 */
export const guardHours = handlerFor<typeof liveClass>(async ({ trx, id, kind, after, changed, operation: { context: { loader } } }) => {
  const { facultyId, startsAt, endsAt, isCancelled } = after;
  const isTouched = kind === 'create' || kind === 'restore' || (['facultyId', 'startsAt', 'endsAt', 'isCancelled'] as const).some((name) => changed.has(name)) || (changed as ReadonlySet<string>).has('isPublished');
  const isFree = kind === 'delete' || isCancelled === true || (after as { isPublished?: boolean }).isPublished === false;
  if (!isTouched || isFree || !facultyId || !startsAt || !endsAt) return;
  await holdTime(trx, facultyId);
  const { rows } = await sql<Taken>`select name, starts_at from (${sql.join(meetingsOf({ loader, facultyId }), sql` union all `)}) taken where id <> ${id} and starts_at < ${endsAt} and ends_at > ${startsAt} order by starts_at limit 1`.execute(trx);
  if (rows[0]) return { facultyId: meets(rows[0]) };
  const lesson = loader.get('timetable') && (await lessonAt({ trx, facultyId, startsAt, endsAt }));
  return lesson ? { facultyId: busy(lesson) } : undefined;
});

/**
 * In a week neither a teacher, nor a batch, nor a room of a branch is in two places: the lesson, class or webinar that is there already is named. A lesson that
 * holds for less than a week holds on its day once, or never, which is refused; two are in each other's way on days that both of them hold.
 */
export const guardWeek = handlerFor<typeof timetable>(async ({ trx, id, kind, after, operation: { context: { loader }, asking: { now } } }) => {
  const { day, startTime, endTime, batchId, facultyId, branchId, room, validFrom, validTo } = after;
  if (kind === 'delete' || !day || !startTime || !endTime || !validFrom) return;
  if (validTo && firstOn({ day, from: validFrom }) > validTo) return fault('validTo', { code: 'dayNotReached' });
  if (facultyId) await holdTime(trx, facultyId);
  await holdTime(trx, `week ${String(after.instituteId)}`);
  const { rows } = await sql<Lesson & { faculty_id: string; batch_id: string }>`
    select coalesce(b.name, '') as name, t.start_time, t.end_time, t.faculty_id, t.batch_id from app.timetable t left join app.batch b on b.id = t.batch_id
    where t.deleted_at is null and t.id <> ${id} and t.day = ${day} and t.start_time < ${endTime} and t.end_time > ${startTime} and t.institute_id = ${after.instituteId ?? null}
      and ${firstSince(sql`greatest(t.valid_from, ${validFrom}::date)`, day)} <= least(coalesce(t.valid_to, 'infinity'::date), coalesce(${validTo ?? null}::date, 'infinity'::date))
      and (t.faculty_id = ${facultyId ?? null} or t.batch_id = ${batchId ?? null} or (lower(t.room) = lower(${room ?? ''}) and t.branch_id is not distinct from ${branchId ?? null}))
    order by t.start_time limit 1`.execute(trx);
  const [taken] = rows;
  if (taken) return fault(taken.faculty_id === facultyId ? 'facultyId' : taken.batch_id === batchId ? 'batchId' : 'room', busy(taken));
  const meetings = facultyId ? meetingsOf({ loader, facultyId }) : [];
  if (meetings.length === 0) return;
  // As the clocks of the institute are, of what is still to come.
  const { rows: met } = await sql<Taken>`
    select m.name, m.starts_at from (${sql.join(meetings, sql` union all `)}) m
    join app.institution i on i.id = ${after.instituteId ?? null} cross join lateral ${days(sql`m.starts_at`, sql`m.ends_at`)}
    where m.ends_at > ${now} and ${dayName} = ${day} and d.day between ${validFrom}::date and coalesce(${validTo ?? null}::date, 'infinity'::date)
      and d.day + ${startTime}::time < m.ends_at at time zone i.timezone and d.day + ${endTime}::time > m.starts_at at time zone i.timezone
    order by m.starts_at limit 1`.execute(trx);
  return met[0] && fault('facultyId', meets(met[0]));
});

interface Taken {
  readonly name: string;
  readonly starts_at: string | Date;
}

interface Lesson {
  readonly name: string;
  readonly start_time: string;
  readonly end_time: string;
}

/** The classes and webinars that somebody gives. */
function meetingsOf({ loader, facultyId }: { loader: { get(name: string): unknown }; facultyId: string }): ReturnType<typeof sql>[] {
  return [
    ...(loader.get('liveClass') ? [sql`select id, name, starts_at, ends_at from app.live_class where faculty_id = ${facultyId} and deleted_at is null and is_cancelled is not true`] : []),
    ...(loader.get('webinar') ? [sql`select id, name, starts_at, ends_at from app.webinar where faculty_id = ${facultyId} and deleted_at is null and is_published`] : []),
  ];
}

/** The lesson of somebody's week that these hours fall on, as the clocks of its institute are. */
async function lessonAt({ trx, facultyId, startsAt, endsAt }: { trx: Trx; facultyId: string; startsAt: string; endsAt: string }): Promise<Lesson | undefined> {
  const { rows } = await sql<Lesson>`
    select coalesce(b.name, t.room) as name, t.start_time, t.end_time from app.timetable t join app.institution i on i.id = t.institute_id left join app.batch b on b.id = t.batch_id
    cross join lateral ${days(sql`${startsAt}::timestamptz`, sql`${endsAt}::timestamptz`)}
    where t.faculty_id = ${facultyId} and t.deleted_at is null and ${dayName} = t.day and d.day between t.valid_from and coalesce(t.valid_to, 'infinity'::date)
      and d.day + t.start_time::time < ${endsAt}::timestamptz at time zone i.timezone and d.day + t.end_time::time > ${startsAt}::timestamptz at time zone i.timezone
    order by d.day, t.start_time limit 1`.execute(trx);
  return rows[0];
}

/** The days that hours touch where the institute is: after a week every day has come. */
const days = (from: ReturnType<typeof sql>, to: ReturnType<typeof sql>) => sql`(
  select n.at::date as day from generate_series((${from} at time zone i.timezone)::date, least((${to} at time zone i.timezone)::date, (${from} at time zone i.timezone)::date + 7), interval '1 day') n(at)) d`;
const dayName = sql`(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])[extract(isodow from d.day)::int]`;

const WEEK = timetable.fields.day.choices;
type Weekday = (typeof WEEK)[number];

/** The first such day of the week from a day on. */
const firstSince = (from: ReturnType<typeof sql>, day: Weekday) => sql`(${from} + (${WEEK.indexOf(day) + 8} - extract(isodow from ${from})::int) % 7)`;

function firstOn({ day, from }: { readonly day: Weekday; readonly from: string }): string {
  const first = new Date(from);
  first.setUTCDate(first.getUTCDate() + ((WEEK.indexOf(day) + 8 - first.getUTCDay()) % 7));
  return first.toISOString().slice(0, 10);
}

const fault = (at: string, problem: Problem): Readonly<Record<string, Problem>> => ({ [at]: problem });
const busy = ({ name, start_time, end_time }: Lesson): Problem => ({ code: 'busy', params: { name, from: start_time, to: end_time } });
const meets = ({ name, starts_at }: Taken): Problem => ({ code: 'busyFrom', params: { name, day: new Date(starts_at).toISOString() } });

/** One change at a time of what takes somebody's hours, until the transaction ends. */
async function holdTime(trx: Trx, whose: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${whose}, ${SEED}))`.execute(trx);
}

/** Of our own, so that these locks are no other's: `hour`. */
const SEED = 0x686f7572;
