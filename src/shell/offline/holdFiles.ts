/** How long after the console has begun its files are put aside; the first screen is there by then. In ms. */
const QUIET_AFTER_MS = 3_000;

/**
 * Has the browser hold the console's files, in a quiet moment after the first screen. Without such a worker (a page
 * over plain HTTP, a private window, the development server) everything comes over the network.
 */
export function holdFiles(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(register, { timeout: 10_000 }) : register()), QUIET_AFTER_MS);
}
