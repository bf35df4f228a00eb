import { buildApp } from '../../../platform/app';
import { parseConfig } from '../../../platform/kernel/config/config';
import { connectDatabase, type DatabaseTarget } from '../../../platform/kernel/db/connect';
import { HANDLERS, JOBS } from '../../../platform/handlers';
import { loadDeclarations } from '../../../platform/declarations';
import { createLogger } from '../../../platform/kernel/logger';

// <target as JSON> <data folder>: one more node over a test's
// database, in a process of its own that can be killed. Prints its address.
const [, , target = '{}', dataDir = ''] = process.argv;
const config = {
  ...parseConfig({ env: { LECTERN_SECRET: 'only-for-tests-only-for-tests-0123', LECTERN_DATA: dataDir, LECTERN_DEMO: '0', LOG_LEVEL: 'silent' } }),
  consoleDir: null,
};
const logger = createLogger(config);
const database = connectDatabase({ target: JSON.parse(target) as DatabaseTarget, poolSize: config.poolSize, logger });
const app = await buildApp({ config, database, loader: loadDeclarations(), logger, clock: () => new Date(), handlers: HANDLERS, jobs: JOBS });
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));

/** What the process has used and holds, for whoever asks it over its channel. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  (globalThis as { gc?: () => void }).gc?.();
  const listeners = process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0);
  process.send?.({ cpu: user + system, heap: process.memoryUsage().heapUsed, resources: process.getActiveResourcesInfo().length, listeners });
});
