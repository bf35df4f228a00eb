import type { TableStep } from '../kernel/db/ownTables';

/** A tenant's transactions may send messages, as changes of its people need, and read none. */
const tenantMessageSql = `
create policy tenant_sends on core.outbox for insert to lectern_tenant with check (true);
grant insert on core.outbox to lectern_tenant;`;

/**
 * What a message is about, in which language it went out, its HTML part and its code, which goes when it has expired.
 * And the language of each person. A tenant's transactions read those of its own people; writing them is the platform's.
 */
const messageTableSql = `
alter table core.outbox add column kind text, add column language text not null default 'en', add column html text, add column code text;
create index outbox_codes on core.outbox (at) where code is not null or kind is null;

create table core.person_language (
  user_id uuid primary key,
  institute_id uuid not null,
  language text not null check (language in ('en', 'zh', 'fr', 'ja'))
);
alter table core.person_language enable row level security;
alter table core.person_language force row level security;
revoke all on core.person_language from public;
create policy all_rows on core.person_language to lectern_all using (true) with check (true);
grant select, insert, update, delete on core.person_language to lectern_all;
create policy own_people on core.person_language for select to lectern_tenant using (institute_id = nullif(current_setting('lectern.tenant', true), '')::uuid);
grant select on core.person_language to lectern_tenant;
`;

export const steps: readonly TableStep[] = [
  { name: '009_tenant_message', sql: tenantMessageSql },
  { name: '011_messages', sql: messageTableSql },
];
