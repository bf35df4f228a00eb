import { secured, type TableStep } from '../kernel/db/ownTables';

/** Messages of the payment provider that were taken: each once, whatever it comes how often. */
const eventSql = `
create table core.payment_event (
  id text primary key,
  provider text not null,
  event text not null,
  order_ref text,
  payment_ref text,
  outcome text not null,
  received_at timestamptz not null default now()
);
create index payment_event_received on core.payment_event (received_at);
${secured('payment_event', 'select, insert, update, delete')}
`;

/** The books of the sandbox: what it was asked for, what was paid there, and what it has still to tell. */
const sandboxSql = `
create table core.sandbox_order (
  id text primary key,
  paise bigint not null check (paise > 0),
  receipt text not null,
  created_at timestamptz not null default now()
);
${secured('sandbox_order', 'select, insert')}
create table core.sandbox_payment (
  id text primary key,
  order_ref text not null references core.sandbox_order,
  paise bigint not null,
  status text not null check (status in ('captured', 'failed')),
  created_at timestamptz not null default now()
);
create unique index sandbox_paid_once on core.sandbox_payment (order_ref) where status = 'captured';
create index sandbox_payment_order on core.sandbox_payment (order_ref);
${secured('sandbox_payment', 'select, insert')}
create table core.sandbox_message (
  id uuid primary key,
  event_id text not null,
  body text not null,
  due_at timestamptz not null,
  tries int not null default 0
);
create index sandbox_message_due on core.sandbox_message (due_at);
${secured('sandbox_message', 'select, insert, update, delete')}
`;

export const steps: readonly TableStep[] = [{ name: '023_payment_event', sql: eventSql }, { name: '024_sandbox', sql: sandboxSql }];
