import { secured, type SearchedTable, type TableStep } from '../../kernel/db/ownTables';

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

/** What institutes ordered of AI tokens, and paid for. Prices are whole paise; names stand as they were at the time. */
const ordersSql = `
create table core.ai_token_order (
  id uuid not null,
  institute_id uuid not null,
  status text not null check (status in ('pending', 'paid', 'failed')),
  amount_token numeric not null check (amount_token > 0 and amount_token = round(amount_token, 2)),
  amount_inr bigint not null check (amount_inr > 0),
  is_exclusive boolean not null,
  razorpay_order_id text not null unique,
  razorpay_payment_id text,
  buyer_id uuid,
  buyer_name text not null,
  created_at timestamp(3) with time zone not null,
  paid_at timestamp(3) with time zone check ((paid_at is not null) = (status = 'paid')),
  search_text text generated always as (lower(razorpay_order_id || E'\\n' || coalesce(razorpay_payment_id, '') || E'\\n' || buyer_name)) stored,
  primary key (institute_id, id)
);
create index ai_token_order_id on core.ai_token_order (id);
create index ai_token_order_created_at on core.ai_token_order (created_at, id) include (institute_id);
create index ai_token_order_own_created_at on core.ai_token_order (institute_id, created_at, id);
create index ai_token_order_amount on core.ai_token_order (amount_inr, id) include (institute_id);
create index ai_token_order_own_amount on core.ai_token_order (institute_id, amount_inr, id);
create index ai_token_order_status on core.ai_token_order (status, institute_id);
${secured('ai_token_order', 'select, insert, update, delete')}
create policy tenant_select on core.ai_token_order for select to lectern_tenant using (institute_id = ${TENANT});
create policy search on core.ai_token_order for select to lectern_search using (true);
grant select on core.ai_token_order to lectern_tenant, lectern_search;
`;

/**
 * Each entry of the ledger bears the balance before and after it, which the database writes: entries of one institute follow one another,
 * also those of two nodes. A balance below nothing stands as it is. What was bought names its order, and no order is credited twice.
 */
const balancesSql = `
alter table core.ai_token_entry
  alter column created_at type timestamp(3) with time zone, alter column amount type numeric, add check (amount = round(amount, 2)),
  add column place bigint, add column opening_balance numeric, add column closing_balance numeric, add column is_first_trans boolean, add column order_id uuid,
  add column search_text text generated always as (lower(coalesce(note, ''))) stored,
  add foreign key (institute_id, order_id) references core.ai_token_order (institute_id, id) on delete set null (order_id);
alter table core.ai_token_entry no force row level security;
update core.ai_token_entry e set place = s.place, opening_balance = s.closing - s.moved, closing_balance = s.closing, is_first_trans = s.place = 1
from (
  select institute_id, id, moved, row_number() over by_time as place, sum(moved) over by_time as closing
  from (select *, case type when 'credit' then amount else -amount end as moved from core.ai_token_entry) one window by_time as (partition by institute_id order by created_at, id)) s
where s.institute_id = e.institute_id and s.id = e.id;
alter table core.ai_token_entry force row level security;
alter table core.ai_token_entry
  alter column place set not null, alter column opening_balance set not null, alter column closing_balance set not null, alter column is_first_trans set not null,
  add unique (institute_id, place), add unique (order_id), add check (closing_balance = opening_balance + case type when 'credit' then amount else -amount end), add check (is_first_trans = (place = 1));
create function core.ai_token_balance() returns trigger language plpgsql as $fn$
declare before record;
begin
  perform pg_advisory_xact_lock(hashtextextended('ai_token ' || new.institute_id, 0));
  select place, closing_balance into before from core.ai_token_entry where institute_id = new.institute_id order by place desc limit 1;
  new.place := coalesce(before.place, 0) + 1;
  new.is_first_trans := new.place = 1;
  new.opening_balance := coalesce(before.closing_balance, 0);
  new.closing_balance := new.opening_balance + case new.type when 'credit' then new.amount else -new.amount end;
  return new;
end $fn$;
create trigger balance before insert on core.ai_token_entry for each row execute function core.ai_token_balance();
create index ai_token_entry_id on core.ai_token_entry (id);
create index ai_token_entry_created_at on core.ai_token_entry (created_at, id) include (institute_id);
create index ai_token_entry_own_created_at on core.ai_token_entry (institute_id, created_at, id);
create index ai_token_entry_amount on core.ai_token_entry (amount, id) include (institute_id);
create index ai_token_entry_own_amount on core.ai_token_entry (institute_id, amount, id);
create index ai_token_entry_type on core.ai_token_entry (type, institute_id);
create policy search on core.ai_token_entry for select to lectern_search using (true);
grant select on core.ai_token_entry to lectern_search;
-- A database whose owner may not have the extension reads the texts themselves.
do $do$ declare place text; begin
  create extension if not exists pg_trgm;
  select nspname into place from pg_extension e join pg_namespace n on n.oid = e.extnamespace where extname = 'pg_trgm';
  execute format('create index ai_token_order_search on core.ai_token_order using gin (search_text %I.gin_trgm_ops)', place);
  execute format('create index ai_token_entry_search on core.ai_token_entry using gin (search_text %I.gin_trgm_ops)', place);
exception when others then null;
end $do$;
`;

/**
 * What the ledger of tokens held moves to the one ledger, in its order, with what the operator has given and what was used
 * beside it; the money of paid orders comes with their tokens. A balance that was below nothing stands as it is.
 */
const intoLedgerSql = `
alter table core.ai_token_entry no force row level security;
alter table core.ai_token_order no force row level security;
alter table core.ledger_entry no force row level security;
alter table core.ledger_entry disable trigger user;
create temporary table moved on commit drop as
  select e.id, e.institute_id as owner_id, 'institute.tokens' as account, e.place as nth, case when o.id is null then 'aiToken.entry ' || e.id else 'aiToken.order ' || o.razorpay_order_id end as cause,
    case when o.id is not null then 'purchase' when e.type = 'debit' then 'use' when e.place = 1 then 'first' else 'given' end as kind,
    round(e.amount * 100)::bigint * case e.type when 'credit' then 1 else -1 end as amount, e.note, o.razorpay_order_id as reference, e.created_at, o.amount_inr as paid
  from core.ai_token_entry e left join core.ai_token_order o on o.institute_id = e.institute_id and o.id = e.order_id;
insert into core.ledger_entry (id, owner_id, account, place, cause, kind, amount, opening, closing, came_in, note, reference, created_at)
select id, owner_id, account, row_number() over chain, cause, kind, amount, sum(amount) over chain - amount, sum(amount) over chain, sum(greatest(amount, 0)) over chain, note, reference, created_at
from (
  select id, owner_id, account, nth, cause, kind, amount, note, reference, created_at from moved
  union all select gen_random_uuid(), owner_id, case when amount > 0 then 'operator.tokensGiven' else 'operator.tokensUsed' end, nth, cause, kind, -amount, note, reference, created_at from moved
  union all select gen_random_uuid(), owner_id, 'gateway.money', nth, cause, kind, paid, note, reference, created_at from moved where paid is not null
  union all select gen_random_uuid(), owner_id, 'operator.sales', nth, cause, kind, -paid, note, reference, created_at from moved where paid is not null
) every window chain as (partition by owner_id, account order by nth);
drop table core.ai_token_entry;
drop function core.ai_token_balance();
alter table core.ledger_entry enable trigger user;
alter table core.ledger_entry force row level security;
alter table core.ai_token_order force row level security;
`;

/** At whom an order is paid for, when it is looked after next, how often it was, and why it failed. */
const lookedAfterSql = `
alter table core.ai_token_order
  add column provider text not null default 'razorpay', add column check_at timestamptz, add column checks int not null default 0, add column failure text;
create index ai_token_order_check on core.ai_token_order (check_at) where check_at is not null;
`;

/** Orders by the time they were paid. */
const paidSql = `
create index ai_token_order_paid_at on core.ai_token_order (paid_at, id) include (institute_id);
create index ai_token_order_own_paid_at on core.ai_token_order (institute_id, paid_at, id);
`;

export const steps: readonly TableStep[] = [{ name: '005_ai_token_ledger', sql: tokenLedgerSql }, { name: 'tokens_001_orders', sql: ordersSql }, { name: 'tokens_002_balances', sql: balancesSql }, { name: 'tokens_003_into_ledger', sql: intoLedgerSql }, { name: 'tokens_004_looked_after', sql: lookedAfterSql }, { name: 'tokens_005_paid', sql: paidSql }];

export const searched: readonly SearchedTable[] = [{ table: 'ai_token_order', texts: ['razorpay_order_id', 'razorpay_payment_id', 'buyer_name'], index: { name: 'ai_token_order_search' } }];
