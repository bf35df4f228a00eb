import { secured, type TableStep } from '../../kernel/db/ownTables';

const TENANT = "nullif(current_setting('lectern.tenant', true), '')::uuid";

/** The ledger of AI tokens: rows are added and never changed. What is left is credit minus debit. */
const tokenLedgerSql = `
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

export const steps: readonly TableStep[] = [{ name: '005_ai_token_ledger', sql: tokenLedgerSql }];
