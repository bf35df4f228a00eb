import { sql, type Transaction } from 'kysely';
import type { AnyTables } from '../kernel/db/scope';
import { createDemoClock } from './dates';
import { COMMON_LAST_NAMES, FIRST_NAMES, mailName } from './names';
import { createRandom, demoId, type Random } from './random';

/** A class or a webinar that is over, with whoever could have come. */
interface DemoSession {
  readonly kind: 'liveClass' | 'webinar';
  readonly id: string;
  readonly institute_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly people: readonly { readonly id: string; readonly name: string; readonly email: string | null }[];
}

/** Who was in the classes and webinars of before today: learners of the course or its batches; in webinars any learners, and guests. */
export async function insertAttendance({ trx, now }: { readonly trx: Transaction<AnyTables>; readonly now: number }): Promise<void> {
  const today = createDemoClock(now).instant(0);
  const people = (of: string, where: string) => sql.raw(`coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email_id) order by u.id) from app."user" u
    where u.institute_id = ${of}.institute_id and u.role = 'student' and u.status <> 'invited' and u.deleted_at is null ${where}), '[]')`);
  const { rows } = await sql<DemoSession>`
    select 'liveClass' as kind, c.id, c.institute_id, c.starts_at, c.ends_at, ${people('c', `and (u.id in (select s.user_id from app.subscription s where s.course_id = c.course_id and s.starts_on <= c.starts_at::date)
      or u.id in (select m.user_id from app.batch_member m join app.batch b on b.id = m.batch_id where b.course_id = c.course_id))`)} as people
    from app.live_class c where c.ends_at < ${today}::timestamptz and c.is_cancelled is not true and c.deleted_at is null
    union all
    select 'webinar', w.id, w.institute_id, w.starts_at, w.ends_at, ${people('w', '')} from app.webinar w where w.ends_at < ${today}::timestamptz and w.is_published and w.deleted_at is null
    order by starts_at, id`.execute(trx);
  const random = createRandom('attendance');
  const stays = rows.flatMap((session) => staysIn({ session, random })).map((stay, index) => ({ id: demoId({ kind: 'attendance', index }), ...stay }));
  if (stays.length === 0) return;
  const names = sql.raw(Object.keys(stays[0]!).join(', '));
  await sql`insert into core.attendance (${names}) select ${names} from json_populate_recordset(null::core.attendance, ${JSON.stringify(stays)}::json)`.execute(trx);
}

/** Most come, some of them late; some leave early, and some are cut off and come back. */
function staysIn({ session, random }: { session: DemoSession; random: Random }): object[] {
  const { kind, id, institute_id } = session;
  const [from, to] = [Date.parse(session.starts_at), Date.parse(session.ends_at)];
  const came = [...session.people.filter(() => random.chance(kind === 'webinar' ? 0.6 : 0.82)).map((one) => ({ user_id: one.id, name: one.name, email: one.email })), ...(kind === 'webinar' ? guests(random) : [])];
  return came.flatMap((person) => {
    const joined = from + random.between(-6, 14) * MINUTE;
    const left = random.chance(0.15) ? from + random.between(16, 30) * MINUTE : to + random.between(-5, 4) * MINUTE;
    const stay = (joinedAt: number, leftAt: number) => ({ institute_id, kind, session_id: id, ...person, joined_at: new Date(joinedAt).toISOString(), left_at: new Date(leftAt).toISOString() });
    if (!random.chance(0.1) || left - joined < 30 * MINUTE) return [stay(joined, left)];
    const cut = joined + random.between(8, 20) * MINUTE;
    return [stay(joined, cut), stay(cut + random.between(1, 4) * MINUTE, left)];
  });
}

function guests(random: Random): { user_id: null; name: string; email: string }[] {
  return Array.from({ length: random.between(5, 16) }, () => {
    const name = `${random.pick(FIRST_NAMES)} ${random.pick(COMMON_LAST_NAMES)}`;
    return { user_id: null, name, email: `${mailName(name)}@guests.example` };
  });
}

const MINUTE = 60_000;
