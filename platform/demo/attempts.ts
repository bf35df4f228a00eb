import { sql, type Transaction } from 'kysely';
import type { AnyTables } from '../kernel/db/scope';
import { createDemoClock, type DemoClock } from './dates';
import { createRandom, demoId, type Random } from './random';

/** A test that learners can sit, with whoever attends its course. */
interface Sitting {
  readonly institute_id: string;
  readonly test_id: string;
  readonly course_id: string | null;
  readonly user_id: string;
  readonly learner_name: string;
  readonly total_mark: number;
  readonly pass_mark: number | null;
  readonly number_of_attempt: number;
  readonly duration: number;
  /** Days ago on which the test could first be sat, and last. */
  readonly first_day: number;
  readonly last_day: number;
}

/** Gives the tests courses that learners attend, publishes most of them, and lets some be sat again; of practice nobody fails. */
export async function placeTests({ trx }: { readonly trx: Transaction<AnyTables> }): Promise<void> {
  await sql`
    with attended as (
      select institute_id, course_id, row_number() over (partition by institute_id order by count(*) desc, course_id) as place, least(count(*) over (partition by institute_id), 4) as courses
      from app.subscription where deleted_at is null group by institute_id, course_id
    ), numbered as (select id, institute_id, row_number() over (partition by institute_id order by id) as nth from app.test)
    update app.test t set course_id = coalesce(a.course_id, t.course_id), status = case when n.nth % 5 = 4 then 'draft' else 'published' end, number_of_attempt = 1 + n.nth % 3,
      pass_mark = case when t.type = 'practise' then null else t.total_mark * 2 / 5 end
    from numbered n left join attended a on a.institute_id = n.institute_id and a.place = 1 + n.nth % a.courses where n.id = t.id`.execute(trx);
}

/** Attempts at the tests that are published, by learners of their courses; tests of no course are sat by anybody of the institute. */
export async function insertAttempts({ trx, now }: { readonly trx: Transaction<AnyTables>; readonly now: number }): Promise<void> {
  const clock = createDemoClock(now);
  const { rows } = await sql<Sitting>`
    select t.institute_id, t.id as test_id, t.course_id, u.id as user_id, u.name as learner_name, t.total_mark, t.pass_mark, t.number_of_attempt, t.duration,
      greatest(t.created_at::date, s.starts_on) - ${clock.day(0)}::date + 1 as first_day, least(coalesce(s.ends_on, ${clock.day(-1)}::date), ${clock.day(-1)}::date) - ${clock.day(0)}::date as last_day
    from app.test t
    join app."user" u on u.institute_id = t.institute_id and u.role = 'student' and u.status <> 'invited'
    left join app.subscription s on s.course_id = t.course_id and s.user_id = u.id
    where t.status = 'published' and t.deleted_at is null and u.deleted_at is null and (t.course_id is null or s.id is not null)
    order by t.id, u.id`.execute(trx);
  const attempts = attemptsOf({ sittings: rows, clock });
  if (attempts.length === 0) return;
  const names = sql.raw(Object.keys(attempts[0]!).join(', '));
  await sql`insert into core.test_attempt (${names}) select ${names} from json_populate_recordset(null::core.test_attempt, ${JSON.stringify(attempts)}::json)`.execute(trx);
}

/** Most learners sit most tests, again where they may and did badly; some come as far as opening it. */
function attemptsOf({ sittings, clock }: { sittings: readonly Sitting[]; clock: DemoClock }): object[] {
  const random = createRandom('attempts');
  const skills = new Map<string, number>();
  const made: object[] = [];
  for (const sitting of sittings) {
    if (!skills.has(sitting.user_id)) skills.set(sitting.user_id, 0.42 + random.next() * 0.45);
    const earliest = Math.max(sitting.first_day, -MOST_DAYS);
    if (sitting.last_day < earliest) continue;
    // Of late more than before.
    let day = sitting.last_day - Math.floor(random.next() ** 1.6 * (sitting.last_day - earliest));
    for (let number = 1; number <= Math.min(sitting.number_of_attempt, 3) && day <= sitting.last_day && random.chance(0.94); number++) {
      const share = Math.min(1, skills.get(sitting.user_id)! + number * 0.05 + (random.next() - 0.5) * 0.3);
      made.push({ id: demoId({ kind: 'attempt', index: made.length }), ...attemptOf({ sitting, number, share, day, clock, random }) });
      if (share > 0.85) break;
      day += random.between(1, 5);
    }
  }
  return made;
}

function attemptOf({ sitting, number, share, day, clock, random }: { sitting: Sitting; number: number; share: number; day: number; clock: DemoClock; random: Random }): object {
  const { institute_id, test_id, course_id, user_id, learner_name, total_mark, pass_mark, duration } = sitting;
  const minute = random.between(480, 1_200);
  const took = Math.max(1, Math.round(duration * (0.55 + random.next() * 0.45)));
  const isHandedIn = random.chance(0.95);
  return {
    institute_id, test_id, course_id, user_id, learner_name, number, total_mark, pass_mark,
    started_at: clock.instant(day, minute),
    // What is begun in the evening is over before midnight of any zone's today.
    submitted_at: isHandedIn ? clock.instant(day, minute + Math.min(took, 240)) : null,
    mark: isHandedIn ? Math.round(total_mark * share) : null,
  };
}

const MOST_DAYS = 150;
