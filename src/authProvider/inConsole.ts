import { parsedUrl } from '../schemas/webAddress';

/**
 * An address of the console itself, as the browser will read it; null for any other: of another site, of another part of
 * this one (`/app/../files/…`), or none at all.
 */
export function inConsole(address: string): string | null {
  const url = address.startsWith('/') ? parsedUrl(address, window.location.origin) : null;
  if (!url) return null;
  const { origin, pathname, search, hash } = url;
  return origin === window.location.origin && /^\/app(\/|$)/.test(pathname) ? pathname + search + hash : null;
}
