import { sql, type Kysely } from 'kysely';
import type { AnyTables } from '../scope';
import { findAbilities } from './apply';

/** Connections that build side by side: one a processor of the smallest machines. */
const BUILDERS = 2;

/**
 * Makes the indexes that `applySchema` left for later, over tables that are filled by now: each is sorted once, rather than row by row.
 * Whoever is stopped on the way has the missing ones made by the next start.
 * @param owner Connection of the tables' owner
 * @throws what the database says of a statement
 */
export async function makeIndexes({ owner, statements }: { readonly owner: Kysely<AnyTables>; readonly statements: readonly string[] }): Promise<void> {
  const shares = Array.from({ length: BUILDERS }, (_, nth) => statements.filter((_statement, index) => index % BUILDERS === nth));
  await Promise.all(shares.filter((share) => share.length > 0).map((share) => owner.transaction().execute(async (trx) => {
    await findAbilities(trx);
    await sql.raw(share.join(';\n')).execute(trx);
  })));
}
