import { secured, type TableStep } from '../../kernel/db/ownTables';

const TENANT = "nullif(current_setting('lectern.tenant', true), '')::uuid";
const own = (table: string, rights: string): string => `${secured(table, 'select, insert, update, delete')}
grant ${rights} on core.${table} to lectern_tenant;
create policy own_rows on core.${table} to lectern_tenant using (institute_id = ${TENANT}) with check (institute_id = ${TENANT});`;

/**
 * The draft of each institute's site, what of it was published, who is editing it now, and who may look at the draft. Files
 * that stand in drafts and in what was published are kept.
 */
const siteSql = `
create table core.web_site (
  institute_id uuid primary key,
  draft jsonb not null,
  version int not null,
  live int,
  updated_at timestamptz not null,
  updated_by uuid
);
create table core.web_site_version (
  institute_id uuid not null,
  number int not null,
  configuration jsonb not null,
  published_at timestamptz not null,
  published_by uuid,
  note text,
  primary key (institute_id, number)
);
create table core.web_site_editor (
  institute_id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  name text not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (institute_id, session_id)
);
create table core.web_site_preview (
  hash text primary key,
  institute_id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  is_ticket boolean not null,
  expires_at timestamptz not null
);
comment on column core.web_site.draft is 'holds files';
comment on column core.web_site_version.configuration is 'holds files';
${own('web_site', 'select, insert, update')}
${own('web_site_version', 'select, insert, delete')}
${own('web_site_editor', 'select, insert, update, delete')}
${own('web_site_preview', 'select, insert, delete')}
`;

export const steps: readonly TableStep[] = [{ name: 'webBuilder_001_site', sql: siteSql }];
