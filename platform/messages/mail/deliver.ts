import { sql } from 'kysely';
import { LEASE_SECONDS, MOST_TRIES, NEVER_ENDED, waitAfter } from '../../jobs/tries';
import { wake } from '../../jobs/wake';
import type { PlatformContext } from '../../kernel/context';
import { LANGUAGES } from '../../kernel/language';
import { wordsIn } from '../words';
import { sendMail, type MailFailure, type MailLimits, type OutgoingMail } from './transport';

const ALL = { kind: 'all' } as const;

/** Mails sent at once. */
const AT_ONCE = 4;
interface DueMail extends OutgoingMail {
  readonly tries: number;
}

type DeliverInput = Pick<PlatformContext, 'config' | 'database' | 'logger'> & { readonly limits?: MailLimits };

/**
 * Sends what is due. A mail is taken for a while in one transaction and settled in another, so that none waits for a
 * server with a connection to the database in hand; if this process dies between the two it is taken again afterwards.
 * Several nodes take different ones.
 * @returns how many it has tried
 */
export async function deliverDue({ config, database, logger, limits }: DeliverInput): Promise<number> {
  const { smtp } = config;
  if (!smtp) return 0;
  const due = await database.transaction({ scope: ALL }, async (trx) => {
    // A code, or a link, that has expired is of use to nobody: it is not sent late.
    await sql`update core.outbox set state = 'expired', code = null, link = null, html = null, failure = coalesce(failure, 'expired before it could be sent') where state = 'waiting' and expires_at <= now()`.execute(trx);
    await sql`update core.outbox set state = 'failed', next_try_at = null, failure = coalesce(failure, ${NEVER_ENDED}) where state = 'waiting' and next_try_at <= now() and tries >= ${MOST_TRIES}`.execute(trx);
    const { rows } = await sql<DueMail>`update core.outbox set tries = tries + 1, next_try_at = now() + make_interval(secs => ${LEASE_SECONDS})
      where id in (select id from core.outbox where state = 'waiting' and next_try_at <= now() order by next_try_at limit ${AT_ONCE} for update skip locked)
      returning id, recipient, subject, body, html, language, sender, tries`.execute(trx);
    return rows;
  });
  await Promise.all(due.map(async (mail) => {
    const failure = await sendMail({ smtp, mail, ...(limits && { limits }) });
    if (failure) logger.warn({ mail: mail.id, tries: mail.tries, reason: failure.reason }, 'a mail was not sent');
    await settle({ database, mail, failure });
  }));
  return due.length;
}

async function settle({ database, mail, failure }: { database: DeliverInput['database']; mail: DueMail; failure: MailFailure | null }): Promise<void> {
  await database.transaction({ scope: ALL }, async (trx) => {
    if (failure === null) {
      // What has arrived is not kept here as well: whoever reads the outbox must not be able to use it.
      const words = sql.join(LANGUAGES.map((language) => sql`when language = ${language} then case when link is null then body when kind in ('invitation', 'passwordLink') then replace(body, link, ${wordsIn(language).link.sent}) else body end`), sql` `);
      await sql`update core.outbox set state = 'sent', sent_at = now(), next_try_at = null, failure = null, html = null, body = case ${words} else body end, link = null where id = ${mail.id}`.execute(trx);
      await blankCode(trx, mail.id);
    } else if (failure.isFinal || mail.tries >= MOST_TRIES) {
      await sql`update core.outbox set state = 'failed', next_try_at = null, failure = ${failure.reason} where id = ${mail.id}`.execute(trx);
    } else {
      await sql`update core.outbox set next_try_at = now() + make_interval(secs => ${waitAfter(mail.tries)}), failure = ${failure.reason} where id = ${mail.id}`.execute(trx);
      await wake({ trx, queue: 'mail', inSeconds: waitAfter(mail.tries) });
    }
  });
}

async function blankCode(trx: Parameters<Parameters<DeliverInput['database']['transaction']>[1]>[0], id: string): Promise<void> {
  const words = sql.join(LANGUAGES.map((language) => sql`when language = ${language} then ${wordsIn(language).code.sent}`), sql` `);
  await sql`update core.outbox set code = null, body = case ${words} else body end where id = ${id} and code is not null`.execute(trx);
}
