import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { AnyTables } from '../db/scope';
import { composeMessage, type MessageContent, type MessageKind, type MessageTo } from '../messages/compose';
import { LANGUAGES, type Language } from '../messages/language';
import { wordsIn } from '../messages/words';

export interface Recipient {
  readonly channel: 'email' | 'sms';
  readonly address: string;
}

export interface NewMessage extends MessageTo {
  readonly trx: Kysely<AnyTables>;
  readonly content: MessageContent;
}

export interface Message {
  readonly id: string;
  readonly at: string;
  readonly channel: Recipient['channel'];
  readonly recipient: string;
  /** `null`: from before kinds were kept. */
  readonly kind: MessageKind | null;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  readonly html: string | null;
  /** The code in it, until it has expired. */
  readonly code: string | null;
  /** The link in it, until it is worth nothing any more. */
  readonly link: string | null;
}

/** Puts a message into the outbox, in the transaction of what caused it: no message about what did not happen. @returns its id */
export async function sendMessage({ trx, to, language, appName, content }: NewMessage): Promise<string> {
  const id = newId();
  const { subject, body, html, code, link } = composeMessage({ to, language, appName, content });
  await sql`insert into core.outbox (id, channel, recipient, kind, language, subject, body, html, code, link)
    values (${id}, ${to.channel}, ${to.address}, ${content.kind}, ${language}, ${subject}, ${body}, ${html}, ${code}, ${link})`.execute(trx);
  return id;
}

/** The latest messages, newest first. Needs the scope of all institutes. */
export async function readOutbox({ trx, page, size }: { readonly trx: Kysely<AnyTables>; readonly page: number; readonly size: number }): Promise<{ items: Message[]; total: number }> {
  const [items, total] = [
    await sql<Message>`select id, at, channel, recipient, kind, language, subject, body, html, code, link from core.outbox order by at desc, id desc limit ${size} offset ${page * size}`.execute(trx),
    await sql<{ total: number }>`select count(*)::int as total from core.outbox`.execute(trx),
  ];
  return { items: items.rows, total: total.rows[0]!.total };
}

/** Takes codes out of messages that are older: what is of no use any more has no place in a table that operators read. */
export async function blankCodes({ trx, minutes }: { readonly trx: Kysely<AnyTables>; readonly minutes: number }): Promise<void> {
  const words = sql.join(LANGUAGES.map((language) => sql`when language = ${language} then ${wordsIn(language).code.expired}`), sql` `);
  await sql`update core.outbox set code = null, html = null, body = case ${words} else body end
    where at < now() - make_interval(mins => ${minutes}) and (code is not null or kind is null) and (code is not null or body like 'Your code is %')`.execute(trx);
}

/** Takes links out of messages whose link was used, has expired, or gave way to a newer one. */
export async function blankLinks({ trx, now }: { readonly trx: Kysely<AnyTables>; readonly now: Date }): Promise<void> {
  const words = sql.join(LANGUAGES.map((language) => sql`when o.language = ${language} then replace(o.body, o.link, ${wordsIn(language).link.over})`), sql` `);
  await sql`update core.outbox o set link = null, html = null, body = case ${words} else o.body end
    from core.account_link l where l.message_id = o.id and o.link is not null
      and (l.used_at is not null or l.replaced_at is not null or l.expires_at <= ${now.toISOString()})`.execute(trx);
}
