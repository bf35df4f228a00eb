import { sql } from 'kysely';
import { declared } from '../../kernel/db/declaredTables';
import type { Trx } from '../../records/operation';

/** Failures further apart than this are no row of them. */
const APART_MS = 24 * 60 * 60_000;

/**
 * Counts a wrong password or code with the person, for whoever looks after the accounts: how many in a row, and when the
 * last was. Neither a change of the record nor a new version of it. Needs the scope of all institutes.
 */
export async function countFailedSignIn({ trx, userId, now }: { readonly trx: Trx; readonly userId: string; readonly now: Date }): Promise<void> {
  const recent = new Date(now.getTime() - APART_MS).toISOString();
  await declared(trx)
    .updateTable('app.user')
    .set((eb) => ({
      failed_sign_ins: sql`case when ${eb.ref('last_failed_sign_in_at')} >= ${recent}::timestamptz then least(coalesce(${eb.ref('failed_sign_ins')}, 0) + 1, ${MOST}) else 1 end`,
      last_failed_sign_in_at: now.toISOString(),
    }))
    .where('id', '=', userId)
    .execute();
}

/** After a good sign-in the count begins anew; when the last failure was stays known. */
export async function forgetFailedSignIns({ trx, userId }: { readonly trx: Trx; readonly userId: string }): Promise<void> {
  await declared(trx).updateTable('app.user').set({ failed_sign_ins: 0 }).where('id', '=', userId).where('failed_sign_ins', '<>', 0).execute();
}

const MOST = 1_000_000;
