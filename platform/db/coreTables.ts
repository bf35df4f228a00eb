import { accessOfPeopleSql, markSql, ownModuleAccessSql, publicFeedbackSql, recentWorkSql, registrationTicketSql, sessionFamilySql, tenantMessageSql, tokenLedgerSql } from './accountTables';
import { countedByAddressSql, renewedSessionSql } from '../auth/authTables';
import { coreAuditSql } from './schema/core';
import { domainTableSql } from '../features/domains/table';
import { accountLinkSql, linksOfAddressSql } from '../links/table';
import { mailTableSql } from '../mail/table';
import { messageTableSql } from '../messages/table';
import { uploadSweepSql, uploadTableSql } from '../uploads/uploadTable';

/** A step of the platform's own tables. Once released it never changes: a later need is a later step. */
export interface CoreMigration {
  readonly name: string;
  readonly sql: string;
}

/** Gives a table to the role that sees all, and to nobody else. */
const forAll = (table: string): string => `
alter table core.${table} enable row level security;
alter table core.${table} force row level security;
create policy all_rows on core.${table} to lectern_all using (true) with check (true);
grant select, insert, update, delete on core.${table} to lectern_all;`;

/** A tenant's transactions may end sessions of its own people, as the operations on users need. */
const sessionForTenant = `
create policy own_rows on core.session to lectern_tenant using (institute_id = current_setting('lectern.tenant')::uuid);
grant select, delete on core.session to lectern_tenant;`;

const people = `
grant usage on schema core to lectern_tenant, lectern_all, lectern_search;

create table core.session (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null,
  institute_id uuid not null,
  acting_for uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz not null default now(),
  address text,
  agent text
);
create index session_user_idx on core.session (user_id);
create index session_expiry_idx on core.session (expires_at);
${forAll('session')}
${sessionForTenant}

create table core.otp (
  id uuid primary key,
  purpose text not null check (purpose in ('login', 'register', 'reset')),
  user_id uuid,
  code_hash bytea not null,
  payload jsonb,
  tries int not null default 0,
  sends int not null default 1,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index otp_expiry_idx on core.otp (expires_at);
${forAll('otp')}

create table core.sign_in_failure (
  name_hash bytea primary key,
  failures int not null,
  last_at timestamptz not null,
  locked_until timestamptz
);
${forAll('sign_in_failure')}

create table core.module_access (
  user_id uuid not null,
  module text not null,
  can_create boolean not null default false,
  can_read boolean not null default false,
  can_update boolean not null default false,
  can_delete boolean not null default false,
  primary key (user_id, module)
);
${forAll('module_access')}

create table core.outbox (
  id uuid primary key,
  at timestamptz not null default now(),
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null
);
create index outbox_at_idx on core.outbox (at desc);
${forAll('outbox')}

create table core.idempotency (
  actor_id uuid not null,
  key text not null,
  request_hash bytea not null,
  status int,
  body text,
  headers jsonb,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);
create index idempotency_age_idx on core.idempotency (created_at);
${forAll('idempotency')}

create function core.actor_changed() returns trigger language plpgsql as $f$
declare ids text[]; one text;
begin
  execute format('select array_agg(distinct c.%I::text) from changed c', case when tg_argv[0] in ('session', 'module_access') then 'user_id' else 'id' end) into ids;
  -- Many at once, or an institute with all its people: everybody is asked for anew.
  if tg_argv[0] = 'institution' or coalesce(array_length(ids, 1), 0) > 50 then
    if ids is not null then perform pg_notify('lectern_actor', '*'); end if;
    return null;
  end if;
  foreach one in array coalesce(ids, '{}') loop perform pg_notify('lectern_actor', one); end loop;
  return null;
end $f$;
create trigger actor_delete after delete on core.session referencing old table as changed for each statement execute function core.actor_changed('session');
create trigger actor_insert after insert on core.module_access referencing new table as changed for each statement execute function core.actor_changed('module_access');
create trigger actor_update after update on core.module_access referencing old table as changed for each statement execute function core.actor_changed('module_access');
create trigger actor_delete after delete on core.module_access referencing old table as changed for each statement execute function core.actor_changed('module_access');
`;

/** In the order they are applied. */
export const CORE_MIGRATIONS: readonly CoreMigration[] = [
  { name: '001_people', sql: people },
  { name: '002_audit', sql: coreAuditSql },
  { name: '003_upload', sql: uploadTableSql },
  { name: '004_tenant_domain', sql: domainTableSql },
  { name: '005_ai_token_ledger', sql: tokenLedgerSql },
  { name: '006_public_feedback', sql: publicFeedbackSql },
  { name: '007_registration_ticket', sql: registrationTicketSql },
  { name: '008_recent_work', sql: recentWorkSql },
  { name: '009_tenant_message', sql: tenantMessageSql },
  // Replies of sign-in are not kept any more; those of the last day must not stay either.
  { name: '010_forget_replies', sql: 'truncate core.idempotency' },
  { name: '011_messages', sql: messageTableSql },
  { name: '012_session_family', sql: sessionFamilySql },
  { name: '013_mark', sql: markSql },
  { name: '014_own_module_access', sql: ownModuleAccessSql },
  { name: '015_counted_by_address', sql: countedByAddressSql },
  { name: '016_account_link', sql: accountLinkSql },
  { name: '017_renewed_session', sql: renewedSessionSql },
  { name: '018_mail', sql: mailTableSql },
  { name: '019_upload_sweep', sql: uploadSweepSql },
  { name: '020_links_of_address', sql: linksOfAddressSql },
];

/** Steps that need the tables of the declarations, applied after them. */
export const LATE_MIGRATIONS: readonly CoreMigration[] = [{ name: 'late_001_access_of_people', sql: accessOfPeopleSql }];
