import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { READER_PAGE, READER_SCRIPT, READER_STYLE } from './readerPage';
import { encodingFor } from '../kernel/http/encodings';

/** Where the built files of the reader lie; looked for when somebody first reads. */
const staticFolder = (): string => join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static');

const LIBRARY = [
  { url: '/api/docs/swagger-ui-bundle.js', file: 'swagger-ui-bundle.js', type: 'text/javascript; charset=utf-8' },
  { url: '/api/docs/swagger-ui.css', file: 'swagger-ui.css', type: 'text/css; charset=utf-8' },
] as const;

/**
 * `GET /api/docs`: the description of the API, to be read. The page says nothing itself: it asks for
 * `/api/openapi.json` as who is signed in to the console, so that one rule says who may read it. All it loads comes from here.
 */
export function registerApiReader(app: FastifyInstance): void {
  const open = { config: { public: true } };
  app.get('/api/docs', open, async (_request, reply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(READER_PAGE));
  app.get('/api/docs/reader.js', open, async (_request, reply) => reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(READER_SCRIPT));
  app.get('/api/docs/reader.css', open, async (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(READER_STYLE));
  for (const { url, file, type } of LIBRARY) {
    let packed: Promise<Buffer> | null = null;
    app.get(url, open, async ({ headers }, reply) => {
      reply.type(type).headers({ 'cache-control': 'public, max-age=86400', vary: 'accept-encoding' });
      const path = join(staticFolder(), file);
      if (encodingFor(headers['accept-encoding'], ['gzip']) === 'identity') return reply.send(await readFile(path));
      packed ??= readFile(path).then((bytes) => promisify(gzip)(bytes));
      return reply.header('content-encoding', 'gzip').send(await packed);
    });
  }
}
