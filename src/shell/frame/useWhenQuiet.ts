import { useEffect } from 'react';

/** Long enough for the first screen to have its rows. In ms. */
const QUIET_AFTER_MS = 3_000;

/** Fetches a part ahead, once the first screen is there: it opens by a key, and what is typed at once would be lost. */
export function useWhenQuiet(load: () => Promise<unknown>): void {
  useEffect(() => {
    const fetchAhead = (): void => {
      // Without a network it is fetched when it is opened.
      load().catch(() => undefined);
    };
    const timer = setTimeout(() => (typeof requestIdleCallback === 'function' ? requestIdleCallback(fetchAhead) : fetchAhead()), QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
