import { secured, type SearchedTable, type TableStep } from '../../kernel/db/ownTables';

/** What anybody has said on the public page. No address of the sender is kept but the one given. */
const publicFeedbackSql = `
create table core.public_feedback (
  id uuid primary key,
  message text not null,
  rating int check (rating between 1 and 5),
  name text,
  email text,
  created_at timestamptz not null default now()
);
create index public_feedback_created on core.public_feedback (created_at desc);
${secured('public_feedback', 'select, insert')}
`;

/** Read as rows by those who see all, and looked through by the search box. */
const feedbackRowsSql = `
alter table core.public_feedback add column search_text text generated always as (lower(message || E'\\n' || coalesce(name, '') || E'\\n' || coalesce(email, ''))) stored;
alter table core.public_feedback alter column created_at type timestamp(3) with time zone;
create index public_feedback_created_id on core.public_feedback (created_at, id);
create index public_feedback_rating on core.public_feedback (rating);
drop index core.public_feedback_created;
create policy search on core.public_feedback for select to lectern_search using (true);
grant select on core.public_feedback to lectern_tenant, lectern_search;
do $do$ declare place text; begin
  create extension if not exists pg_trgm;
  select nspname into place from pg_extension e join pg_namespace n on n.oid = e.extnamespace where extname = 'pg_trgm';
  execute format('create index public_feedback_search on core.public_feedback using gin (search_text %I.gin_trgm_ops)', place);
exception when others then null;
end $do$;
`;

export const steps: readonly TableStep[] = [{ name: '006_public_feedback', sql: publicFeedbackSql }, { name: 'feedback_001_rows', sql: feedbackRowsSql }];

export const searched: readonly SearchedTable[] = [{ table: 'public_feedback', texts: ['message', 'name', 'email'], index: { name: 'public_feedback_search' } }];
