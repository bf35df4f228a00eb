import { onlineManager } from '@tanstack/react-query';
import { hasAnswered } from './client';
import type { ErrorSignals } from './errorSignals';

interface WatchConnectionParams {
  readonly signals: ErrorSignals;
  /** Base of the main client; the platform's sign of life stands at the root of its origin. */
  readonly apiBase: string;
  /** What is asked of a platform that has no sign of life at the root of its origin. */
  readonly sign?: string | undefined;
  /** Waits before each further question, in ms; the last is repeated. @default doubling from 1 to 30 seconds */
  readonly waits?: readonly number[];
}

/** Path of the platform's sign of life. Any answer but a proxy's own will do, so a platform without it is met as well. */
const HEALTH_PATH = '/healthz';
const WAITS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
/** A sign of life that has not come by then does not come. In ms. */
const PROBE_LIMIT_MS = 5_000;

/**
 * Tells whether the platform can be reached, through react-query's own `onlineManager`: while it cannot, queries wait,
 * and when it can again, they are asked anew (part 1 §9). A browser without network is told by its own events. A call
 * without an answer makes this ask for a sign of life, again and again with growing waits until one comes; without a
 * failure nothing is ever asked. Gives back how to stop.
 */
export function watchConnection({ signals, apiBase, sign, waits = WAITS }: WatchConnectionParams): () => void {
  const address = sign === undefined ? new URL(HEALTH_PATH, new URL(apiBase, window.location.href)).href : new URL(sign, window.location.href).href;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isAsking = false;
  let tries = 0;
  /** Counts the times it has been settled: what was asked before no longer matters. */
  let settled = 0;

  const settle = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
    tries = 0;
    settled += 1;
    onlineManager.setOnline(navigator.onLine);
  };
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    if (timer) clearTimeout(timer);
    timer = null;
    isAsking = true;
    const asked = settled;
    const isThere = await isAlive(address);
    isAsking = false;
    if (asked !== settled) return;
    if (isThere) return settle();
    onlineManager.setOnline(false);
    timer = setTimeout(() => void ask(), waits[Math.min(tries, waits.length - 1)]);
    tries += 1;
  };
  const stopListening = signals.onReply((isAnswered) => {
    if (isAnswered && (timer || isAsking)) settle();
    else if (!isAnswered && !timer && navigator.onLine) void ask();
  });
  const onNetwork = (): void => {
    if (timer) void ask();
  };
  onlineManager.setOnline(navigator.onLine);
  window.addEventListener('online', onNetwork);
  return () => {
    stopListening();
    window.removeEventListener('online', onNetwork);
    if (timer) clearTimeout(timer);
  };
}

/** A platform of another origin need not let this page read its sign of life; that it answers is enough. */
async function isAlive(address: string): Promise<boolean> {
  const modes: readonly RequestMode[] = new URL(address).origin === window.location.origin ? ['same-origin'] : ['cors', 'no-cors'];
  for (const mode of modes) {
    const reply = await fetch(address, { mode, cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(PROBE_LIMIT_MS) }).catch(() => null);
    if (reply) return reply.type === 'opaque' || hasAnswered(reply);
  }
  return false;
}
