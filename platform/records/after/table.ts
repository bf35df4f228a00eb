import { secured, type TableStep } from '../../kernel/db/ownTables';

/**
 * What follows a change by itself: written in the change's own transaction, taken up by whichever node comes first, and gone
 * once it is done. `waiting`: done at `next_try_at` · `failed`: given up, see `failure`. `done_to`: the last of the people
 * who were told, of one that died half way. A tenant's transactions add to it and read none.
 */
const jobTableSql = `
create table core.job (
  id uuid primary key,
  at timestamptz not null default now(),
  institute_id uuid not null,
  resource text not null,
  record_id uuid not null,
  event text not null,
  step jsonb not null,
  actor_id uuid,
  actor_name text not null,
  console_address text not null,
  done_to uuid,
  state text not null default 'waiting' check (state in ('waiting', 'failed')),
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  failure text
);
create index job_due on core.job (next_try_at) where state = 'waiting';
create index job_institute on core.job (institute_id);
${secured('job', 'select, insert, update, delete')}
create policy tenant_adds on core.job for insert to lectern_tenant with check (institute_id = nullif(current_setting('lectern.tenant', true), '')::uuid);
grant insert on core.job to lectern_tenant;
`;

/** `record`: what is told of is told as it was, whatever has been changed since. What is taken back is found by its record. */
const jobRecordSql = `
alter table core.job add column record jsonb;
create index job_of_record on core.job (record_id) where state = 'waiting';
`;

export const steps: readonly TableStep[] = [{ name: '021_jobs', sql: jobTableSql }, { name: '032_job_record', sql: jobRecordSql }];
