import { secured, type TableStep } from '../../kernel/db/ownTables';

const TENANT = "nullif(current_setting('lectern.tenant', true), '')::uuid";

/**
 * The hosts tenants have asked for. A claim reserves nothing: several tenants may have one for the same host, and the
 * database keeps that only one of them is verified.
 */
const domainTableSql = `
create table core.tenant_domain (
  institute_id uuid not null,
  host text not null,
  token text not null,
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  checked_at timestamptz,
  problem text check (problem in ('missing', 'different', 'unreachable')),
  primary key (institute_id, host),
  check (verified_at is not null or not is_primary)
);
create unique index tenant_domain_host on core.tenant_domain (host) where verified_at is not null;
create unique index tenant_domain_primary on core.tenant_domain (institute_id) where is_primary;
alter table core.tenant_domain enable row level security;
alter table core.tenant_domain force row level security;
grant select, insert, update, delete on core.tenant_domain to lectern_tenant, lectern_all;
create policy all_rows on core.tenant_domain to lectern_all using (true) with check (true);
create policy own_rows on core.tenant_domain to lectern_tenant using (institute_id = ${TENANT}) with check (institute_id = ${TENANT});
`;

/** Every node knows all verified hosts by heart, and is told when they are others (`identity/people/verifiedHosts.ts`). */
const toldSql = `
create function core.hosts_changed() returns trigger language plpgsql as $f$
begin
  perform pg_notify('lectern_actor', 'hosts');
  return null;
end $f$;
create trigger hosts_insert after insert on core.tenant_domain for each row when (new.verified_at is not null) execute function core.hosts_changed();
create trigger hosts_update after update on core.tenant_domain for each row when (old.verified_at is distinct from new.verified_at) execute function core.hosts_changed();
create trigger hosts_delete after delete on core.tenant_domain for each row when (old.verified_at is not null) execute function core.hosts_changed();
`;

/** Hosts of institutes that were removed for good, and nothing else of them: their visitors are told that the address is closed, until somebody proves it. */
const goneSql = `
create table core.gone_host (
  host text primary key
);
${secured('gone_host', 'select, insert, delete')}
`;

export const steps: readonly TableStep[] = [{ name: '004_tenant_domain', sql: domainTableSql }, { name: 'domains_001_told', sql: toldSql }, { name: 'domains_002_gone', sql: goneSql }];
