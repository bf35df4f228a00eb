import { sql } from 'kysely';
import type { liveClass } from '../../src/resources/liveClass';
import type { timetable } from '../../src/resources/timetable';
import type { Problem } from '../../src/schemas';
import { handlerFor } from '../records/handler';
import type { Trx } from '../records/operation';

/**
 * Nobody teaches twice at one time: a class or a webinar is refused where its teacher gives another one meanwhile, which is named. Those that are cancelled or
 * not published take nobody's time.
 */
export const guardHours = handlerFor<typeof liveClass>(async ({ trx, id, kind, after, changed, operation: { context: { loader } } }) => {
  const { facultyId, startsAt, endsAt, isCancelled } = after;
  const isTouched = kind === 'create' || kind === 'restore' || (['facultyId', 'startsAt', 'endsAt', 'isCancelled'] as const).some((name) => changed.has(name)) || (changed as ReadonlySet<string>).has('isPublished');
  const isFree = kind === 'delete' || isCancelled === true || (after as { isPublished?: boolean }).isPublished === false;
  if (!isTouched || isFree || !facultyId || !startsAt || !endsAt) return;
  await holdTime(trx, facultyId);
  const tables = [...(loader.get('liveClass') ? [sql`select id, name, starts_at, ends_at from app.live_class where faculty_id = ${facultyId} and deleted_at is null and is_cancelled is not true`] : []), ...(loader.get('webinar') ? [sql`select id, name, starts_at, ends_at from app.webinar where faculty_id = ${facultyId} and deleted_at is null and is_published`] : [])];
  const { rows } = await sql<{ name: string }>`select name from (${sql.join(tables, sql` union all `)}) taken where id <> ${id} and starts_at < ${endsAt} and ends_at > ${startsAt} order by starts_at limit 1`.execute(trx);
  return rows[0] ? { facultyId: busy(rows[0].name) } : undefined;
});

/** In a week neither a teacher, nor a batch, nor a room of a branch is in two places: the lesson that is there already is named. */
export const guardWeek = handlerFor<typeof timetable>(async ({ trx, id, kind, after }) => {
  const { day, startTime, endTime, batchId, facultyId, branchId, room, validFrom, validTo } = after;
  if (kind === 'delete' || !day || !startTime || !endTime || !validFrom) return;
  await holdTime(trx, `week ${String(after.instituteId)}`);
  const { rows } = await sql<{ name: string; faculty_id: string; batch_id: string }>`
    select coalesce(b.name, '') as name, t.faculty_id, t.batch_id from app.timetable t left join app.batch b on b.id = t.batch_id
    where t.deleted_at is null and t.id <> ${id} and t.day = ${day} and t.start_time < ${endTime} and t.end_time > ${startTime} and t.institute_id = ${after.instituteId ?? null}
      and t.valid_from <= coalesce(${validTo ?? null}::date, 'infinity'::date) and coalesce(t.valid_to, 'infinity'::date) >= ${validFrom}::date
      and (t.faculty_id = ${facultyId ?? null} or t.batch_id = ${batchId ?? null} or (lower(t.room) = lower(${room ?? ''}) and t.branch_id is not distinct from ${branchId ?? null}))
    order by t.start_time limit 1`.execute(trx);
  const [taken] = rows;
  if (!taken) return;
  const at = taken.faculty_id === facultyId ? 'facultyId' : taken.batch_id === batchId ? 'batchId' : 'room';
  return { [at]: busy(taken.name) };
});

const busy = (name: string): Problem => ({ code: 'busy', params: { name } });

/** One change at a time of what takes somebody's hours, until the transaction ends. */
async function holdTime(trx: Trx, whose: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${whose}, ${SEED}))`.execute(trx);
}

/** Of our own, so that these locks are no other's: `hour`. */
const SEED = 0x686f7572;
