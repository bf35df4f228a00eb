import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/**
 * Makes an address of what the trusted proxy wrote last into `X-Forwarded-For`: some write the caller's port as well, another for each
 * connection, or the brackets of IPv6. What is no address is none: the caller is then counted as the proxy is.
 * @returns what was left out for being no address; `null` where there was none
 */
export function plainForwarded({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const said = headers['x-forwarded-for'];
  if (said === undefined) return null;
  const all = String(said).split(',');
  const last = (all.at(-1) ?? '').trim();
  const address = withoutPort(last);
  if (isIP(address) === 0) {
    delete headers['x-forwarded-for'];
    return last;
  }
  headers['x-forwarded-for'] = [...all.slice(0, -1), address].join(',');
  return null;
}

function withoutPort(text: string): string {
  return /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(text)?.[1] ?? text;
}
