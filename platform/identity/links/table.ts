import type { TableStep } from '../../kernel/db/ownTables';

const TENANT = "nullif(current_setting('lectern.tenant', true), '')::uuid";

/**
 * Links by which a person sets a password: an invitation, or a link somebody has sent. Of the token there is only its hash.
 * A tenant's transactions see those of its own people. The message that carries a link keeps it until it is worth nothing.
 */
const accountLinkSql = `
create table core.account_link (
  id uuid primary key,
  token_hash bytea not null unique,
  purpose text not null check (purpose in ('invite', 'reset')),
  user_id uuid not null,
  institute_id uuid not null,
  address text not null,
  sent_by uuid,
  message_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz
);
create index account_link_user on core.account_link (user_id);
create index account_link_message on core.account_link (message_id);
create index account_link_expiry on core.account_link (expires_at);
alter table core.account_link enable row level security;
alter table core.account_link force row level security;
revoke all on core.account_link from public;
create policy all_rows on core.account_link to lectern_all using (true) with check (true);
grant select, insert, update, delete on core.account_link to lectern_all;
create policy own_people on core.account_link to lectern_tenant using (institute_id = ${TENANT}) with check (institute_id = ${TENANT});
grant select, insert, update on core.account_link to lectern_tenant;

alter table core.outbox add column link text;
create index outbox_links on core.outbox (id) where link is not null;
`;

/** What was sent to an address lately is found along an index. */
const linksOfAddressSql = 'create index account_link_address on core.account_link (address, created_at)';

export const steps: readonly TableStep[] = [
  { name: '016_account_link', sql: accountLinkSql },
  { name: '020_links_of_address', sql: linksOfAddressSql },
];
