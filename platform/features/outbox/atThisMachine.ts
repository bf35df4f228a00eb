import type { FastifyRequest } from 'fastify';
import { isLoopback, LOOPBACK_HOSTS } from '../../kernel/http/loopback';

/**
 * Whether somebody at this very machine asks, under its own name: no proxy stands between that says so, no name of
 * elsewhere leads here, and no page of elsewhere asks. Such a person reads the platform's log as well.
 *
 * It cannot know of a proxy or a tunnel on this machine that keeps quiet: one that passes requests on as its own, under
 * the name of this machine, is taken for somebody at it. Hence a demo is not for publishing (docs/for-operators.md).
 */
export function isAtThisMachine({ socket, headers, raw }: Pick<FastifyRequest, 'socket' | 'headers'> & { readonly raw: Pick<FastifyRequest['raw'], 'httpVersion'> }): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  // Browsers speak 1.1 or later; simple proxies speak 1.0.
  if (!isLoopback(socket.remoteAddress) || !LOOPBACK_HOSTS.has(host) || raw.httpVersion === '1.0') return false;
  return isOwnPage(headers) && !Object.keys(headers).some((name) => PROXY_HEADERS.test(name));
}

/** Whether the browser says that its user or a page of this very address asks; older ones say nothing. */
function isOwnPage({ origin, host, 'sec-fetch-site': site }: FastifyRequest['headers']): boolean {
  return (origin === undefined || origin === `http://${host}`) && (site === undefined || site === 'none' || site === 'same-origin');
}

/** What proxies, load balancers and tunnels add on the way. */
const PROXY_HEADERS = /^(forwarded|via|cdn-loop|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|fastly-client-ip|x-proxyuser-ip|(x-forwarded|x-original|x-envoy|x-amzn|x-arr|x-ms|x-appengine|cf|fly|tailscale)-.*)$/;
