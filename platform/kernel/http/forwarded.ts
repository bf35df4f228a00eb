import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Makes an address of what the trusted proxy wrote last into `X-Forwarded-For`: some write the caller's port as well, another for each
 * connection, or the brackets of IPv6. What is no address is left out, and warned of once: the caller is then counted as the proxy is.
 */
export function forwardedReader(logger: Pick<FastifyBaseLogger, 'warn'>): (request: Pick<IncomingMessage, 'headers'>) => void {
  let isWarned = false;
  return ({ headers }) => {
    const said = headers['x-forwarded-for'];
    if (said === undefined) return;
    const all = String(said).split(',');
    const last = all.pop()!.trim();
    const address = withoutPort(last);
    if (isIP(address) > 0) {
      headers['x-forwarded-for'] = [...all, address].join(',');
      return;
    }
    delete headers['x-forwarded-for'];
    if (!isWarned) logger.warn({ forwarded: last.slice(0, 100) }, 'the proxy writes no address into X-Forwarded-For: its callers are counted as one');
    isWarned = true;
  };
}

function withoutPort(text: string): string {
  return /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(text)?.[1] ?? text;
}
