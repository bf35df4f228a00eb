import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { writeAudit } from '../../records/audit';
import type { PlatformContext } from '../../kernel/context';
import type { Trx } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';
import { issueTicketUpload } from '../../files/issue';
import type { IssuedUpload } from '../../files/issued';
import { FILES_PATH } from '../../files/keys';
import { isKnownFile } from '../../files/knownFile';
import { kindRule } from '../../files/kinds';
import { holdFiles } from '../../files/sweep';
import { hashToken } from '../../identity/sessions/sessions';

/** How long a new institute may add its logo without signing in. */
const TICKET_MINUTES = 30;
const ALL = { kind: 'all' } as const;

/** Hands out the right to add one logo. Only its hash is stored: the returned text is nowhere else. */
export async function issueLogoTicket({ trx, now, instituteId, userId }: { readonly trx: Trx; readonly now: Date; readonly instituteId: string; readonly userId: string }): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const end = new Date(now.getTime() + TICKET_MINUTES * 60_000).toISOString();
  await sql`delete from core.registration_ticket where expires_at < ${now.toISOString()}`.execute(trx);
  await sql`insert into core.registration_ticket (token_hash, institute_id, user_id, expires_at) values (${hashToken(ticket)}, ${instituteId}, ${userId}, ${end})`.execute(trx);
  return ticket;
}

/**
 * A signed address to put the logo to.
 * @throws VALIDATION for a ticket that is unknown or over, WRONG_TYPE, TOO_MANY_REQUESTS
 */
export async function logoAddress({ context, ticket, fileName, contentType }: { context: PlatformContext; ticket: string; fileName: string; contentType: string | null }): Promise<IssuedUpload> {
  const holder = await context.database.transaction({ scope: ALL }, (trx) => holderOf({ trx, context, ticket, isLocked: false }));
  return issueTicketUpload({ context, rule: kindRule('institute')!, body: { fileName, contentType }, by: null, ...holder });
}

/**
 * Gives the new institute the logo that was put there. The ticket ends with it.
 * @throws VALIDATION for a ticket that is unknown or over, or a file that was not uploaded with it
 */
export async function setRegistrationLogo({ context, ticket, imageURL, trace }: { context: PlatformContext; ticket: string; imageURL: string; trace: string }): Promise<void> {
  await context.database.transaction({ scope: ALL }, async (trx) => {
    const { instituteId: id, userId } = await holderOf({ trx, context, ticket, isLocked: true });
    await holdFiles({ trx });
    const isOwn = imageURL.startsWith(`${FILES_PATH}${id}/institute/`) && (await isKnownFile({ context, trx, url: imageURL }));
    if (!isOwn) throw failure({ code: 'VALIDATION', problems: { imageURL: { code: 'upload' } } });
    const { rows } = await sql<{ name: string; previous: string | null }>`
      update app.institution i set image_url = ${imageURL}, version = i.version + 1, updated_at = ${context.clock().toISOString()}
      from (select id, image_url as previous from app.institution where id = ${id}::uuid) old
      where i.id = old.id and i.deleted_at is null returning i.name, old.previous`.execute(trx);
    const row = rows[0];
    if (!row) throw ticketOver();
    await sql`delete from core.registration_ticket where token_hash = ${hashToken(ticket)}`.execute(trx);
    const record = { id, name: row.name };
    await writeAudit({
      trx, actor: { id: userId, actingFor: null }, requestId: trace, resource: context.loader.require('institution'), recordId: id,
      action: 'update', before: { ...record, imageURL: row.previous }, after: { ...record, imageURL },
    });
  });
}

async function holderOf({ trx, context, ticket, isLocked }: { trx: Trx; context: PlatformContext; ticket: string; isLocked: boolean }): Promise<{ instituteId: string; userId: string }> {
  const { rows } = await sql<{ institute_id: string; user_id: string }>`select institute_id, user_id from core.registration_ticket
    where token_hash = ${hashToken(ticket)} and expires_at > ${context.clock().toISOString()}${isLocked ? sql` for update` : sql``}`.execute(trx);
  const row = rows[0];
  if (!row) throw ticketOver();
  return { instituteId: row.institute_id, userId: row.user_id };
}

function ticketOver(): Error {
  return failure({ code: 'VALIDATION', problems: { ticket: { code: 'ticketOver' } } });
}
