import { sql } from 'kysely';
import type { Trx } from '../operation';

/**
 * Ends at once what an institute that was deleted had open: its people are signed out, and whoever acted for it: what
 * they do next was meant for the institute, and must not reach the operator's own. Signing in, its public parts and its domains (`features/closedHosts/closedHosts.ts`) look at the institute's own row.
 */
export async function closeTenant({ trx, id }: { trx: Trx; id: string }): Promise<void> {
  await shutOut({ trx, id });
  await sql`delete from core.session where acting_for = ${id}`.execute(trx);
}

/** Ends what the people of an institute are signed in with: it is shut, and must not live again when it opens. What it was is kept, so that they can be told. */
export async function shutOut({ trx, id }: { trx: Trx; id: string }): Promise<void> {
  await sql`delete from core.shut_session where expires_at < now()`.execute(trx);
  await sql`with ended as (delete from core.session where institute_id = ${id}::uuid returning token_hash, institute_id, expires_at)
    insert into core.shut_session (token_hash, institute_id, expires_at) select token_hash, institute_id, expires_at from ended where expires_at > now() on conflict do nothing`.execute(trx);
}
