import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { mayCall } from '../../../src/schemas';
import { openPreview } from '../../../src/customPages/webBuilder/calls';
import { isAcrossInstitutes } from '../../../src/schemas';
import { findPersonById } from '../../identity/people/people';
import { moduleRightsOf } from '../../identity/people/moduleRights';
import type { PlatformContext } from '../../kernel/context';
import { writing, type SiteCall } from './begin';

/** A ticket is used by the browser that asked for it, at once. */
const TICKET_MS = 60_000;
/** How long the draft can be looked at before it is asked for anew. */
const LOOKING_MS = 3_600_000;

/** An address at which one's own browser, and no other after it, may look at the draft. */
export async function issueTicket(call: SiteCall): Promise<{ address: string }> {
  const token = randomBytes(24).toString('base64url');
  await writing(call, (trx) => keepPass({ trx, token, call: { ...call, sessionId: call.actor.sessionId, userId: call.actor.id }, isTicket: true, until: call.context.clock().getTime() + TICKET_MS }));
  return { address: `/sites/${call.owner}/draft/?ticket=${token}` };
}

/** What a ticket is changed for: the token of the browser's own cookie, and how many seconds it lasts. `null` for a ticket that is none any more. */
export async function changeTicket({ context, owner, ticket }: { readonly context: PlatformContext; readonly owner: string; readonly ticket: string }): Promise<{ token: string; seconds: number } | null> {
  const now = context.clock();
  const token = randomBytes(24).toString('base64url');
  return writing({ context, owner }, async (trx) => {
    const { rows } = await sql<PassRow>`delete from core.web_site_preview where institute_id = ${owner} and hash = ${hashOf(ticket)} and is_ticket and expires_at > ${now.toISOString()} returning session_id, user_id`.execute(trx);
    await sql`delete from core.web_site_preview where institute_id = ${owner} and expires_at <= ${now.toISOString()}`.execute(trx);
    const [pass] = rows;
    if (!pass) return null;
    await keepPass({ trx, token, call: { owner, sessionId: pass.session_id, userId: pass.user_id }, isTicket: false, until: now.getTime() + LOOKING_MS });
    return { token, seconds: LOOKING_MS / 1_000 };
  });
}

/** Whether the bearer of a token still may look: the sign-in lasts, and so does the right. */
export async function mayLook({ context, owner, token }: { readonly context: PlatformContext; readonly owner: string; readonly token: string }): Promise<boolean> {
  const now = context.clock().toISOString();
  return context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    const { rows } = await sql<PassRow & { acting_for: string | null }>`select p.session_id, p.user_id, s.acting_for from core.web_site_preview p join core.session s on s.id = p.session_id and s.expires_at > ${now}
      where p.institute_id = ${owner} and p.hash = ${hashOf(token)} and not p.is_ticket and p.expires_at > ${now}`.execute(trx);
    const [pass] = rows;
    const person = pass ? await findPersonById({ trx, id: pass.user_id }) : null;
    if (!pass || !person?.isActive) return false;
    const isAcross = isAcrossInstitutes(person);
    if (isAcross && person.role !== 'super_admin' && pass.acting_for !== null && pass.acting_for !== owner) return false;
    if (!isAcross && (person.institute?.id !== owner || !person.institute.isOpen)) return false;
    return mayCall({ id: person.id, role: person.role, instituteId: isAcross ? null : owner, allowAllInstitutes: isAcross, modules: await moduleRightsOf({ trx, userId: person.id }) }, openPreview);
  });
}

interface PassRow {
  readonly session_id: string;
  readonly user_id: string;
}

async function keepPass({ trx, token, call, isTicket, until }: { readonly trx: Parameters<Parameters<typeof writing>[1]>[0]; readonly token: string; readonly call: { readonly owner: string; readonly sessionId: string; readonly userId: string }; readonly isTicket: boolean; readonly until: number }): Promise<void> {
  await sql`insert into core.web_site_preview (hash, institute_id, session_id, user_id, is_ticket, expires_at) values (${hashOf(token)}, ${call.owner}, ${call.sessionId}, ${call.userId}, ${isTicket}, ${new Date(until).toISOString()})`.execute(trx);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
