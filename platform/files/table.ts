import type { TableStep } from '../kernel/db/ownTables';

/**
 * One row for every address handed out: what may come to it, and whether it came.
 */
const uploadTableSql = `
create table core.upload (
  key text primary key,
  institute_id uuid not null,
  actor_id uuid not null,
  kind text not null,
  file_name text not null,
  content_type text not null,
  max_bytes bigint not null,
  status text not null default 'issued' check (status in ('issued', 'stored')),
  bytes bigint,
  issued_at timestamptz not null default now(),
  stored_at timestamptz
);
create index upload_institute on core.upload (institute_id, issued_at);
alter table core.upload enable row level security;
alter table core.upload force row level security;
grant select, insert, update on core.upload to lectern_all;
grant select, insert on core.upload to lectern_tenant;
create policy "all" on core.upload for all to lectern_all using (true) with check (true);
create policy tenant on core.upload for all to lectern_tenant
  using (institute_id = nullif(current_setting('lectern.tenant', true), '')::uuid)
  with check (institute_id = nullif(current_setting('lectern.tenant', true), '')::uuid);
`;

/** Rows of files that nothing refers to go with them. */
const uploadSweepSql = `
grant delete on core.upload to lectern_all;
create index upload_age on core.upload (coalesce(stored_at, issued_at));`;

/** Room set aside for files that are arriving, and what an institute's files come to. */
const uploadRoomSql = `
alter table core.upload add column reserved bigint not null default 0;
create index upload_room on core.upload (institute_id) include (status, bytes, reserved, issued_at);`;

/** Who is putting a file in its place, and until when that is believed: the store is asked while no transaction is open. Of a row that is not stored, one that was once said tells that something may lie there. */
const uploadKeepingSql = `
alter table core.upload add column keeper uuid;
alter table core.upload add column kept_until timestamptz;`;

/** What is going: nobody may refer to it, and the store is asked to remove it while no transaction is open. Institutes refer to the operator's files as well. */
const uploadGoingSql = `
alter table core.upload drop constraint upload_status_check;
alter table core.upload add constraint upload_status_check check (status in ('issued', 'stored', 'going'));
create index upload_going on core.upload (key) where status = 'going';
create policy operators on core.upload for select to lectern_tenant using (institute_id = '00000000-0000-0000-0000-000000000000');`;

export const steps: readonly TableStep[] = [
  { name: '003_upload', sql: uploadTableSql },
  { name: '019_upload_sweep', sql: uploadSweepSql },
  { name: '022_upload_room', sql: uploadRoomSql },
  { name: '027_upload_keeping', sql: uploadKeepingSql },
  { name: '028_upload_going', sql: uploadGoingSql },
];
