import { sql, type Transaction } from 'kysely';
import { parseConfig } from '../../platform/kernel/config/config';
import { connectDatabase } from '../../platform/kernel/db/connect';
import { openEmbedded } from '../../platform/kernel/db/embedded';
import type { AnyTables, Database } from '../../platform/kernel/db/scope';
import { createLogger } from '../../platform/kernel/logger';

export interface Seeding {
  readonly database: Database;
  /** Runs as who sees every row, and waits as long as it takes: a machine that is busy is slow, and not stuck. */
  insert(work: (trx: Transaction<AnyTables>) => Promise<unknown>): Promise<void>;
  /** How many rows a table has, whoever owns them. */
  count(table: string): Promise<number>;
  /** Statistics, and index entries sorted in: measurements are of a database at rest. */
  settle(...tables: readonly string[]): Promise<void>;
}

/** Opens the database of a data folder, which a platform has filled before, and closes it once the work is done. */
export async function seeding(dataDir: string, work: (seeding: Seeding) => Promise<void>): Promise<void> {
  const config = parseConfig({ env: { ...process.env, LECTERN_DATA: dataDir, LOG_LEVEL: 'error' } });
  const logger = createLogger(config);
  const embedded = await openEmbedded({ dataDir: config.dataDir, logger });
  const database = connectDatabase({ target: embedded.target, poolSize: 2, logger });
  try {
    await work({
      database,
      insert: (rows) => database.transaction({ scope: { kind: 'all' } }, async (trx) => {
        await sql`set local statement_timeout = 0`.execute(trx);
        await rows(trx);
      }),
      count: (table) => database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => (await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(table)}`.execute(trx)).rows[0]!.count),
      settle: async (...tables) => {
        for (const table of tables) await sql`vacuum analyze ${sql.raw(table)}`.execute(database.owner);
      },
    });
  } finally {
    await database.close();
    await embedded.stop();
  }
}
