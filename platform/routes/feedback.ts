import type { FastifyInstance, FastifyRequest } from 'fastify';
import { f } from '../../src/schemas';
import type { PlatformContext } from '../context';
import { failure } from '../errors';
import { listFeedback, storeFeedback } from '../feedback/feedback';
import { pageQuery } from './pageQuery';
import { ok, readBody } from './readBody';

/** Feedback of the public page: anybody gives it, the super admin reads it. */
export function registerFeedbackRoutes(app: FastifyInstance, context: PlatformContext): void {
  const count = app.createRateLimit({ max: FEEDBACKS_A_MINUTE, timeWindow: '1 minute' });
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw failure({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': String(counted.ttlInSeconds) } });
  };
  app.post(PATH, { onRequest, config: { public: true, withoutPlan: true } }, async (request, reply) => {
    const feedback = readBody({ body: request.body, fields: FIELDS });
    return reply.code(201).send(ok({ id: await storeFeedback({ context, feedback }) }, 201));
  });
  app.get(PATH, async (request) => {
    if (request.actor?.role !== 'super_admin') throw failure({ code: 'FORBIDDEN' });
    const asked = pageQuery({ query: request.query, size: 20, maxSize: 100 });
    return ok({ ...(await listFeedback({ context, ...asked })), ...asked });
  });
}

const PATH = '/api/v9/feedback';
/** From one address: people think longer over what they say. */
const FEEDBACKS_A_MINUTE = 10;
const FIELDS = {
  message: f.longText({ required: true, maxLength: 2000 }),
  rating: f.integer({ min: 1, max: 5 }),
  name: f.text({ maxLength: 120 }),
  email: f.email(),
} as const;
