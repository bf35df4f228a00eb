import { secured, type SearchedTable, type TableStep } from '../../kernel/db/ownTables';

const TENANT = "nullif(current_setting('lectern.tenant', true), '')::uuid";

const indexesOf = (kind: 'liveClass' | 'webinar', name: string): string => `
create index ${name}_joined_at on core.attendance (joined_at, id) include (institute_id) where kind = '${kind}';
create index ${name}_own_joined_at on core.attendance (institute_id, joined_at, id) where kind = '${kind}';
create index ${name}_minutes on core.attendance (minutes, id) include (institute_id) where kind = '${kind}';
create index ${name}_own_minutes on core.attendance (institute_id, minutes, id) where kind = '${kind}';
create index ${name}_session on core.attendance (session_id, joined_at, id) where kind = '${kind}';
create index ${name}_user on core.attendance (user_id, joined_at) where kind = '${kind}';`;

/**
 * Who was in a live class or a webinar, from when until when: a row each time somebody joined. Guests of a webinar have no account; names stand as
 * they were. Rows are written by demo content and by the rooms of the providers, and by no module; those of learners go with them.
 */
const attendanceSql = `
create table core.attendance (
  id uuid not null,
  institute_id uuid not null,
  kind text not null check (kind in ('liveClass', 'webinar')),
  session_id uuid not null,
  user_id uuid,
  name text not null,
  email text,
  joined_at timestamp(3) with time zone not null,
  left_at timestamp(3) with time zone check (left_at >= joined_at),
  minutes integer generated always as ((extract(epoch from (left_at - joined_at)) / 60)::integer) stored,
  search_text text generated always as (lower(name || E'\\n' || coalesce(email, ''))) stored,
  primary key (institute_id, id)
);
create index attendance_id on core.attendance (id);
${indexesOf('liveClass', 'attendance_class')}
${indexesOf('webinar', 'attendance_webinar')}
-- A database whose owner may not have the extension reads the texts themselves.
do $do$ declare place text; begin
  create extension if not exists pg_trgm;
  select nspname into place from pg_extension e join pg_namespace n on n.oid = e.extnamespace where extname = 'pg_trgm';
  execute format('create index attendance_search on core.attendance using gin (search_text %I.gin_trgm_ops)', place);
exception when others then null;
end $do$;
${secured('attendance', 'select, insert, update, delete')}
create policy tenant_select on core.attendance for select to lectern_tenant using (institute_id = ${TENANT});
create policy search on core.attendance for select to lectern_search using (true);
grant select on core.attendance to lectern_tenant, lectern_search;
`;

export const steps: readonly TableStep[] = [{ name: 'attendance_001_attendance', sql: attendanceSql }];

export const searched: readonly SearchedTable[] = [{ table: 'attendance', texts: ['name', 'email'], index: { name: 'attendance_search' } }];
