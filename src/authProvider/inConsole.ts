/**
 * An address of the console itself, as the browser will read it; null for any other: of another site, of another part of
 * this one (`/app/../files/…`), or none at all.
 */
export function inConsole(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, window.location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(address, window.location.origin);
  return origin === window.location.origin && /^\/app(\/|$)/.test(pathname) ? pathname + search + hash : null;
}
