import type { FastifyInstance } from 'fastify';
import { ok } from '../../kernel/http/readBody';

/**
 * The marks of analytics a public page loads (part 1 §7), by the names of the specification. `null`: none is set up,
 * and the page loads nothing.
 */
export function registerAnalyticsRoutes(app: FastifyInstance): void {
  app.get('/api/v9/web-configs/app-integrations', { config: { public: true, withoutPlan: true } }, async () => ok(NONE));
}

const NONE = { 'facebook-pixel': null, 'google-tag': null, 'google-analytics': null };
