import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { PlatformContext } from '../../kernel/context';

/** Long enough to open a socket over a slow network. In ms. */
const GOOD_FOR_MS = 30_000;

type Context = Pick<PlatformContext, 'database' | 'clock'>;

/** Gives a ticket for a session; those that nobody used go. */
export async function giveTicket({ context: { database, clock }, sessionId }: { readonly context: Context; readonly sessionId: string }): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = randomBytes(24).toString('base64url');
  const now = clock();
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS).toISOString();
  await database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    await sql`delete from core.chat_ticket where expires_at < ${now.toISOString()}`.execute(trx);
    await sql`insert into core.chat_ticket (ticket_hash, session_id, expires_at) values (${hashOf(ticket)}, ${sessionId}::uuid, ${expiresAt})`.execute(trx);
  });
  return { ticket, expiresAt };
}

/** Takes a ticket: the session it was given to, once and in time; otherwise `null`. */
export async function takeTicket({ context: { database, clock }, ticket }: { readonly context: Context; readonly ticket: string }): Promise<string | null> {
  return database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    const { rows } = await sql<{ session_id: string; expires_at: string }>`delete from core.chat_ticket where ticket_hash = ${hashOf(ticket)} returning session_id, expires_at`.execute(trx);
    const [row] = rows;
    return row && new Date(row.expires_at).getTime() > clock().getTime() ? row.session_id : null;
  });
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}
