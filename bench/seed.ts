import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { tableOf } from '../platform/kernel/db/columns';
import { parseConfig } from '../platform/kernel/config/config';
import { connectDatabase } from '../platform/kernel/db/connect';
import { openEmbedded } from '../platform/kernel/db/embedded';
import { HANDLERS, JOBS } from '../platform/handlers';
import { loadDeclarations } from '../platform/declarations';
import { seedMany } from '../platform/demo/many';
import { createLogger } from '../platform/kernel/logger';

// node scripts/tsRun.mjs bench/seed.ts <data folder> <learners>: adds learners to a platform's demo content, once, and
// writes into the folder's `weight.json` how fast the last came in and what table and indexes weigh, in bytes.
const [, , dataDir = '', learners = '100000'] = process.argv;
const config = parseConfig({ env: { ...process.env, LECTERN_DATA: dataDir, LOG_LEVEL: 'error' } });
const logger = createLogger(config);
const embedded = await openEmbedded({ dataDir: config.dataDir, logger });
const database = connectDatabase({ target: embedded.target, poolSize: 4, logger });
try {
  const present = await database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => trx.selectFrom('app.user').select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow());
  if (Number(present.count) < Number(learners)) {
    const loader = loadDeclarations();
    const times: number[] = [performance.now()];
    const onProgress = (done: number): void => {
      times.push(performance.now());
      console.log(`${done} learners`);
    };
    await seedMany({ context: { config, database, loader, logger, clock: () => new Date(), handlers: HANDLERS, jobs: JOBS }, users: Number(learners), onProgress });
    const table = tableOf(loader.require('user')).sql;
    const { rows } = await sql<Record<'heap' | 'indexes' | 'count', number>>`
      select pg_relation_size(${table}::regclass)::float8 as heap, pg_indexes_size(${table}::regclass)::float8 as indexes,
        (select count(*)::float8 from pg_index where indrelid = ${table}::regclass) as count`.execute(database.owner);
    writeFileSync(join(config.dataDir, 'weight.json'), JSON.stringify({ ...rows[0], insertsPerSecond: 10_000 / ((times.at(-1)! - times.at(-2)!) / 1000) }));
  }
} finally {
  await database.close();
  await embedded.stop();
}
