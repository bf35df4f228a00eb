import { secured, type SearchedTable, type TableStep } from '../../kernel/db/ownTables';

const TENANT = "nullif(current_setting('lectern.tenant', true), '')::uuid";

/**
 * Each time a learner sat a test. Marks to reach and to pass stand as they were at the time, whatever becomes of the test; what was not handed in has
 * no marks. Rows are written by demo content and by whatever learners sit tests in, and by no module; they go with the learner.
 */
const attemptsSql = `
create table core.test_attempt (
  id uuid not null,
  institute_id uuid not null,
  test_id uuid not null,
  course_id uuid,
  user_id uuid not null,
  learner_name text not null,
  number integer not null check (number > 0),
  started_at timestamp(3) with time zone not null,
  submitted_at timestamp(3) with time zone check (submitted_at >= started_at),
  mark numeric check ((mark is null) = (submitted_at is null)),
  total_mark integer not null check (total_mark > 0),
  pass_mark integer check (pass_mark between 0 and total_mark),
  percentage numeric generated always as (round(mark * 100 / total_mark, 2)) stored,
  minutes integer generated always as ((extract(epoch from (submitted_at - started_at)) / 60)::integer) stored,
  result text not null generated always as (case when submitted_at is null then 'unfinished' when pass_mark is null then 'handedIn' when mark >= pass_mark then 'passed' else 'failed' end) stored,
  search_text text generated always as (lower(learner_name)) stored,
  check (mark <= total_mark),
  primary key (institute_id, id),
  unique (institute_id, test_id, user_id, number)
);
create index test_attempt_id on core.test_attempt (id);
create index test_attempt_started_at on core.test_attempt (started_at, id) include (institute_id);
create index test_attempt_own_started_at on core.test_attempt (institute_id, started_at, id);
create index test_attempt_percentage on core.test_attempt (percentage, id) include (institute_id);
create index test_attempt_own_percentage on core.test_attempt (institute_id, percentage, id);
create index test_attempt_test on core.test_attempt (test_id, started_at);
create index test_attempt_course on core.test_attempt (course_id, started_at);
create index test_attempt_user on core.test_attempt (user_id, started_at);
create index test_attempt_result on core.test_attempt (result, institute_id);
-- A database whose owner may not have the extension reads the texts themselves.
do $do$ declare place text; begin
  create extension if not exists pg_trgm;
  select nspname into place from pg_extension e join pg_namespace n on n.oid = e.extnamespace where extname = 'pg_trgm';
  execute format('create index test_attempt_search on core.test_attempt using gin (search_text %I.gin_trgm_ops)', place);
exception when others then null;
end $do$;
${secured('test_attempt', 'select, insert, update, delete')}
create policy tenant_select on core.test_attempt for select to lectern_tenant using (institute_id = ${TENANT});
create policy search on core.test_attempt for select to lectern_search using (true);
grant select on core.test_attempt to lectern_tenant, lectern_search;
`;

/** A question is worth half a mark as well, and so is a test. What is computed from marks holds on to them. */
const decimalSql = `
alter table core.test_attempt drop column percentage, drop column result;
alter table core.test_attempt alter column total_mark type numeric, alter column pass_mark type numeric;
alter table core.test_attempt
  add column percentage numeric generated always as (round(mark * 100 / total_mark, 2)) stored,
  add column result text not null generated always as (case when submitted_at is null then 'unfinished' when pass_mark is null then 'handedIn' when mark >= pass_mark then 'passed' else 'failed' end) stored;
create index test_attempt_percentage on core.test_attempt (percentage, id) include (institute_id);
create index test_attempt_own_percentage on core.test_attempt (institute_id, percentage, id);
create index test_attempt_result on core.test_attempt (result, institute_id);
`;

export const steps: readonly TableStep[] = [{ name: 'attempts_001_attempts', sql: attemptsSql }, { name: 'attempts_002_decimal', sql: decimalSql }];

export const searched: readonly SearchedTable[] = [{ table: 'test_attempt', texts: ['learner_name'], index: { name: 'test_attempt_search' } }];
