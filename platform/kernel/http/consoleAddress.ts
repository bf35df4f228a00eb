import type { FastifyRequest } from 'fastify';
import { parsedUrl } from '../../../src/schemas';
import type { Config } from '../config/config';

type Addresses = Pick<Config, 'consoleUrl' | 'corsOrigins' | 'publicHosts' | 'host' | 'port'>;

/**
 * Where the console is, for links in messages: the address it was set to; else the one the request came from, as far as
 * the settings name it or it is this machine itself; else where the platform listens. What a caller writes into a header
 * leads nobody anywhere.
 */
export function consoleAddressOf({ config, request }: { readonly config: Addresses; readonly request?: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'> }): string {
  if (config.consoleUrl !== null) return config.consoleUrl;
  const origin = request?.headers.origin;
  if (origin !== undefined && config.corsOrigins.includes(origin)) return origin;
  const asked = request?.host ? parsedUrl(`${request.protocol}://${request.host}`) : null;
  if (asked && (LOOPBACK.has(asked.hostname) || config.publicHosts.includes(asked.hostname))) return asked.origin;
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`;
}

/** The address at which a link is used. The token stands behind the `#`: no server on the way reads it, or keeps it in a log. */
export function linkAddress({ consoleAddress, token }: { readonly consoleAddress: string; readonly token: string }): string {
  return `${consoleAddress}/auth/reset-password#link=${token}`;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
