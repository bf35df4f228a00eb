import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';

/** Whether the page that asks is of this host, or of one that may call from elsewhere. Programs say no origin and pass. */
export function isOwnOrigin({ request, config }: { readonly request: FastifyRequest; readonly config: Pick<Config, 'corsOrigins'> }): boolean {
  const { origin } = request.headers;
  if (origin === undefined || config.corsOrigins.includes(origin)) return true;
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
}
