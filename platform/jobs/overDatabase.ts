import { CompiledQuery, type Kysely } from 'kysely';
import type { Db } from 'pg-boss';
import type { PlatformContext } from '../kernel/context';
import type { AnyTables } from '../kernel/db/scope';

/** The schema of pg-boss's tables. */
export const BOSS_SCHEMA = 'pgboss';

/** Runs pg-boss's statements where these run: in a transaction, or as the owner. What fails is thrown. */
export function over(db: Kysely<AnyTables>): Db {
  return { executeSql: async (text, values = []) => ({ rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows as object[] }) };
}

interface ForgivingInput {
  readonly context: Pick<PlatformContext, 'database'>;
  /** Hears of what failed. */
  readonly onFailure: (error: Error) => void;
}

/**
 * Runs pg-boss's statements through the pool that serves, so that it knows of a silent database what this knows. It never
 * throws: pg-boss waits for nobody to hear of a job's end, and a promise that nobody waits for ends the process when it
 * fails. Without rows it takes what it asked for as not done, and asks again; a job whose end was not heard of is done once
 * more when its time is up.
 */
export function forgiving({ context: { database }, onFailure }: ForgivingInput): Db {
  return {
    executeSql: async (text, values) => {
      // Whoever starts has had the owner make it.
      if (text.includes('create_queue(')) return { rows: [] };
      return database.transaction({ scope: { kind: 'all' } }, (trx) => over(trx).executeSql(withoutTransaction(text), values ?? [])).catch((error: Error & { readonly code?: string }) => {
        // Another node is at work on a queue that allows one.
        if (error.code !== UNIQUE_VIOLATION) onFailure(error);
        return {} as { rows: [] };
      });
    },
  };
}

const UNIQUE_VIOLATION = '23505';

/** Without the transaction that pg-boss puts around what it does under a lock: it has ours. */
export function withoutTransaction(text: string): string {
  return text.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');
}
