import type { TableStep } from '../kernel/db/ownTables';

const TENANT = "nullif(current_setting('lectern.tenant', true), '')::uuid";

/**
 * The audit trail: one row for every change, written in the change's own transaction. Nobody who serves may change or
 * remove a row. `before` and `after` are records as they are on the wire, without passwords.
 */
const auditSql = `
create table core.audit (
  id uuid primary key,
  at timestamp(3) with time zone not null default now(),
  actor_id uuid,
  acting_for uuid,
  institute_id uuid not null,
  resource text not null,
  record_id uuid not null,
  action text not null,
  before jsonb,
  after jsonb,
  answers jsonb,
  request_id text
);
create index audit_record on core.audit (institute_id, resource, record_id, at desc);
create index audit_at on core.audit (at desc);
alter table core.audit enable row level security;
alter table core.audit force row level security;
revoke all on core.audit from public;
grant select, insert on core.audit to lectern_tenant, lectern_all;
create policy tenant_select on core.audit for select to lectern_tenant using (institute_id = ${TENANT});
create policy tenant_insert on core.audit for insert to lectern_tenant with check (institute_id = ${TENANT});
create policy all_select on core.audit for select to lectern_all using (true);
create policy all_insert on core.audit for insert to lectern_all with check (true);
`;

export const steps: readonly TableStep[] = [{ name: '002_audit', sql: auditSql }];

export { rowSteps } from './rowSteps';
