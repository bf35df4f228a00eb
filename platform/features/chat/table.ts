import { secured, type TableStep } from '../../kernel/db/ownTables';

/** Tickets that have been given and not used: each opens one socket for one session. Of a ticket its hash alone is kept. */
const ticketSql = `
create table core.chat_ticket (
  ticket_hash text primary key,
  session_id uuid not null,
  expires_at timestamptz not null
);
create index chat_ticket_expires on core.chat_ticket (expires_at);
${secured('chat_ticket', 'select, insert, delete')}
`;

export const steps: readonly TableStep[] = [{ name: 'chat_001_tickets', sql: ticketSql }];
