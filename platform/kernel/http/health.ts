import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { PlatformContext } from '../context';
import { failure } from '../errors';

/** `/healthz`: the process lives. `/readyz`: it can serve, that is, reach the database and store what is sent to it. */
export function registerHealthRoutes(app: FastifyInstance, context: PlatformContext): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    const asked = context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => sql`select 1`.execute(trx)).then(() => true);
    const isReady = await Promise.race([asked, later()]).catch(() => false);
    if (!isReady) throw failure({ code: 'UNAVAILABLE', headers: { 'retry-after': '1' } });
    if (await isFull(context.config.dataDir)) throw failure({ code: 'NO_SPACE' });
    return { status: 'ready' };
  });
}

/** As much as the embedded database takes at a time. */
const LEAST_FREE_BYTES = 16 * 1_048_576;

async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < LEAST_FREE_BYTES;
}

const PATIENCE_MS = 2_000;

function later(): Promise<boolean> {
  return new Promise((done) => setTimeout(() => done(false), PATIENCE_MS).unref());
}
