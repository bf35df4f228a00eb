import { secured, type SearchedTable, type TableStep } from '../../kernel/db/ownTables';

const TENANT = "nullif(current_setting('lectern.tenant', true), '')::uuid";

/** Read by whoever may read them in a view, within one institute, by those who see all, and by the functions of the search box. */
const read = (table: string): string => `
${secured(table, 'select, insert, update, delete')}
create policy tenant_select on core.${table} for select to lectern_tenant using (institute_id = ${TENANT});
create policy search on core.${table} for select to lectern_search using (true);
grant select on core.${table} to lectern_tenant, lectern_search;`;

/**
 * What was ordered of an institute, or of the operator, and the money that moved for it. Amounts are whole paise. Names stand as they were at
 * the time, whatever becomes of the person or of what was sold. Rows are written by demo content and by a checkout, and by no module.
 */
const salesSql = `
create table core.sale (
  id uuid not null,
  institute_id uuid not null,
  number text not null,
  status text not null check (status in ('pending', 'paid', 'refunded', 'cancelled')),
  applied_for text not null check (applied_for in ('membership', 'course', 'webinar')),
  item_id uuid,
  item text not null,
  buyer_id uuid,
  buyer_name text not null,
  buyer_email text,
  coupon_code text,
  price bigint not null check (price >= 0),
  discount bigint not null default 0 check (discount between 0 and price),
  tax bigint not null default 0 check (tax >= 0),
  amount bigint not null generated always as (price - discount + tax) stored,
  refunded bigint not null default 0 check (refunded between 0 and price - discount + tax),
  created_at timestamp(3) with time zone not null,
  sold_at timestamp(3) with time zone check ((sold_at is not null) = (status in ('paid', 'refunded'))),
  search_text text generated always as (lower(number || E'\\n' || item || E'\\n' || buyer_name || E'\\n' || coalesce(buyer_email, '') || E'\\n' || coalesce(coupon_code, ''))) stored,
  primary key (institute_id, id),
  unique (institute_id, number)
);
create table core.payment (
  id uuid not null,
  institute_id uuid not null,
  sale_id uuid not null,
  kind text not null check (kind in ('payment', 'refund')),
  status text not null check (status in ('pending', 'successful', 'failed')),
  method text not null check (method in ('upi', 'card', 'netbanking', 'wallet')),
  amount bigint not null check (amount > 0),
  reference text not null,
  payer_name text not null,
  payer_email text,
  problem text,
  created_at timestamp(3) with time zone not null,
  settled_at timestamp(3) with time zone,
  search_text text generated always as (lower(reference || E'\\n' || payer_name || E'\\n' || coalesce(payer_email, ''))) stored,
  primary key (institute_id, id),
  foreign key (institute_id, sale_id) references core.sale (institute_id, id) on delete cascade
);
create index sale_id on core.sale (id);
create index sale_sold_at on core.sale (sold_at, id) include (institute_id) where sold_at is not null;
create index sale_own_sold_at on core.sale (institute_id, sold_at, id) where sold_at is not null;
create index sale_created_at on core.sale (created_at, id) include (institute_id) where sold_at is not null;
create index sale_own_created_at on core.sale (institute_id, created_at, id) where sold_at is not null;
create index sale_amount on core.sale (amount, id) include (institute_id) where sold_at is not null;
create index sale_own_amount on core.sale (institute_id, amount, id) where sold_at is not null;
create index sale_applied_for on core.sale (applied_for, institute_id) where sold_at is not null;
create index sale_status on core.sale (status, institute_id) where sold_at is not null;
create index payment_id on core.payment (id);
create index payment_sale on core.payment (institute_id, sale_id);
create index payment_created_at on core.payment (created_at, id) include (institute_id);
create index payment_own_created_at on core.payment (institute_id, created_at, id);
create index payment_amount on core.payment (amount, id) include (institute_id);
create index payment_own_amount on core.payment (institute_id, amount, id);
create index payment_status on core.payment (status, institute_id);
create index payment_kind on core.payment (kind, institute_id);
create index payment_method on core.payment (method, institute_id);
-- A database whose owner may not have the extension reads the texts themselves.
do $do$ declare place text; begin
  create extension if not exists pg_trgm;
  select nspname into place from pg_extension e join pg_namespace n on n.oid = e.extnamespace where extname = 'pg_trgm';
  execute format('create index sale_search on core.sale using gin (search_text %I.gin_trgm_ops)', place);
  execute format('create index payment_search on core.payment using gin (search_text %I.gin_trgm_ops)', place);
exception when others then null;
end $do$;
${read('sale')}
${read('payment')}
`;

/** What reports of orders, revenues and coupons are sorted by and narrowed to. */
const reportsSql = `
create index sale_open_created_at on core.sale (created_at, id) include (institute_id) where sold_at is null;
create index sale_own_open_created_at on core.sale (institute_id, created_at, id) where sold_at is null;
create index sale_open_amount on core.sale (amount, id) include (institute_id) where sold_at is null;
create index sale_own_open_amount on core.sale (institute_id, amount, id) where sold_at is null;
create index sale_item on core.sale (item_id) include (amount, refunded) where sold_at is not null;
create index sale_buyer on core.sale (buyer_id) include (amount, refunded) where sold_at is not null;
create index sale_coupon on core.sale (institute_id, coupon_code) where coupon_code is not null;
create index payment_settled_at on core.payment (settled_at, id) include (institute_id) where status = 'successful';
create index payment_own_settled_at on core.payment (institute_id, settled_at, id) where status = 'successful';
`;

/**
 * What an institute is billed for its memberships: its own rows, which follow from sales of the operator whose buyer it is. What is paid at a
 * branch is paid in cash, by cheque or by transfer.
 */
const invoicesSql = `
alter table core.payment drop constraint payment_method_check, add constraint payment_method_check check (method in ('upi', 'card', 'netbanking', 'wallet', 'cash', 'cheque', 'bankTransfer'));
create index payment_branch_settled_at on core.payment (settled_at, id) include (institute_id) where status = 'successful' and method in ('cash', 'cheque', 'bankTransfer');
create index payment_own_branch_settled_at on core.payment (institute_id, settled_at, id) where status = 'successful' and method in ('cash', 'cheque', 'bankTransfer');
create index sale_course_sold_at on core.sale (item_id, sold_at, id) include (institute_id) where sold_at is not null and applied_for = 'course';
alter table core.sale add column buyer_institute_id uuid;
create table core.invoice (
  id uuid not null,
  institute_id uuid not null,
  number text not null,
  status text not null check (status in ('open', 'paid', 'refunded', 'cancelled')),
  membership_id uuid,
  item text not null,
  price bigint not null,
  discount bigint not null,
  tax bigint not null,
  amount bigint not null,
  created_at timestamp(3) with time zone not null,
  paid_at timestamp(3) with time zone,
  search_text text generated always as (lower(number || E'\\n' || item)) stored,
  primary key (institute_id, id),
  unique (number)
);
create index invoice_id on core.invoice (id);
create index invoice_created_at on core.invoice (created_at, id) include (institute_id);
create index invoice_own_created_at on core.invoice (institute_id, created_at, id);
create index invoice_amount on core.invoice (amount, id) include (institute_id);
create index invoice_own_amount on core.invoice (institute_id, amount, id);
create index invoice_status on core.invoice (status, institute_id);
${read('invoice')}
create function core.bill() returns trigger language plpgsql as $bill$ begin
  insert into core.invoice (id, institute_id, number, status, membership_id, item, price, discount, tax, amount, created_at, paid_at)
  values (new.id, new.buyer_institute_id, new.number, case new.status when 'pending' then 'open' else new.status end, new.item_id, new.item, new.price, new.discount, new.tax, new.price - new.discount + new.tax, new.created_at, new.sold_at)
  on conflict (institute_id, id) do update set status = excluded.status, paid_at = excluded.paid_at;
  return null;
end $bill$;
create trigger sale_bill after insert or update on core.sale for each row when (new.applied_for = 'membership' and new.buyer_institute_id is not null) execute function core.bill();
`;

/** Who brought whom, and what somebody has of it: earned, and used since. Rows are written by demo content and by what learners use, and by no module. */
const referralsSql = `
create table core.referral (
  id uuid not null,
  institute_id uuid not null,
  program_id uuid not null,
  referrer_id uuid not null,
  referrer_name text not null,
  friend_id uuid,
  friend_name text not null,
  friend_email text,
  status text not null check (status in ('joined', 'rewarded', 'cancelled')),
  sale_id uuid,
  reward bigint not null default 0 check (reward >= 0),
  created_at timestamp(3) with time zone not null,
  rewarded_at timestamp(3) with time zone check ((rewarded_at is not null) = (status = 'rewarded')),
  search_text text generated always as (lower(referrer_name || E'\\n' || friend_name || E'\\n' || coalesce(friend_email, ''))) stored,
  primary key (institute_id, id)
);
create table core.referral_entry (
  id uuid not null,
  institute_id uuid not null,
  user_id uuid not null,
  type text not null check (type in ('credit', 'debit')),
  amount bigint not null check (amount > 0),
  opening_balance bigint not null check (opening_balance >= 0),
  closing_balance bigint not null check (closing_balance >= 0 and closing_balance = opening_balance + case type when 'credit' then amount else -amount end),
  note text not null,
  created_at timestamp(3) with time zone not null,
  search_text text generated always as (lower(note)) stored,
  primary key (institute_id, id)
);
${['referral', 'referral_entry'].map((table) => `create index ${table}_id on core.${table} (id);
create index ${table}_created_at on core.${table} (created_at, id) include (institute_id);
create index ${table}_own_created_at on core.${table} (institute_id, created_at, id);
${read(table)}`).join('\n')}
create index referral_status on core.referral (status, institute_id);
create index referral_program on core.referral (program_id);
create index referral_referrer on core.referral (referrer_id);
create index referral_reward on core.referral (reward, id) include (institute_id);
create index referral_own_reward on core.referral (institute_id, reward, id);
create index referral_entry_person on core.referral_entry (user_id, created_at, id);
create index referral_entry_amount on core.referral_entry (amount, id) include (institute_id);
create index referral_entry_own_amount on core.referral_entry (institute_id, amount, id);
`;

/** What reports are summed up by stands with their times, so that sums of all rows look at none. */
const sumsSql = `
drop index core.sale_sold_at;
create index sale_sold_at on core.sale (sold_at, id) include (institute_id, amount, refunded, discount) where sold_at is not null;
drop index core.payment_created_at;
create index payment_created_at on core.payment (created_at, id) include (institute_id, kind, status, amount);
`;

/**
 * The same within one institute, and for what was settled and the courses that were sold. The sale of a payment stands there although no sum asks
 * for it: a view that joins sales and shows none of their columns is still read as one that needs what it would join by.
 */
const ownSumsSql = `
drop index core.sale_sold_at;
create index sale_sold_at on core.sale (sold_at, id) include (institute_id, applied_for, amount, refunded, discount) where sold_at is not null;
drop index core.sale_own_sold_at;
create index sale_own_sold_at on core.sale (institute_id, sold_at, id) include (applied_for, amount, refunded, discount) where sold_at is not null;
drop index core.sale_item;
create index sale_item on core.sale (item_id) include (institute_id, amount, refunded) where sold_at is not null;
drop index core.payment_created_at;
create index payment_created_at on core.payment (created_at, id) include (institute_id, sale_id, kind, status, amount);
drop index core.payment_own_created_at;
create index payment_own_created_at on core.payment (institute_id, created_at, id) include (sale_id, kind, status, amount);
drop index core.payment_settled_at;
create index payment_settled_at on core.payment (settled_at, id) include (institute_id, sale_id, kind, method, amount) where status = 'successful';
drop index core.payment_own_settled_at;
create index payment_own_settled_at on core.payment (institute_id, settled_at, id) include (sale_id, kind, method, amount) where status = 'successful';
drop index core.payment_branch_settled_at;
create index payment_branch_settled_at on core.payment (settled_at, id) include (institute_id, sale_id, kind, amount) where status = 'successful' and method in ('cash', 'cheque', 'bankTransfer');
drop index core.payment_own_branch_settled_at;
create index payment_own_branch_settled_at on core.payment (institute_id, settled_at, id) include (sale_id, kind, amount) where status = 'successful' and method in ('cash', 'cheque', 'bankTransfer');
`;

/** Rewards by the time they were given. */
const rewardsSql = `
create index referral_rewarded_at on core.referral (rewarded_at, id) include (institute_id);
create index referral_own_rewarded_at on core.referral (institute_id, rewarded_at, id);
`;

/** What of an invoice was paid back, in part too: it follows the sale. */
const refundsSql = `
alter table core.invoice add column refunded bigint not null default 0 check (refunded between 0 and amount);
alter table core.sale no force row level security;
alter table core.invoice no force row level security;
update core.invoice i set refunded = s.refunded from core.sale s where s.id = i.id and s.buyer_institute_id = i.institute_id and s.refunded > 0;
alter table core.invoice force row level security;
alter table core.sale force row level security;
create or replace function core.bill() returns trigger language plpgsql as $bill$ begin
  insert into core.invoice (id, institute_id, number, status, membership_id, item, price, discount, tax, amount, refunded, created_at, paid_at)
  values (new.id, new.buyer_institute_id, new.number, case new.status when 'pending' then 'open' else new.status end, new.item_id, new.item, new.price, new.discount, new.tax, new.price - new.discount + new.tax, new.refunded, new.created_at, new.sold_at)
  on conflict (institute_id, id) do update set status = excluded.status, refunded = excluded.refunded, paid_at = excluded.paid_at;
  return null;
end $bill$;
`;

/** What moved as seen by the institute, a refund with a minus, kept where it can be asked for and put in order. */
const movedSql = `
alter table core.payment add column moved bigint generated always as (case when kind = 'refund' then -amount else amount end) stored;
drop index core.payment_amount;
create index payment_moved on core.payment (moved, id) include (institute_id);
drop index core.payment_own_amount;
create index payment_own_moved on core.payment (institute_id, moved, id);
`;

/** Whom an invoice is from and to, as they were called at the time. */
const partiesSql = `
alter table core.invoice add column issuer_id uuid, add column addressee text, add column addressee_email text;
alter table core.sale no force row level security;
alter table core.invoice no force row level security;
update core.invoice i set issuer_id = s.institute_id, addressee = s.buyer_name, addressee_email = s.buyer_email from core.sale s where s.id = i.id and s.buyer_institute_id = i.institute_id;
alter table core.invoice force row level security;
alter table core.sale force row level security;
create or replace function core.bill() returns trigger language plpgsql as $bill$ begin
  insert into core.invoice (id, institute_id, issuer_id, addressee, addressee_email, number, status, membership_id, item, price, discount, tax, amount, refunded, created_at, paid_at)
  values (new.id, new.buyer_institute_id, new.institute_id, new.buyer_name, new.buyer_email, new.number, case new.status when 'pending' then 'open' else new.status end, new.item_id, new.item, new.price, new.discount, new.tax, new.price - new.discount + new.tax, new.refunded, new.created_at, new.sold_at)
  on conflict (institute_id, id) do update set status = excluded.status, refunded = excluded.refunded, paid_at = excluded.paid_at;
  return null;
end $bill$;
`;

export const steps: readonly TableStep[] = [{ name: 'sales_001_sales', sql: salesSql }, { name: 'sales_002_reports', sql: reportsSql }, { name: 'sales_003_invoices', sql: invoicesSql }, { name: 'sales_004_referrals', sql: referralsSql }, { name: 'sales_005_sums', sql: sumsSql }, { name: 'sales_006_own_sums', sql: ownSumsSql }, { name: 'sales_007_rewards', sql: rewardsSql }, { name: 'sales_008_refunds', sql: refundsSql }, { name: 'sales_009_moved', sql: movedSql }, { name: 'sales_010_parties', sql: partiesSql }];

export const searched: readonly SearchedTable[] = [
  { table: 'sale', texts: ['number', 'item', 'buyer_name', 'buyer_email', 'coupon_code'], index: { name: 'sale_search' } },
  { table: 'payment', texts: ['reference', 'payer_name', 'payer_email'], index: { name: 'payment_search' } },
  { table: 'invoice', texts: ['number', 'item'] },
  { table: 'referral', texts: ['referrer_name', 'friend_name', 'friend_email'] },
  { table: 'referral_entry', texts: ['note'] },
];
