import type { QueryClient } from '@tanstack/react-query';
import { fetchAhead } from './hooks/usePageAhead';
import type { LecternDataProvider } from './types';

/** The first drawing waits for the rows so long: less than drawing it twice takes. In ms. */
const WAIT_MS = 60;
/** So long where the list that was seen last stands meanwhile: a skeleton in its place would be less than it. In ms. */
const WAIT_SEEN_MS = 1_000;

declare global {
  interface Window {
    /** `public/boot.js` has drawn the list that was seen last. */
    __lecternSight?: true | undefined;
  }
}

/**
 * Puts the rows that the page's own script has asked for where the list will look for them, so that they stand in the
 * first drawing. Done at once where nothing was asked for; else when they are there, or have let wait for long enough:
 * the list then takes the answer over by itself.
 */
export async function takeOpeningRows({ client, data }: { client: QueryClient; data: LecternDataProvider }): Promise<void> {
  const { asked, reply } = window.__lecternEarly ?? {};
  if (!asked || !reply) return;
  const { resource, ...params } = asked;
  let isLate = false;
  const take = async (): Promise<void> => {
    const { ok } = await reply;
    // A failure is met by the list, which says it.
    if (ok && !isLate) await fetchAhead({ client, data, resource, params });
  };
  await Promise.race([take().catch(() => undefined), new Promise((done) => setTimeout(done, window.__lecternSight ? WAIT_SEEN_MS : WAIT_MS))]);
  isLate = true;
}
