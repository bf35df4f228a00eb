import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../kernel/context';
import { failure } from '../kernel/errors';
import { openApiDocument } from './document';

/** `GET /api/openapi.json`, in production for who is signed in; built when first asked for, and again when declarations change. */
export function registerOpenApiRoute(app: FastifyInstance, { loader, config }: PlatformContext): void {
  let text: string | null = null;
  loader.subscribe(() => {
    text = null;
  });
  app.get('/api/openapi.json', { config: { public: true } }, async (request, reply) => {
    if (config.mode === 'production' && !request.actor) throw failure({ code: 'SIGNED_OUT' });
    text ??= JSON.stringify(openApiDocument({ loader }));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
