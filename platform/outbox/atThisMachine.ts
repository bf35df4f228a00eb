import type { FastifyRequest } from 'fastify';

/**
 * Whether somebody at this very machine asks, under its own name: no proxy stands between, and no name of elsewhere leads
 * here. Such a person reads the platform's log as well.
 */
export function isAtThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const isNear = /^127\.\d+\.\d+\.\d+$/.test(address) || address === '::1';
  return isNear && OWN_HOSTS.has(host) && PROXY_HEADERS.every((name) => headers[name] === undefined);
}

const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
