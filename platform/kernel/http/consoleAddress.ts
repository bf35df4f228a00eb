import type { FastifyRequest } from 'fastify';
import { parsedUrl } from '../../../src/schemas';
import type { Config } from '../config/config';
import { isLoopback, LOOPBACK_HOSTS } from './loopback';

type Addresses = Pick<Config, 'consoleUrl' | 'corsOrigins' | 'publicHosts' | 'host' | 'port'>;

/** What of a request tells where it came from. */
export type Asked = Pick<FastifyRequest, 'headers' | 'protocol' | 'host' | 'ip'> & { readonly socket: Pick<FastifyRequest['socket'], 'remoteAddress' | 'localPort'> };

/**
 * Where the console is, for links in messages: the address it was set to; else the one the request came from, as far as
 * the settings name it; else, for somebody at this machine, the name of it that was asked for; else where the platform listens. What a caller
 * writes into a header leads nobody anywhere: not to another port of the reader's own machine either.
 */
export function consoleAddressOf({ config, request }: { readonly config: Addresses; readonly request?: Asked }): string {
  if (config.consoleUrl !== null) return config.consoleUrl;
  const origin = request?.headers.origin;
  if (origin !== undefined && config.corsOrigins.includes(origin)) return origin;
  const asked = request?.host ? parsedUrl(`${request.protocol}://${request.host}`) : null;
  if (asked && config.publicHosts.includes(asked.hostname)) return asked.origin;
  if (asked && request && LOOPBACK_HOSTS.has(asked.hostname) && isNear(request)) return `http://${asked.hostname}:${request.socket.localPort ?? config.port}`;
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`;
}

/** The address at which a link is used. The token stands behind the `#`: no server on the way reads it, or keeps it in a log. */
export function linkAddress({ consoleAddress, token }: { readonly consoleAddress: string; readonly token: string }): string {
  return `${consoleAddress}/auth/reset-password#link=${token}`;
}

/** Whether somebody at this machine asks, and none for whom a proxy on it does. */
function isNear({ ip, socket }: Asked): boolean {
  return isLoopback(socket.remoteAddress) && isLoopback(ip);
}
