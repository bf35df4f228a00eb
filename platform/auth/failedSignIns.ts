import { sql } from 'kysely';
import type { Trx } from '../operations/operation';

/** Failures further apart than this are no row of them. */
const APART_MS = 24 * 60 * 60_000;

/**
 * Counts a wrong password or code with the person, for whoever looks after the accounts: how many in a row, and when the
 * last was. Neither a change of the record nor a new version of it. Needs the scope of all institutes.
 */
export async function countFailedSignIn({ trx, userId, now }: { readonly trx: Trx; readonly userId: string; readonly now: Date }): Promise<void> {
  const recent = new Date(now.getTime() - APART_MS).toISOString();
  await sql`update app."user" set failed_sign_ins = case when last_failed_sign_in_at >= ${recent}::timestamptz then least(coalesce(failed_sign_ins, 0) + 1, ${MOST}) else 1 end,
    last_failed_sign_in_at = ${now.toISOString()}::timestamptz where id = ${userId}::uuid`.execute(trx);
}

/** After a good sign-in the count begins anew; when the last failure was stays known. */
export async function forgetFailedSignIns({ trx, userId }: { readonly trx: Trx; readonly userId: string }): Promise<void> {
  await sql`update app."user" set failed_sign_ins = 0 where id = ${userId}::uuid and failed_sign_ins <> 0`.execute(trx);
}

const MOST = 1_000_000;
