import type { TableStep } from '../../kernel/db/ownTables';

/**
 * The outbox is the queue of the mails, too: a message and the job to send it are one row, written in the transaction of
 * what caused it. `kept`: nothing sends it · `waiting`: to be sent at `next_try_at` · `sent` · `failed`: given up, see
 * `failure` · `expired`: what it held was worth nothing any more before it could be sent.
 */
const mailTableSql = `
alter table core.outbox
  add column state text not null default 'kept' check (state in ('kept', 'waiting', 'sent', 'failed', 'expired')),
  add column tries int not null default 0,
  add column next_try_at timestamptz,
  add column expires_at timestamptz,
  add column sent_at timestamptz,
  add column failure text,
  add column sender text;
create index outbox_due on core.outbox (next_try_at) where state = 'waiting';
`;

export const steps: readonly TableStep[] = [{ name: '018_mail', sql: mailTableSql }];
