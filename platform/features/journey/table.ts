import { secured, type TableStep } from '../../kernel/db/ownTables';

const TENANT = "nullif(current_setting('lectern.tenant', true), '')::uuid";

/**
 * What learners did, an event each, so that all of it is read in the order of time along one index. An event has the id of what it tells of and
 * copies none of its texts but what was paid for, so that what is changed, hidden or deleted there is so here. It goes with the learner.
 */
const eventsSql = `
create table core.learner_event (
  id uuid not null,
  institute_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('registered', 'enrolled', 'paid', 'attempted', 'commented', 'asked')),
  about text,
  item text,
  amount bigint,
  created_at timestamp(3) with time zone not null,
  primary key (institute_id, id)
);
create index learner_event_id on core.learner_event (id);
create index learner_event_created_at on core.learner_event (created_at, id) include (institute_id);
create index learner_event_own_created_at on core.learner_event (institute_id, created_at, id);
create index learner_event_user on core.learner_event (user_id, created_at, id);
create index learner_event_kind on core.learner_event (kind, institute_id, created_at);
${secured('learner_event', 'select, insert, update, delete')}
create policy tenant_select on core.learner_event for select to lectern_tenant using (institute_id = ${TENANT});
create policy tenant_insert on core.learner_event for insert to lectern_tenant with check (institute_id = ${TENANT});
create policy search on core.learner_event for select to lectern_search using (true);
grant select on core.learner_event to lectern_tenant, lectern_search;
grant insert on core.learner_event to lectern_tenant;
`;

/** With the id first the key also finds an event whose owner is not asked about: an index less that every event is put into. */
const keySql = `
alter table core.learner_event drop constraint learner_event_pkey, add primary key (id, institute_id);
drop index core.learner_event_id;
`;

/** Each learner's first event is of this kind: whoever asks for these reads along the time, which is always asked for, and the others are found by their kind. */
const kindSql = `
drop index core.learner_event_kind;
create index learner_event_kind on core.learner_event (kind, institute_id, created_at) where kind <> 'registered';
`;

export const steps: readonly TableStep[] = [{ name: 'journey_001_events', sql: eventsSql }, { name: 'journey_002_key', sql: keySql }, { name: 'journey_003_kind', sql: kindSql }];

/** A table of which rows are events, and how they are. */
interface EventSource {
  readonly name: string;
  readonly table: string;
  /** An update may be what makes a row one. */
  readonly on: readonly ('insert' | 'update')[];
  /** `id, institute_id, user_id, kind, about, item, amount, created_at` of the rows of `n`. */
  readonly events: string;
  /** Columns without which its rows tell of nobody: a module of that name may be declared otherwise. */
  readonly needs: readonly string[];
}

const BY_LEARNER = (field: string): string => `join app."user" u on u.id = n.${field} and u.role = 'student'`;
const SOURCES: readonly EventSource[] = [
  { name: 'registered', table: 'app."user"', on: ['insert'], needs: ['role'], events: "select n.id, n.institute_id, n.id, 'registered', null, null, null::bigint, n.created_at from %s n where n.role = 'student' and n.institute_id is not null" },
  { name: 'enrolled', table: 'app.subscription', on: ['insert'], needs: ['user_id', 'course_id'], events: "select n.id, n.institute_id, n.user_id, 'enrolled', 'course:' || n.course_id, null, null::bigint, n.created_at from %s n" },
  { name: 'commented', table: 'app.comment', on: ['insert'], needs: ['author_id'], events: `select n.id, n.institute_id, n.author_id, 'commented', 'comment:' || n.id, null, null::bigint, n.created_at from %s n ${BY_LEARNER('author_id')}` },
  { name: 'asked', table: 'app.doubt', on: ['insert'], needs: ['asked_by_id'], events: `select n.id, n.institute_id, n.asked_by_id, 'asked', 'doubt:' || n.id, null, null::bigint, n.created_at from %s n ${BY_LEARNER('asked_by_id')}` },
  { name: 'paid', table: 'core.sale', on: ['insert', 'update'], needs: [], events: `select n.id, n.institute_id, n.buyer_id, 'paid', null, n.item, n.amount, n.sold_at from %s n ${BY_LEARNER('buyer_id')} where n.sold_at is not null` },
  { name: 'attempted', table: 'core.test_attempt', on: ['insert', 'update'], needs: [], events: "select n.id, n.institute_id, n.user_id, 'attempted', 'test:' || n.test_id, null, null::bigint, n.submitted_at from %s n where n.submitted_at is not null" },
];

const insert = (events: string, from: string): string =>
  `insert into core.learner_event (id, institute_id, user_id, kind, about, item, amount, created_at) ${events.replace('%s', from)} on conflict do nothing`;

/** Of a table that has no such trigger yet, what is there already becomes events, as the role that sees every row. */
const follow = ({ name, table, on, needs, events }: EventSource): string => `
do $do$ begin
  if to_regclass('${table}') is null then return; end if;
  if (select count(*) from pg_attribute where attrelid = '${table}'::regclass and not attisdropped and attname = any('{${needs.join(',')}}')) < ${needs.length} then return; end if;
  create or replace function core.learner_event_${name}() returns trigger language plpgsql as $fn$ begin
    ${insert(events, 'added')};
    return null;
  end $fn$;
  if exists (select 1 from pg_trigger where tgrelid = '${table}'::regclass and tgname = 'learner_event_${on[0]}') then return; end if;
  ${on.map((event) => `create trigger learner_event_${event} after ${event} on ${table} referencing new table as added for each statement execute function core.learner_event_${name}();`).join('\n  ')}
  set local role lectern_all;
  ${insert(events, table)};
  reset role;
end $do$;`;

/** At every start, since a table of a module may come later than this. */
export const always: readonly TableStep[] = SOURCES.map((source, index) => ({ name: `journey_${900 + index}_${source.name}`, sql: follow(source) }));
