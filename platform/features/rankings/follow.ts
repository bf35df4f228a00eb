type Event = 'insert' | 'update' | 'delete';

interface Followed {
  readonly table: string;
  /** What tells one counted thing from another; `n` is added to it: 1 for what came to be, -1 for what is no more. */
  readonly columns: readonly string[];
  /** Rows that count. */
  readonly where: string;
  /** What is done with what changed. */
  readonly body: (changed: string) => string;
}

/** `tchg`: who teaches a course stays while somebody is being enrolled there. */
const TEACHING_LOCK = 0x74636867;
/** Courses share so many locks, so that a statement over all of them takes no more; in one order, so that nobody waits in a circle. */
const locked = (kind: '' | '_shared', courses: string): string =>
  `perform pg_advisory_xact_lock${kind}(${TEACHING_LOCK}, b) from (select distinct hashtext(course_id::text) & 127 as b from (${courses}) c order by b) buckets;
    if not found then return null; end if;`;

/**
 * Who attends is a change of the course's figure, and of each person's who teaches there. Who teaches is read once nobody can be changing it:
 * whoever does waits for those who enrol, and sees them then.
 */
const enrolments: Followed = {
  table: 'app.subscription', columns: ['institute_id', 'course_id', 'user_id'], where: 'deleted_at is null',
  body: (changed) => `${locked('_shared', changed)}
    with changed as materialized (${changed}), counted as (
      insert into core.course_change (institute_id, course_id, learners, sales, net) select institute_id, course_id, sum(n), 0, 0 from changed group by institute_id, course_id having sum(n) <> 0
    )
    insert into core.faculty_change (institute_id, faculty_id, learner_id, courses)
    select c.institute_id, t.faculty_id, c.user_id, c.n from changed c join app.course o on o.id = c.course_id and o.deleted_at is null
    cross join lateral (select distinct faculty_id from unnest(o.faculty_ids) as u(faculty_id)) t;`,
};

const sales: Followed = {
  table: 'core.sale', columns: ['institute_id', 'item_id', 'amount', 'refunded'], where: 'item_id is not null and sold_at is not null',
  body: (changed) => `insert into core.course_change (institute_id, course_id, learners, sales, net)
    select institute_id, item_id, 0, sum(n), sum(n * (amount - refunded)) from (${changed}) c group by institute_id, item_id having sum(n) <> 0 or sum(n * (amount - refunded)) <> 0;`,
};

/** `gone`: rows as they were; `added`: as they are. What an update leaves as it was cancels out. */
function changedBy(event: Event, { columns, where }: Followed): string {
  const names = columns.join(', ');
  const part = (rows: string, n: number): string => `select ${names}, ${n} as n from ${rows} where ${where}`;
  if (event === 'update') return `select ${names}, sum(n)::int as n from (${part('gone', -1)} union all ${part('added', 1)}) both_states group by ${names} having sum(n) <> 0`;
  return event === 'insert' ? part('added', 1) : part('gone', -1);
}

const TRANSITIONS: Readonly<Record<Event, string>> = { insert: 'new table as added', update: 'old table as gone new table as added', delete: 'old table as gone' };

/** Whoever fills an empty platform counts everything at the end (`core.recount_rankings`). */
const UNCOUNTED = "if current_setting('lectern.uncounted', true) = 'on' then return null; end if;";

function trigger({ name, table, event, body }: { name: string; table: string; event: Event; body: string }): string {
  return `create or replace function core.${name}() returns trigger language plpgsql as $fn$ begin
    ${UNCOUNTED}
    ${body}
    return null;
  end $fn$;
  create trigger ranking_${event} after ${event} on ${table} referencing ${TRANSITIONS[event]} for each statement execute function core.${name}();`;
}

const counted = ['insert', 'update', 'delete'].flatMap((event) => [enrolments, sales].map((one) =>
  trigger({ name: `ranking_${one.table.split('.')[1]}_${event}`, table: one.table, event: event as Event, body: one.body(changedBy(event as Event, one)) })));

/** Who teaches a course from now on has its learners, who does no more has them no more. A deleted course is taught by nobody. A course that goes for good has no enrolments left. */
const taught = (rows: string): string => `case when ${rows}.deleted_at is null then ${rows}.faculty_ids else '{}' end`;
const teaching = `select n.id as course_id, ${taught('o')} as taught_before, ${taught('n')} as taught_now from gone o join added n on n.id = o.id where ${taught('o')} is distinct from ${taught('n')}`;
const courses = trigger({
  name: 'ranking_course_update', table: 'app.course', event: 'update',
  body: `${locked('', teaching)}
    insert into core.faculty_change (institute_id, faculty_id, learner_id, courses)
    select s.institute_id, t.faculty_id, s.user_id, t.n from (${teaching}) c join app.subscription s on s.course_id = c.course_id and s.deleted_at is null
    cross join lateral (
      select faculty_id, 1 as n from (select unnest(c.taught_now) as faculty_id except select unnest(c.taught_before)) come
      union all select faculty_id, -1 from (select unnest(c.taught_before) as faculty_id except select unnest(c.taught_now)) left_it
    ) t;`,
});

/** Where the modules are there and nobody follows them yet, what there is already is counted, as the role that sees every row. */
export const followSql = `
do $do$ begin
  if to_regclass('app.subscription') is null or to_regclass('app.course') is null or exists (select from pg_trigger where tgrelid = to_regclass('app.course') and tgname = 'ranking_update') then return; end if;
  if (select count(*) from pg_attribute where not attisdropped and ((attrelid = 'app.subscription'::regclass and attname in ('course_id', 'user_id', 'institute_id')) or (attrelid = 'app.course'::regclass and attname = 'faculty_ids'))) < 4 then return; end if;
  ${counted.join('\n  ')}
  ${courses}
  set local role lectern_all;
  perform core.recount_rankings();
  reset role;
end $do$;`;
