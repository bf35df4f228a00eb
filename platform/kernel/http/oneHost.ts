import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { failure } from '../errors';
import { opensSocket } from './upgrades';

/** A target that names its host itself, as proxies are asked. */
const WHOLE_TARGET = /^(https?):\/\/([^/?#]*)(.*)$/is;

const DEFAULT_PORT: Readonly<Record<string, RegExp>> = { http: /:(?:80)?$/, https: /:(?:443)?$/ };

/** The address within its host that a request is for, however its target is written. */
export function targetWithin(url: string): string {
  const rest = WHOLE_TARGET.exec(url)?.[3];
  if (rest === undefined) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Refuses what does not say clearly for which host it is (RFC 9112, 3.2): two parts of the way would understand it differently, and whose a host is decides
 * what is shown and who may sign in. Nothing else is read of the connection. Before everything that asks for the host.
 * @throws PlatformError BAD_REQUEST
 */
export function registerOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const unclear = unclearHost(request.raw, request.originalUrl);
    if (unclear === null) return done();
    reply.header('connection', 'close');
    // Of a connection that was handed out the runtime does not see to it.
    if (opensSocket(request.raw)) reply.raw.once('finish', () => request.raw.socket.end());
    done(failure({ reason: 'unreadable', params: { detail: unclear } }));
  });
}

function unclearHost({ headers: { host }, rawHeaders }: IncomingMessage, target: string): string | null {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') count += 1;
  if (count > 1) return 'The request has more than one Host header.';
  if (host === undefined || target.startsWith('/')) return null;
  const [, scheme = '', authority] = WHOLE_TARGET.exec(target) ?? [];
  return authority === undefined || plain(authority, scheme) === plain(host, scheme) ? null : 'The Host header is another than that of the request’s target.';
}

function plain(host: string, scheme: string): string {
  return host.toLowerCase().replace(DEFAULT_PORT[scheme.toLowerCase()]!, '');
}
