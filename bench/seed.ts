import { parseConfig } from '../platform/config';
import { connectDatabase } from '../platform/db/connect';
import { openEmbedded } from '../platform/db/embedded';
import { loadDeclarations } from '../platform/declarations';
import { seedMany } from '../platform/demo/many';
import { createLogger } from '../platform/log/logger';

// node scripts/tsRun.mjs bench/seed.ts <data folder> <learners>: adds learners to a platform's demo content, once.
const [, , dataDir = '', learners = '100000'] = process.argv;
const config = parseConfig({ env: { ...process.env, LECTERN_DATA: dataDir, LOG_LEVEL: 'error' } });
const logger = createLogger(config);
const embedded = await openEmbedded({ dataDir: config.dataDir, logger });
const database = connectDatabase({ target: embedded.target, poolSize: 4, logger });
try {
  const present = await database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => trx.selectFrom('app.user').select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow());
  if (Number(present.count) < Number(learners)) {
    await seedMany({ context: { config, database, loader: loadDeclarations(), logger, clock: () => new Date() }, users: Number(learners), onProgress: (done) => console.log(`${done} learners`) });
  }
} finally {
  await database.close();
  await embedded.stop();
}
