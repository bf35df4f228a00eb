import { secured, type TableStep } from '../../kernel/db/ownTables';

const TENANT = "nullif(current_setting('lectern.tenant', true), '')::uuid";

/** Saved views of lists. They go with the person and with the institute; what a view asks for is kept as it was sent and never looked into. */
const viewSql = `
create table core.list_view (
  id uuid primary key,
  institute_id uuid not null,
  user_id uuid not null,
  module text not null,
  name text not null,
  audience text not null check (audience in ('own', 'role', 'everybody')),
  role text not null,
  asked text not null,
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index list_view_listed on core.list_view (institute_id, module);
create index list_view_user on core.list_view (user_id);
${secured('list_view', 'select, insert, update, delete')}
grant select, insert, update, delete on core.list_view to lectern_tenant;
create policy own_rows on core.list_view to lectern_tenant using (institute_id = ${TENANT}) with check (institute_id = ${TENANT});
`;

export const steps: readonly TableStep[] = [{ name: 'views_001_list_view', sql: viewSql }];
