const TENANT = "nullif(current_setting('lectern.tenant', true), '')::uuid";

/** Row-level security on, also for the owner; all rows for those who see all institutes. */
const secured = (table: string, rights: string): string => `
alter table core.${table} enable row level security;
alter table core.${table} force row level security;
revoke all on core.${table} from public;
create policy all_rows on core.${table} to lectern_all using (true) with check (true);
grant ${rights} on core.${table} to lectern_all;`;

/** The ledger of AI tokens: rows are added and never changed. What is left is credit minus debit. */
export const tokenLedgerSql = `
create table core.ai_token_entry (
  id uuid not null,
  institute_id uuid not null,
  type text not null check (type in ('credit', 'debit')),
  amount numeric(14,2) not null check (amount > 0),
  note text,
  created_at timestamptz not null default now(),
  primary key (institute_id, id)
);
create index ai_token_entry_sum on core.ai_token_entry (institute_id, type) include (amount);
${secured('ai_token_entry', 'select, insert')}
create policy tenant_select on core.ai_token_entry for select to lectern_tenant using (institute_id = ${TENANT});
grant select on core.ai_token_entry to lectern_tenant;
`;

/** What is true of the database as a whole, for ever after, such as that demo content went in. */
export const markSql = `
create table core.mark (
  name text primary key,
  at timestamptz not null default now()
);
${secured('mark', 'select, insert')}
`;

/** What anybody has said on the public page. No address of the sender is kept but the one given. */
export const publicFeedbackSql = `
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

/** The right to give a new institute its logo before anybody of it may sign in. Only the ticket's hash is stored. */
export const registrationTicketSql = `
create table core.registration_ticket (
  token_hash bytea primary key,
  institute_id uuid not null,
  user_id uuid not null,
  expires_at timestamptz not null
);
create index registration_ticket_expiry on core.registration_ticket (expires_at);
${secured('registration_ticket', 'select, insert, update, delete')}
`;

/** Recent work of an institute, and what a person has asked to upload lately, are found along an index. */
export const recentWorkSql = `
create index audit_recent on core.audit (institute_id, at desc, id desc);
create index upload_actor on core.upload (actor_id, issued_at);
`;

/** A tenant's transactions may send messages, as changes of its people need, and read none. */
export const tenantMessageSql = `
create policy tenant_sends on core.outbox for insert to lectern_tenant with check (true);
grant insert on core.outbox to lectern_tenant;`;

/**
 * A sign-in and all that it was renewed to bear one name, and end together. Each session there is begins one of its own,
 * as does one that a node of the version before begins meanwhile.
 */
export const sessionFamilySql = `
alter table core.session add column family_id uuid not null default gen_random_uuid();
create index session_family on core.session (family_id);`;

/**
 * A tenant's transactions read and write the rights of its own people. The table of people comes after this one and is
 * itself under row-level security, hence a function that asks it when it is called, as whoever calls.
 */
export const ownModuleAccessSql = `
create function core.is_own_person(person uuid) returns boolean language plpgsql stable as $f$
begin
  return exists (select 1 from app."user" u where u.id = person);
end $f$;
create policy own_people on core.module_access to lectern_tenant using (core.is_own_person(user_id)) with check (core.is_own_person(user_id));
grant select, insert, update, delete on core.module_access to lectern_tenant;`;

/**
 * What a person may use is a field of the person: it is read, shown, changed and audited with the record. What was granted
 * before moves there, as the role that sees every row.
 */
export const accessOfPeopleSql = `
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
