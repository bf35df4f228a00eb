import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { openApiDocument } from './document';

/** `GET /api/openapi.json`, open to everybody; built when first asked for, and again when declarations change. */
export function registerOpenApiRoute(app: FastifyInstance, { loader }: PlatformContext): void {
  let text: string | null = null;
  loader.subscribe(() => {
    text = null;
  });
  app.get('/api/openapi.json', { config: { public: true } }, async (_request, reply) => {
    text ??= JSON.stringify(openApiDocument({ loader }));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
