import { sql, type Kysely } from 'kysely';
import type { AnyTables } from '../scope';
import { findAbilities } from './apply';

/** What waits until new tables are filled. */
export interface LaterStatements {
  readonly indexes: string[];
  /** That what one table refers to is in another. */
  readonly references: string[];
}

/** Held by whoever changes the schema, and shared by those who only add indexes: `migr`. */
export const MIGRATION_LOCK = 0x6d696772;

/** Where rows of a table are being written, its indexes let the others go first: whoever waits for a table keeps all who come after from it. */
const PATIENCE = '1s';
const TRIES = 60;
/** SQLSTATEs of a lock that was not had in time, and of two who wait for each other. */
const HELD_UP = new Set(['55P03', '40P01']);

/** Connections that build side by side: one a processor of the smallest machines. */
const BUILDERS = 2;

/**
 * Makes the indexes that `applySchema` left for later, over tables that are filled by now: each is sorted once, rather than row by row.
 * A table at a time, in a transaction of its own, so that whoever writes meanwhile waits for a moment and never for two tables.
 * Whoever is stopped on the way has the missing ones made by the next start.
 * @param owner Connection of the tables' owner
 * @param indexes `create index` statements; one that is there is left as it is
 * @throws what the database says of a statement
 */
export async function makeIndexes({ owner, indexes }: { readonly owner: Kysely<AnyTables>; readonly indexes: readonly string[] }): Promise<void> {
  const left = byTable(indexes).map((statements) => ({ statements, tried: 0 }));
  await Promise.all(Array.from({ length: BUILDERS }, async () => {
    for (let share = left.shift(); share; share = left.shift()) {
      const { statements, tried } = share;
      try {
        await owner.transaction().execute((trx) => makeThose({ trx, statements }));
      } catch (error) {
        if (!HELD_UP.has(String((error as { code?: unknown }).code)) || tried === TRIES) throw error;
        left.push({ statements, tried: tried + 1 });
      }
    }
  }));
}

async function makeThose({ trx, statements }: { readonly trx: Kysely<AnyTables>; readonly statements: readonly string[] }): Promise<void> {
  await findAbilities(trx);
  const missing = statements.map((statement) => statement.replace(/^(create (?:unique )?index) (?!if not exists )/i, '$1 if not exists '));
  await sql.raw(`select pg_advisory_xact_lock_shared(${MIGRATION_LOCK});\nset local synchronous_commit = off; set local lock_timeout = '${PATIENCE}';\n${missing.join(';\n')}`).execute(trx);
}

/** Has what one table refers to held to, one after the other: each locks two tables. What another node has seen to meanwhile is left as it is. @throws what the database says of a statement */
export async function makeReferences({ owner, references }: { readonly owner: Kysely<AnyTables>; readonly references: readonly string[] }): Promise<void> {
  if (references.length === 0) return;
  await owner.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint where conname = any(${references.map(nameIn)}::text[])`.execute(trx);
    const there = new Set(rows.map(({ name }) => name));
    const missing = references.filter((statement) => !there.has(nameIn(statement)));
    if (missing.length > 0) await sql.raw(missing.join(';\n')).execute(trx);
  });
}

/** The constraint that a statement adds. */
function nameIn(statement: string): string {
  return / add constraint "?([^" ]+)"? /i.exec(statement)?.[1] ?? statement;
}

function byTable(statements: readonly string[]): string[][] {
  const found = new Map<string, string[]>();
  for (const statement of statements) {
    const table = / on ([^ ]+) /i.exec(statement)?.[1]?.replaceAll('"', '') ?? statement;
    found.set(table, [...(found.get(table) ?? []), statement]);
  }
  return [...found.values()];
}
