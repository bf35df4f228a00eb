import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { asPlatform } from '../../kernel/db/asPlatform';
import { voidLinks } from '../account/voidLinks';
import { hashToken } from '../sessions/sessions';
import { findPersonById, type Person } from '../people/people';
import type { AnyTables } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';

type Trx = Kysely<AnyTables>;

/** `invite`: for somebody who has never set a password · `reset`: for somebody who has. */
export type LinkPurpose = 'invite' | 'reset';

/** How long a link is worth anything. */
export const LINK_HOURS: Readonly<Record<LinkPurpose, number>> = { invite: 7 * 24, reset: 24 };

export interface NewLink {
  readonly trx: Trx;
  readonly now: Date;
  readonly purpose: LinkPurpose;
  readonly person: { readonly id: string; /** The operator's own people have the operator's. */ readonly instituteId: string; readonly address: string };
  /** Who has it sent; `null`: the platform itself. */
  readonly sentBy: string | null;
}

/**
 * Makes a link for a person; those sent before are worth nothing from then on. Works in a tenant's transaction for people
 * of that tenant. The returned token is nowhere else.
 * @throws TOO_MANY_REQUESTS when as many were sent to the address within the hour as may be
 */
export async function issueLink({ trx, now, purpose, person, sentBy }: NewLink): Promise<{ readonly id: string; readonly token: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = newId();
  await refuseTooMany({ trx, now, address: person.address.toLowerCase() });
  await voidLinks({ trx, userId: person.id, now });
  await sql`insert into core.account_link (id, token_hash, purpose, user_id, institute_id, address, sent_by, created_at, expires_at)
    values (${id}, ${hashToken(token)}, ${purpose}, ${person.id}, ${person.instituteId}, ${person.address.toLowerCase()}, ${sentBy}, ${now.toISOString()},
      ${new Date(now.getTime() + LINK_HOURS[purpose] * 3_600_000).toISOString()})`.execute(trx);
  return { id, token };
}

/** Links to one address within an hour, whoever sends them: more would only fill somebody's post box. */
const HOURLY_LINKS = 10;
const HOUR_MS = 3_600_000;

async function refuseTooMany({ trx, now, address }: { trx: Trx; now: Date; address: string }): Promise<void> {
  // One after the other: of several at the same moment each sees those before.
  await sql`select pg_advisory_xact_lock(${LINK_LOCK}, hashtext(${address}))`.execute(trx);
  // An account may have been made anew, by another institute.
  const { rows } = await asPlatform({ trx, run: () => sql<{ created_at: string }>`select created_at from core.account_link
    where address = ${address} and created_at > ${new Date(now.getTime() - HOUR_MS).toISOString()} order by created_at desc offset ${HOURLY_LINKS - 1} limit 1`.execute(trx) });
  if (!rows[0]) return;
  const seconds = Math.max(1, Math.ceil((Date.parse(rows[0].created_at) + HOUR_MS - now.getTime()) / 1_000));
  throw failure({ reason: 'tooManyLinks', params: { most: HOURLY_LINKS, minutes: Math.ceil(seconds / 60) }, headers: { 'retry-after': String(seconds) } });
}

/** `link` */
const LINK_LOCK = 0x6c696e6b;

/** A link that is good, and whose it is. */
export interface GoodLink {
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly person: Person;
  /** The name of whoever has sent it. */
  readonly sentBy: string | null;
}

interface LinkRow {
  id: string; purpose: LinkPurpose; user_id: string; address: string; expires_at: string; used_at: string | null; replaced_at: string | null; has_newer: boolean; sender: string | null;
}

/**
 * The link of a token, and its person. Needs the scope of all institutes.
 * @param isLocked holds it until the transaction ends, so that of two who use it at once one comes first
 * @throws WRONG_LINK saying why: unknown, used, replaced by a newer one, too old, or of an account that is closed or has
 * another address by now
 */
export async function requireLink({ trx, token, now, isLocked = false }: { readonly trx: Trx; readonly token: string; readonly now: Date; readonly isLocked?: boolean }): Promise<GoodLink> {
  // The person first, as whoever closes an account does it: taken the other way round, each would wait for the other.
  if (isLocked) await sql`select 1 from app."user" where id = (select user_id from core.account_link where token_hash = ${hashToken(token)}) for no key update`.execute(trx);
  const { rows } = await sql<LinkRow>`
    select l.id, l.purpose, l.user_id, l.address, l.expires_at, l.used_at, l.replaced_at, s.name as sender,
      exists (select 1 from core.account_link n where n.user_id = l.user_id and n.purpose = l.purpose and n.id <> l.id and n.created_at >= l.created_at) as has_newer
    from core.account_link l left join app."user" s on s.id = l.sent_by and s.deleted_at is null
    where l.token_hash = ${hashToken(token)}${isLocked ? sql` for update of l` : sql``}`.execute(trx);
  const link = rows[0];
  if (!link) throw failure({ reason: 'linkUnknown' });
  if (link.used_at !== null) throw failure({ reason: 'linkUsed' });
  const person = await findPersonById({ trx, id: link.user_id });
  const isTheirs = person !== null && person.email.toLowerCase() === link.address && (person.isActive || (link.purpose === 'invite' && person.isInvited));
  if (!isTheirs) throw failure({ reason: 'linkClosed' });
  // Void without a newer one: the account was closed, and is open again.
  if (link.replaced_at !== null) throw failure({ reason: link.has_newer ? 'linkReplaced' : 'linkClosed' });
  if (Date.parse(link.expires_at) <= now.getTime()) throw failure({ reason: link.purpose === 'invite' ? 'invitationExpired' : 'linkExpired' });
  return { id: link.id, purpose: link.purpose, person, sentBy: link.sender };
}

/** Uses a link up, and with it every other one of the person. */
export async function spendLink({ trx, link, now }: { readonly trx: Trx; readonly link: GoodLink; readonly now: Date }): Promise<void> {
  await sql`update core.account_link set used_at = ${now.toISOString()} where id = ${link.id}`.execute(trx);
  await voidLinks({ trx, userId: link.person.id, now });
}
