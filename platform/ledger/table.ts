import { secured, type SearchedTable, type TableStep } from '../kernel/db/ownTables';

const TENANT = "nullif(current_setting('lectern.tenant', true), '')::uuid";

/**
 * The one ledger of tokens and money. What moves is written as entries that come to nothing together, each on an account
 * of somebody: an institute, or the operator under its own id. Amounts are whole paise or hundredths of a token.
 *
 * An entry bears the balance before and after it and all that ever came in, which the database writes: entries of one
 * account follow one another, also those of two nodes. None is changed or taken away, by whoever serves or by the owner;
 * the same cause writes once; an account with a floor is not taken below nothing.
 */
const ledgerSql = `
create table core.ledger_account (
  name text primary key check (name ~ '^(institute|operator|gateway|tax)[.][a-zA-Z]+$'),
  unit text not null check (unit in ('paise', 'token')),
  has_floor boolean not null
);
insert into core.ledger_account (name, unit, has_floor) values
  ('institute.tokens', 'token', true), ('operator.tokensGiven', 'token', false), ('operator.tokensUsed', 'token', false),
  ('gateway.money', 'paise', false), ('operator.sales', 'paise', false), ('tax.money', 'paise', false);
${secured('ledger_account', 'select')}
create policy tenant_select on core.ledger_account for select to lectern_tenant using (true);
create policy search on core.ledger_account for select to lectern_search using (true);
grant select on core.ledger_account to lectern_tenant, lectern_search;

create table core.ledger_entry (
  id uuid primary key,
  owner_id uuid not null,
  account text not null,
  place bigint not null check (place > 0),
  cause text not null,
  kind text not null,
  amount bigint not null check (amount <> 0),
  opening bigint not null check (place > 1 or opening = 0),
  closing bigint not null check (closing = opening + amount),
  came_in bigint not null check (came_in >= 0),
  note text,
  reference text,
  created_at timestamp(3) with time zone not null,
  search_text text generated always as (lower(coalesce(note, ''))) stored,
  unique (owner_id, account, place),
  unique (cause, account, owner_id)
);
${secured('ledger_entry', 'select, insert')}
create policy tenant_select on core.ledger_entry for select to lectern_tenant using (owner_id = ${TENANT} and account like 'institute.%');
create policy search on core.ledger_entry for select to lectern_search using (true);
grant select on core.ledger_entry to lectern_tenant, lectern_search;

create function core.ledger_place() returns trigger language plpgsql as $fn$
declare floored boolean; before record;
begin
  select has_floor into floored from core.ledger_account where name = new.account;
  if not found then raise exception 'The ledger has no account %.', new.account; end if;
  perform pg_advisory_xact_lock(hashtextextended('ledger ' || new.owner_id, 0));
  if exists (select 1 from core.ledger_entry where cause = new.cause and account = new.account and owner_id = new.owner_id) then return null; end if;
  select place, closing, came_in into before from core.ledger_entry where owner_id = new.owner_id and account = new.account order by place desc limit 1;
  new.place := coalesce(before.place, 0) + 1;
  new.opening := coalesce(before.closing, 0);
  new.closing := new.opening + new.amount;
  new.came_in := coalesce(before.came_in, 0) + greatest(new.amount, 0);
  new.created_at := coalesce(new.created_at, clock_timestamp());
  if floored and new.amount < 0 and new.closing < 0 then
    raise exception 'The account % of % has %, and % are wanted.', new.account, new.owner_id, new.opening, -new.amount using errcode = 'LD001';
  end if;
  return new;
end $fn$;
create function core.ledger_comes_to_nothing() returns trigger language plpgsql as $fn$
declare wrong text;
begin
  select e.cause into wrong from core.ledger_entry e join core.ledger_account a on a.name = e.account
    where e.cause in (select cause from written) group by e.cause, a.unit having sum(e.amount) <> 0 limit 1;
  if found then raise exception 'What “%” moves does not come to nothing.', wrong using errcode = 'LD002'; end if;
  return null;
end $fn$;
create function core.ledger_stays() returns trigger language plpgsql as $fn$
begin
  raise exception 'Entries of the ledger are never changed or taken away: write another one that takes back what it did.' using errcode = 'LD003';
end $fn$;
create trigger place before insert on core.ledger_entry for each row execute function core.ledger_place();
create trigger comes_to_nothing after insert on core.ledger_entry referencing new table as written for each statement execute function core.ledger_comes_to_nothing();
create trigger stays before update or delete on core.ledger_entry for each row execute function core.ledger_stays();
create trigger stays_whole before truncate on core.ledger_entry for each statement execute function core.ledger_stays();
`;

/** What the transactions of institutes are listed, sorted and found by. */
const listSql = `
create index ledger_tokens_created_at on core.ledger_entry (created_at, id) include (owner_id) where account = 'institute.tokens';
create index ledger_tokens_own_created_at on core.ledger_entry (owner_id, created_at, id) where account = 'institute.tokens';
create index ledger_tokens_amount on core.ledger_entry ((abs(amount) * 0.01), id) include (owner_id) where account = 'institute.tokens';
create index ledger_tokens_own_amount on core.ledger_entry (owner_id, (abs(amount) * 0.01), id) where account = 'institute.tokens';
create index ledger_tokens_type on core.ledger_entry ((case when amount > 0 then 'credit' else 'debit' end), owner_id) where account = 'institute.tokens';
-- A database whose owner may not have the extension reads the texts themselves.
do $do$ declare place text; begin
  create extension if not exists pg_trgm;
  select nspname into place from pg_extension e join pg_namespace n on n.oid = e.extnamespace where extname = 'pg_trgm';
  execute format('create index ledger_tokens_search on core.ledger_entry using gin (search_text %I.gin_trgm_ops) where account = ''institute.tokens''', place);
exception when others then null;
end $do$;
`;

/**
 * Several postings in one transaction, each entered or refused by itself. What looks for the other entries of a cause looks by its
 * index, however few entries there were when its plan was made.
 */
const togetherSql = `
create function core.ledger_post_each(postings json) returns text[] language plpgsql as $fn$
declare posting json; outcomes text[] := '{}'; written integer;
begin
  for posting in select value from json_array_elements(postings) loop
    begin
      insert into core.ledger_entry (id, owner_id, account, cause, kind, amount, note, reference, created_at)
        select id, owner_id, account, cause, kind, amount, note, reference, created_at from json_populate_recordset(null::core.ledger_entry, posting);
      get diagnostics written = row_count;
      outcomes := outcomes || case when written > 0 then 'written' else 'known' end;
    exception when sqlstate 'LD001' then
      outcomes := outcomes || 'below'::text;
    end;
  end loop;
  return outcomes;
end $fn$;
alter function core.ledger_place() set enable_seqscan to off;
alter function core.ledger_comes_to_nothing() set enable_seqscan to off;
`;

export const steps: readonly TableStep[] = [{ name: '022_ledger', sql: `${ledgerSql}${listSql}` }, { name: '025_ledger_together', sql: togetherSql }];

export const searched: readonly SearchedTable[] = [{ table: 'ledger_entry', texts: ['note'], index: { name: 'ledger_tokens_search', where: "account = 'institute.tokens'" } }];
