import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { wake } from '../jobs/wake';
import type { Config } from '../kernel/config/config';
import type { PlatformContext } from '../kernel/context';
import type { AnyTables } from '../kernel/db/scope';
import { composeMessage, plainName, type MessageContent, type MessageKind, type MessageTo } from './compose';
import { LANGUAGES, type Language } from '../kernel/language';
import { wordsIn } from './words';

export interface Recipient {
  readonly channel: 'email' | 'sms';
  readonly address: string;
}

export interface NewMessage extends MessageTo {
  readonly trx: Kysely<AnyTables>;
  /** Whether mails go out by a server. */
  readonly context: { readonly config: Pick<Config, 'smtp'> };
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
  /** `kept`: nothing sends it. */
  readonly state: 'kept' | 'waiting' | 'sent' | 'failed' | 'expired';
  readonly tries: number;
  /** When it is tried next, and why the last try failed. */
  readonly nextTryAt: string | null;
  readonly failure: string | null;
}

/**
 * Puts a message into the outbox, in the transaction of what caused it: no message about what did not happen. A mail is
 * sent from there where there is a server for it; nobody waits for that. @returns its id
 */
export async function sendMessage({ trx, context, to, language, appName, content }: NewMessage): Promise<string> {
  const id = newId();
  const { subject, body, html, code, link } = composeMessage({ to, language, appName, content });
  const isSent = context.config.smtp !== null && to.channel === 'email';
  const seconds = 'minutes' in content ? content.minutes * 60 : 'hours' in content ? content.hours * 3600 : null;
  await sql`insert into core.outbox (id, channel, recipient, kind, language, subject, body, html, code, link, state, next_try_at, expires_at, sender)
    values (${id}, ${to.channel}, ${to.address}, ${content.kind}, ${language}, ${subject}, ${body}, ${html}, ${code}, ${link},
      ${isSent ? 'waiting' : 'kept'}, case when ${isSent} then now() end, now() + make_interval(secs => ${seconds}::double precision), ${plainName(appName)})`.execute(trx);
  if (isSent) await wake({ trx, queue: 'mail' });
  return id;
}

/** The latest messages, newest first, and how many of the last seven days were given up. Needs the scope of all institutes. */
export async function readOutbox({ trx, page, size }: { readonly trx: Kysely<AnyTables>; readonly page: number; readonly size: number }): Promise<{ items: Message[]; total: number; failed: number }> {
  const [items, counts] = [
    await sql<Message>`select id, at, channel, recipient, kind, language, subject, body, html, code, link, state, tries, next_try_at as "nextTryAt", failure from core.outbox order by at desc, id desc limit ${size} offset ${page * size}`.execute(trx),
    await sql<{ total: number; failed: number }>`select count(*)::int as total, count(*) filter (where state = 'failed' and at > now() - interval '7 days')::int as failed from core.outbox`.execute(trx),
  ];
  return { items: items.rows, ...counts.rows[0]! };
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
  await sql`update core.outbox o set link = null, html = null, state = case when state = 'waiting' then 'expired' else state end, body = case ${words} else o.body end
    from core.account_link l where l.message_id = o.id and o.link is not null
      and (l.used_at is not null or l.replaced_at is not null or l.expires_at <= ${now.toISOString()})`.execute(trx);
}

/** How long a message stays in the outbox. */
const MESSAGE_DAYS = 90;

/** Removes messages of longer ago, so many at a time: they tell of people. @returns how many went */
export async function forgetMessages({ database, clock }: Pick<PlatformContext, 'database' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - MESSAGE_DAYS * 86_400_000).toISOString();
  for (let gone = 0; ; ) {
    const { numAffectedRows } = await database.transaction({ scope: { kind: 'all' } }, (trx) => sql`delete from core.outbox where id in (select id from core.outbox where at < ${before} order by at limit 1000 for update skip locked)`.execute(trx));
    gone += Number(numAffectedRows ?? 0);
    if (!numAffectedRows) return gone;
  }
}
