import type { FastifyInstance, FastifyRequest } from 'fastify';
import { f } from '../../src/schemas';
import { version } from '../../package.json';
import type { PlatformContext } from '../context';
import { firstSteps } from '../home/firstSteps';
import { recentWork } from '../home/recent';
import { statistics } from '../home/statistics';
import { tenantOf } from '../tenant/tenantOf';
import { tokenBalance } from '../tokens/balance';
import { pageQuery } from './pageQuery';
import { ok, readBody } from './readBody';
import { bearer } from './session';

/** What the home screen and the header show of the whole (part 2 §7). */
export function registerHomeRoutes(app: FastifyInstance, context: PlatformContext): void {
  app.get(`${BASE}/home/version`, { config: { withoutPlan: true } }, async () => ok({ version }));
  app.post(`${BASE}/home/statistics`, { config: { reading: true } }, async (request) => {
    const { actor } = bearer(request);
    const { instituteId } = readBody({ body: request.body ?? {}, fields: { instituteId: f.text() } });
    const chosen = await chosenInstitute({ context, request, asked: instituteId });
    return ok({ figures: await statistics({ context, actor, requestId: request.id, instituteId: chosen }) });
  });
  app.get(`${BASE}/home/recent`, async (request) => {
    const { actor } = bearer(request);
    const { size } = pageQuery({ query: request.query, size: 10, maxSize: 50 });
    const chosen = await chosenInstitute({ context, request, asked: (request.query as Readonly<Record<string, unknown>>)['instituteId'] });
    const items = await recentWork({ context, actor, requestId: request.id, size, instituteId: chosen });
    return ok({ items, total: items.length, page: 0, size });
  });
  app.get(`${BASE}/home/first-steps`, async (request) => ok({ steps: await firstSteps({ context, actor: bearer(request).actor }) }));
  app.get(`${BASE}/ai-token/balance`, { config: { withoutPlan: true } }, async (request) => {
    const { actor } = bearer(request);
    return ok(await tokenBalance({ context, actor, instituteId: await tenantOf({ context, actor, query: request.query }) }));
  });
}

const BASE = '/api/v9';

/** The one institute that is asked for; `null` for all that the actor sees. @throws NOT_FOUND for one that is not the actor's */
async function chosenInstitute({ context, request, asked }: { context: PlatformContext; request: FastifyRequest; asked: unknown }): Promise<string | null> {
  if (asked === undefined || asked === null || asked === '') return null;
  return tenantOf({ context, actor: bearer(request).actor, query: { instituteId: asked } });
}
