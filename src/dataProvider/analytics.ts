import type { Clients } from './client';
import { isBody } from './envelope';

/** Keys of the analytics services of an institute's site; null where none is set (part 1 §3). */
export interface AnalyticsConfig {
  readonly 'facebook-pixel': string | null;
  readonly 'google-tag': string | null;
  readonly 'google-analytics': string | null;
}

const NONE: AnalyticsConfig = { 'facebook-pixel': null, 'google-tag': null, 'google-analytics': null };
let known: AnalyticsConfig = NONE;

/** What was read last; nothing before that. */
export function analyticsConfig(): AnalyticsConfig {
  return known;
}

/**
 * Reads the analytics configuration. The call tells where it comes from by its referrer (part 1 §7). A failure shows
 * nothing, whatever its status: it is told to `onFailure`, which may log it (part 1 §8).
 */
export async function loadAnalytics({ clients, onFailure }: { clients: Clients; onFailure: () => void }): Promise<void> {
  try {
    const { data } = await clients.main.send({
      method: 'GET',
      path: '/web-configs/app-integrations',
      isPublic: true,
      referrerPolicy: 'strict-origin',
      handling: { isExtra: true, quiet: true, expects: [401, 404] },
    });
    known = isBody(data) ? { 'facebook-pixel': keyOf(data['facebook-pixel']), 'google-tag': keyOf(data['google-tag']), 'google-analytics': keyOf(data['google-analytics']) } : NONE;
  } catch {
    onFailure();
  }
}

function keyOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
