import { sql, type Kysely } from 'kysely';
import type { AnyTables } from '../../kernel/db/scope';

/** Makes every open link of a person worthless: a newer one was sent, a password was set, the address has changed, the account was closed. */
export async function voidLinks({ trx, userId, now }: { readonly trx: Kysely<AnyTables>; readonly userId: string; readonly now: Date }): Promise<void> {
  await sql`update core.account_link set replaced_at = ${now.toISOString()} where user_id = ${userId} and used_at is null and replaced_at is null`.execute(trx);
}
