import { sql, type Kysely } from 'kysely';
import type { AnyTables } from '../scope';
import { findAbilities } from './apply';

/** What waits until new tables are filled. */
export interface LaterStatements {
  readonly indexes: string[];
  /** That what one table refers to is in another. */
  readonly references: string[];
}

/** Connections that build side by side: one a processor of the smallest machines. */
const BUILDERS = 2;

/**
 * Makes the indexes and references that `applySchema` left for later, over tables that are filled by now: each is sorted once, rather than row by row.
 * Whoever is stopped on the way has the missing ones made by the next start.
 * @param owner Connection of the tables' owner
 * @throws what the database says of a statement
 */
export async function makeIndexes({ owner, indexes, references }: { readonly owner: Kysely<AnyTables>; readonly indexes: readonly string[]; readonly references: readonly string[] }): Promise<void> {
  const shares = Array.from({ length: BUILDERS }, (_, nth) => indexes.filter((_statement, index) => index % BUILDERS === nth));
  await Promise.all(shares.filter((share) => share.length > 0).map((share) => owner.transaction().execute(async (trx) => {
    await findAbilities(trx);
    await sql.raw(`set local synchronous_commit = off;\n${share.join(';\n')}`).execute(trx);
  })));
  // One after the other: each locks two tables.
  if (references.length > 0) await owner.transaction().execute((trx) => sql.raw(references.join(';\n')).execute(trx));
}
