import { sql } from 'kysely';
import type { liveClass } from '../../src/resources/liveClass';
import type { timetable } from '../../src/resources/timetable';
import { WEEK, type Problem, type Weekday } from '../../src/schemas';
import { handlerFor } from '../records/handler';
import { zoneOf } from '../records/zoneOf';
import type { Trx } from '../records/operation';

/**
 * Nobody teaches twice at one time, and no batch is taught twice: a class or a webinar is refused where its teacher gives another one, or a lesson of the week,
 * meanwhile, or one of its batches has one, which is named. Those that are cancelled or not published take nobody's time.
 */
export const guardHours = handlerFor<typeof liveClass>(async ({ trx, id, kind, after, changed, operation: { context: { loader } } }) => {
  const { facultyId = null, batchIds, startsAt, endsAt, isCancelled } = after;
  const who = { facultyId, batchIds: batchIds ?? [] };
  const isTouched = kind === 'create' || kind === 'restore' || (['facultyId', 'batchIds', 'startsAt', 'endsAt', 'isCancelled'] as const).some((name) => changed.has(name)) || (changed as ReadonlySet<string>).has('isPublished');
  const isFree = kind === 'delete' || isCancelled === true || (after as { isPublished?: boolean }).isPublished === false || isNobody(who);
  if (!isTouched || isFree || !startsAt || !endsAt) return;
  await holdTimes({ trx, ...who });
  const { rows } = await sql<Taken>`select name, starts_at, faculty_id from (${sql.join(meetingsOf({ loader, ...who }), sql` union all `)}) taken where id <> ${id} and starts_at < ${endsAt} and ends_at > ${startsAt} order by starts_at limit 1`.execute(trx);
  if (rows[0]) return fault(isOf(rows[0], who) ? 'facultyId' : 'batchIds', meets(rows[0]));
  const lesson = loader.get('timetable') && (await lessonAt({ trx, ...who, startsAt, endsAt, zone: await zoneOf({ trx, instituteId: after.instituteId }) }));
  return lesson && fault(isOf(lesson, who) ? 'facultyId' : 'batchIds', meets(lesson));
});

/**
 * In a week neither a teacher, nor a batch, nor a room of a branch is in two places: the lesson, class or webinar that is there already is named. Two
 * are in each other's way on days that both of them hold.
 */
export const guardWeek = handlerFor<typeof timetable>(async ({ trx, id, kind, after, operation: { context: { loader }, asking: { now } } }) => {
  const { day, startTime, endTime, batchId, facultyId = null, branchId, room, validFrom, validTo = null } = after;
  if (kind === 'delete' || !day || !startTime || !endTime || !validFrom) return;
  const who = { facultyId, batchIds: batchId ? [batchId] : [] };
  await holdTimes({ trx, ...who });
  await holdTime(trx, `week ${String(after.instituteId)}`);
  const { rows } = await sql<Lesson & { batch_id: string }>`
    select coalesce(b.name, '') as name, t.start_time, t.end_time, t.faculty_id, t.batch_id from app.timetable t left join app.batch b on b.id = t.batch_id
    where t.deleted_at is null and t.id <> ${id} and t.day = ${day} and t.start_time < ${endTime} and t.end_time > ${startTime} and t.institute_id = ${after.instituteId ?? null}
      and ${firstSince(sql`greatest(t.valid_from, ${validFrom}::date)`, day)} <= least(coalesce(t.valid_to, 'infinity'::date), coalesce(${validTo}::date, 'infinity'::date))
      and (t.faculty_id = ${facultyId} or t.batch_id = ${batchId ?? null} or (lower(t.room) = lower(${room ?? ''}) and t.branch_id is not distinct from ${branchId ?? null}))
    order by t.start_time limit 1`.execute(trx);
  const [taken] = rows;
  if (taken) return fault(isOf(taken, who) ? 'facultyId' : taken.batch_id === batchId ? 'batchId' : 'room', busy(taken));
  if (isNobody(who)) return;
  // As the clocks of the institute are, of what is still to come.
  const zone = await zoneOf({ trx, instituteId: after.instituteId });
  const { rows: met } = await sql<Taken>`
    select m.name, m.starts_at, m.faculty_id from (${sql.join(meetingsOf({ loader, ...who }), sql` union all `)}) m
    cross join lateral ${days(zone, sql`m.starts_at`, sql`m.ends_at`)}
    where m.ends_at > ${now} and ${dayName} = ${day} and d.day between ${validFrom}::date and coalesce(${validTo}::date, 'infinity'::date)
      and d.day + ${startTime}::time < m.ends_at at time zone ${zone}::text and d.day + ${endTime}::time > m.starts_at at time zone ${zone}::text
    order by m.starts_at limit 1`.execute(trx);
  return met[0] && fault(isOf(met[0], who) ? 'facultyId' : 'batchId', meets(met[0]));
});

/** Whose time it is. */
interface Who {
  readonly facultyId: string | null;
  readonly batchIds: readonly string[];
}

const isNobody = ({ facultyId, batchIds }: Who): boolean => facultyId === null && batchIds.length === 0;
const isOf = ({ faculty_id }: { readonly faculty_id: string | null }, { facultyId }: Who): boolean => facultyId !== null && faculty_id === facultyId;

interface Taken {
  readonly name: string;
  readonly starts_at: string | Date;
  readonly faculty_id: string | null;
}

interface Lesson {
  readonly name: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly faculty_id: string | null;
}

/** The classes and webinars that somebody gives, and the classes of batches; none where the platform has neither. */
function meetingsOf({ loader, facultyId, batchIds }: Who & { readonly loader: { get(name: string): unknown } }): ReturnType<typeof sql>[] {
  const ofBatches = sql`batch_ids && ${batchIds}::uuid[]`;
  return [
    sql`select null::uuid as id, null::text as name, null::timestamptz as starts_at, null::timestamptz as ends_at, null::uuid as faculty_id where false`,
    ...(loader.get('liveClass') ? [sql`select id, name, starts_at, ends_at, faculty_id from app.live_class where (faculty_id = ${facultyId} or ${ofBatches}) and deleted_at is null and is_cancelled is not true`] : []),
    ...(loader.get('webinar') && facultyId !== null ? [sql`select id, name, starts_at, ends_at, faculty_id from app.webinar where faculty_id = ${facultyId} and deleted_at is null and is_published`] : []),
  ];
}

/** The lesson of somebody's week, or of a batch's, that these hours fall on, as the clocks of its institute are; when it begins, by any clock. */
async function lessonAt({ trx, facultyId, batchIds, startsAt, endsAt, zone }: Who & { readonly trx: Trx; readonly startsAt: string; readonly endsAt: string; readonly zone: string }): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    select coalesce(b.name, t.room) as name, (d.day + t.start_time::time) at time zone ${zone}::text as starts_at, t.faculty_id from app.timetable t left join app.batch b on b.id = t.batch_id
    cross join lateral ${days(zone, sql`${startsAt}::timestamptz`, sql`${endsAt}::timestamptz`)}
    where (t.faculty_id = ${facultyId} or t.batch_id = any(${batchIds}::uuid[])) and t.deleted_at is null and ${dayName} = t.day and d.day between t.valid_from and coalesce(t.valid_to, 'infinity'::date)
      and d.day + t.start_time::time < ${endsAt}::timestamptz at time zone ${zone}::text and d.day + t.end_time::time > ${startsAt}::timestamptz at time zone ${zone}::text
    order by d.day, t.start_time limit 1`.execute(trx);
  return rows[0];
}

/** The days that hours touch where the institute is: after a week every day has come. */
const days = (zone: string, from: ReturnType<typeof sql>, to: ReturnType<typeof sql>) => sql`(
  select n.at::date as day from generate_series((${from} at time zone ${zone}::text)::date, least((${to} at time zone ${zone}::text)::date, (${from} at time zone ${zone}::text)::date + 7), interval '1 day') n(at)) d`;
const dayName = sql`(${[...WEEK]}::text[])[extract(isodow from d.day)::int]`;

/** The first such day of the week from a day on. */
const firstSince = (from: ReturnType<typeof sql>, day: Weekday) => sql`(${from} + (${WEEK.indexOf(day) + 8} - extract(isodow from ${from})::int) % 7)`;

const fault = (at: string, problem: Problem): Readonly<Record<string, Problem>> => ({ [at]: problem });
const busy = ({ name, start_time, end_time }: Lesson): Problem => ({ code: 'busy', params: { name, from: start_time, to: end_time } });
const meets = ({ name, starts_at }: Taken): Problem => ({ code: 'busyFrom', params: { name, day: new Date(starts_at).toISOString() } });

/** One change at a time of what takes these people's hours, until the transaction ends; in one order, so that nobody waits for another in turn. */
async function holdTimes({ trx, facultyId, batchIds }: Who & { readonly trx: Trx }): Promise<void> {
  for (const one of [...new Set([...(facultyId === null ? [] : [facultyId]), ...batchIds])].toSorted()) await holdTime(trx, one);
}

async function holdTime(trx: Trx, whose: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${whose}, ${SEED}))`.execute(trx);
}

/** Of our own, so that these locks are no other's: `hour`. */
const SEED = 0x686f7572;
