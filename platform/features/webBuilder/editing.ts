import { sql } from 'kysely';
import type { CallReply } from '../../../src/schemas';
import type { tellEditing } from '../../../src/customPages/webBuilder/calls';
import { writing, type SiteCall } from './begin';
import { findRow } from './drafts';

/** Milliseconds after which somebody who says nothing any more has gone. */
export const GONE_MS = 45_000;

/** Notes that somebody edits a site, by their session, and says who else does: others, or the same person elsewhere. */
export async function noteEditing(call: SiteCall, isLeaving: boolean): Promise<CallReply<typeof tellEditing>> {
  const { owner, actor, context } = call;
  const now = context.clock();
  const gone = new Date(now.getTime() - GONE_MS).toISOString();
  return writing(call, async (trx) => {
    await sql`delete from core.web_site_editor where institute_id = ${owner} and (seen_at < ${gone} or (${isLeaving} and session_id = ${actor.sessionId}))`.execute(trx);
    if (!isLeaving) {
      await sql`insert into core.web_site_editor (institute_id, session_id, user_id, name, since, seen_at) values (${owner}, ${actor.sessionId}, ${actor.id}, ${actor.name}, ${now.toISOString()}, ${now.toISOString()})
        on conflict (institute_id, session_id) do update set seen_at = excluded.seen_at, name = excluded.name`.execute(trx);
    }
    // Nothing of the operator's people, whom an institute does not see: nobody else stands in its rows.
    const { rows } = await sql<{ name: string | null; isOwn: boolean; since: string }>`select case when exists (select 1 from app."user" u where u.id = e.user_id) then e.name end as name, e.user_id = ${actor.id}::uuid as "isOwn", e.since
      from core.web_site_editor e where e.institute_id = ${owner} and e.session_id <> ${actor.sessionId} order by e.since, e.name`.execute(trx);
    const site = await findRow({ trx, owner });
    return { version: site?.version ?? 0, isOwn: site?.updated_by === actor.id, others: rows.map((row) => ({ name: row.name, isOwn: row.isOwn, since: new Date(row.since).toISOString() })) };
  });
}
