import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { PlatformContext } from '../context';
import { failure } from '../errors';

/** `/healthz`: the process lives. `/readyz`: it can serve, that is, reach the database. */
export function registerHealthRoutes(app: FastifyInstance, context: PlatformContext): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    const asked = context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => sql`select 1`.execute(trx)).then(() => true);
    const isReady = await Promise.race([asked, later()]).catch(() => false);
    if (!isReady) throw failure({ code: 'UNAVAILABLE', headers: { 'retry-after': '1' } });
    return { status: 'ready' };
  });
}

const PATIENCE_MS = 2_000;

function later(): Promise<boolean> {
  return new Promise((done) => setTimeout(() => done(false), PATIENCE_MS).unref());
}
