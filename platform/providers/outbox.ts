import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { AnyTables } from '../db/scope';

export interface Recipient {
  readonly channel: 'email' | 'sms';
  readonly address: string;
}

export interface NewMessage {
  readonly trx: Kysely<AnyTables>;
  readonly to: Recipient;
  readonly subject: string;
  readonly body: string;
}

export interface Message {
  readonly id: string;
  readonly at: string;
  readonly channel: Recipient['channel'];
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Puts a message into the outbox, in the transaction of what caused it: no message about what did not happen. */
export async function sendMessage({ trx, to, subject, body }: NewMessage): Promise<void> {
  await sql`insert into core.outbox (id, channel, recipient, subject, body) values (${newId()}, ${to.channel}, ${to.address}, ${subject}, ${body})`.execute(trx);
}

/** The latest messages, newest first. Needs the scope of all institutes. */
export async function readOutbox({ trx, page, size }: { readonly trx: Kysely<AnyTables>; readonly page: number; readonly size: number }): Promise<{ items: Message[]; total: number }> {
  const [items, total] = [
    await sql<Message>`select id, at, channel, recipient, subject, body from core.outbox order by at desc, id desc limit ${size} offset ${page * size}`.execute(trx),
    await sql<{ total: number }>`select count(*)::int as total from core.outbox`.execute(trx),
  ];
  return { items: items.rows, total: total.rows[0]!.total };
}
