import { sql } from 'kysely';
import { secured, type RowStep, type TableStep } from '../kernel/db/ownTables';

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

/** The first step of all. It made the tables of kept replies and of messages, too. */
const peopleSql = `
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

/** The right to give a new institute its logo before anybody of it may sign in. Only the ticket's hash is stored. */
const registrationTicketSql = `
create table core.registration_ticket (
  token_hash bytea primary key,
  institute_id uuid not null,
  user_id uuid not null,
  expires_at timestamptz not null
);
create index registration_ticket_expiry on core.registration_ticket (expires_at);
${secured('registration_ticket', 'select, insert, update, delete')}
`;

/**
 * A sign-in and all that it was renewed to bear one name, and end together. Each session there is begins one of its own,
 * as does one that a node of the version before begins meanwhile.
 */
const sessionFamilySql = `
alter table core.session add column family_id uuid not null default gen_random_uuid();
create index session_family on core.session (family_id);`;

/**
 * A tenant's transactions read and write the rights of its own people. The table of people comes after this one and is
 * itself under row-level security, hence a function that asks it when it is called, as whoever calls.
 */
const ownModuleAccessSql = `
create function core.is_own_person(person uuid) returns boolean language plpgsql stable as $f$
begin
  return exists (select 1 from app."user" u where u.id = person);
end $f$;
create policy own_people on core.module_access to lectern_tenant using (core.is_own_person(user_id)) with check (core.is_own_person(user_id));
grant select, insert, update, delete on core.module_access to lectern_tenant;`;

/**
 * Wrong passwords are counted by name and address, and by name alone; where somebody has signed in before is known, and
 * counts for itself. Requests for codes are counted the same way.
 */
const countedByAddressSql = `
alter table core.sign_in_failure add column whose bytea;
create index sign_in_failure_whose on core.sign_in_failure (whose);
create index sign_in_failure_age on core.sign_in_failure (last_at);
alter table core.otp add column network_hash bytea;
create index otp_asked on core.otp (created_at);
create table core.known_address (
  user_id uuid not null,
  network_hash bytea not null,
  last_at timestamptz not null,
  primary key (user_id, network_hash)
);
alter table core.known_address enable row level security;
alter table core.known_address force row level security;
revoke all on core.known_address from public;
create policy all_rows on core.known_address to lectern_all using (true) with check (true);
grant select, insert, update, delete on core.known_address to lectern_all;`;

/** A token that was renewed is known for a while, so that its coming back is noticed. */
const renewedSessionSql = `
alter table core.session add column renewed_at timestamptz;`;

/** What people of an institute were signed in with when it was shut: until it would have ended, its bearer is told why it has. */
const shutSessionSql = `
create table core.shut_session (
  token_hash bytea primary key,
  institute_id uuid not null,
  expires_at timestamptz not null
);
create index shut_session_expiry_idx on core.shut_session (expires_at);
alter table core.shut_session enable row level security;
alter table core.shut_session force row level security;
revoke all on core.shut_session from public;
create policy all_rows on core.shut_session to lectern_all using (true) with check (true);
grant select, insert, update, delete on core.shut_session to lectern_all;`;

/**
 * What a person may use is a field of the person: it is read, shown, changed and audited with the record. What was granted
 * before moves there, as the role that sees every row.
 */
const accessOfPeopleSql = `
set local role lectern_all;
update app."user" u set access = a.access from (
  select user_id, jsonb_object_agg(module, rights) as access from (
    select user_id, module, to_jsonb(array_remove(array[case when can_create then 'create' end, case when can_read then 'read' end,
      case when can_update then 'update' end, case when can_delete then 'delete' end], null)) as rights
    from core.module_access where can_create or can_read or can_update or can_delete) m group by user_id) a
  where a.user_id = u.id and u.access is null;
reset role;
drop table core.module_access;
drop function core.is_own_person(uuid);`;

/** The codes of one person or at one address within an hour are found, however many were asked for by all. */
const countedCodesSql = `
create index otp_person on core.otp (user_id, sent_at);
create index otp_address on core.otp ((payload->'to'->>'address'), sent_at);`;

export const steps: readonly TableStep[] = [
  { name: '001_people', sql: peopleSql },
  { name: '007_registration_ticket', sql: registrationTicketSql },
  { name: '012_session_family', sql: sessionFamilySql },
  { name: '014_own_module_access', sql: ownModuleAccessSql },
  { name: '015_counted_by_address', sql: countedByAddressSql },
  { name: '017_renewed_session', sql: renewedSessionSql },
  { name: '027_shut_session', sql: shutSessionSql },
  { name: '031_counted_codes', sql: countedCodesSql },
];

export const lateSteps: readonly TableStep[] = [{ name: 'late_001_access_of_people', sql: accessOfPeopleSql }];

/**
 * Whoever was closed before having joined is invited still, and cannot sign in: opening the account would make somebody
 * active who has never set a password.
 */
export const rowSteps: readonly RowStep[] = [
  {
    name: 'rows_004_never_joined',
    run: async ({ trx }) => {
      await sql`set local role lectern_all`.execute(trx);
      await sql`update app."user" set status = 'invited' where status = 'inactive' and password is null`.execute(trx);
      await sql`reset role`.execute(trx);
    },
  },
];
