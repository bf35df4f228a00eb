import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { perMinute } from './perMinute';

/** Headers that keep pages in bounds, the origins that may call, and the limiter of the calls that ask for one. */
export async function registerProtection(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    // Served over plain HTTP, too; where a proxy is known to speak TLS it is sent below.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    // Stored files say otherwise themselves: pictures are shown by institutes' own sites.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (config.isProxyTrusted && request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
  await app.register(cors, {
    origin: config.corsOrigins.length > 0 ? [...config.corsOrigins] : false,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'if-match', 'idempotency-key', 'x-request-id'],
    exposedHeaders: ['x-plan-active', 'x-rights', 'etag', 'retry-after', 'x-request-id', 'idempotent-replayed'],
    maxAge: 600,
  });
  await app.register(rateLimit, { global: false, hook: 'onRequest' });
  app.decorate('attempts', perMinute({ app, max: config.signInsPerMinute }));
}

/** The content policy as a header, with further sources that one page needs. */
export function contentPolicy({ scripts, styles = [], images = [], frames = [], connects = [] }: Readonly<Partial<Record<'styles' | 'images' | 'frames' | 'connects', readonly string[]>>> & { readonly scripts: readonly string[] }): string {
  const more: Readonly<Record<string, readonly string[]>> = { 'script-src': scripts, 'style-src': styles, 'img-src': images, 'frame-src': frames, 'connect-src': connects };
  return Object.entries(CONTENT_POLICY).map(([name, sources]) => [name, ...sources, ...(more[name] ?? [])].join(' ')).join(';');
}

/** No inline code or style, nothing from elsewhere, no framing. */
const CONTENT_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  // The socket of the same host is among it.
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};
