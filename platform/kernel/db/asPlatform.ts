import { sql, type Kysely } from 'kysely';
import { quote } from './columns';
import type { AnyTables } from './scope';

/**
 * Runs statements of the platform's own within somebody's transaction: they see every institute, and what comes after
 * them is held to the scope again. For questions whose answer is everybody's, such as a setting of the operator; never
 * for anything a caller has named. An error leaves the transaction failed, and with it the role.
 */
export async function asPlatform<T>({ trx, run }: { readonly trx: Kysely<AnyTables>; readonly run: () => Promise<T> }): Promise<T> {
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(trx);
  await sql`set local role lectern_all`.execute(trx);
  const result = await run();
  await sql.raw(`set local role ${quote(rows[0]!.role)}`).execute(trx);
  return result;
}
