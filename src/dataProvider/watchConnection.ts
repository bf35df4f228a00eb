import { onlineManager } from '@tanstack/react-query';
import { hasAnswered } from './client';
import type { ErrorSignals } from './errorSignals';

interface WatchConnectionParams {
  readonly signals: ErrorSignals;
  /** Base of the main client; the platform's sign of life stands at the root of its origin. */
  readonly apiBase: string;
  /** What is asked of a platform that has no sign of life at the root of its origin. */
  readonly sign?: string | undefined;
  /** Waits before each further question while the page is seen, in ms; the last is repeated. @default growing from 1 to 4 seconds */
  readonly waits?: readonly number[];
}

/** Path of the platform's sign of life. Any answer but a proxy's own will do, so a platform without it is met as well. */
const HEALTH_PATH = '/healthz';
const WAITS = [1_000, 2_000, 3_000, 4_000];
/** The network is back, or somebody is: `visibilitychange` comes up to the window. */
const TURNS = ['online', 'focus', 'visibilitychange'];
/** Behind other pages it is asked so many times more seldom. */
const HIDDEN_TIMES = 8;
/** A sign of life that has not come by then does not come. In ms. */
const PROBE_LIMIT_MS = 5_000;

/**
 * Tells whether the platform can be reached, through react-query's own `onlineManager`: while it cannot, queries wait,
 * and when it can again, they are asked anew (part 1 §9). A browser without network is told by its own events. A call
 * without an answer makes this ask for a sign of life, again and again with growing waits until one comes: every few
 * seconds where somebody looks at the page, seldom where not, and never all pages at one moment; at once when the page
 * is turned to. Without a failure nothing is ever asked. Gives back how to stop.
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
    timer = setTimeout(() => void ask(), waitBefore({ tries, waits, isHidden: document.hidden, chance: Math.random() }));
    tries += 1;
  };
  const stopListening = signals.onReply((isAnswered) => {
    if (isAnswered && (timer || isAsking)) settle();
    else if (!isAnswered && !timer && navigator.onLine) void ask();
  });
  const onTurn = (): void => {
    if (timer && !document.hidden) void ask();
  };
  onlineManager.setOnline(navigator.onLine);
  for (const event of TURNS) window.addEventListener(event, onTurn);
  return () => {
    stopListening();
    for (const event of TURNS) window.removeEventListener(event, onTurn);
    if (timer) clearTimeout(timer);
  };
}

/** How long to wait before a further question, in ms: `chance`, below 1, spreads the pages that wait over half of that time. */
export function waitBefore({ tries, waits = WAITS, isHidden, chance }: { tries: number; waits?: readonly number[]; isHidden: boolean; chance: number }): number {
  return waits[Math.min(tries, waits.length - 1)]! * (isHidden ? HIDDEN_TIMES : 1) * (0.75 + chance / 2);
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
