import type { Pause } from './pause';
import type { SentReply } from './transport';

/** How often and after which times something is tried again. */
export interface Repeats {
  readonly most: number;
  /** Before the first repetition, in ms; each later one waits twice as long. */
  readonly firstMs: number;
  readonly longestMs: number;
}

/** 10 retries with a growing delay from 2 seconds (part 1 §9). */
const REPEATS: Repeats = { most: 10, firstMs: 2_000, longestMs: 60_000 };

interface RepeatInput {
  /** Is ended in the middle by a pause, and then begun anew. */
  readonly task: (signal: AbortSignal) => Promise<SentReply>;
  /** Is called when the address has run out; says whether there is a new one. */
  readonly renew: () => Promise<boolean>;
  readonly signal?: AbortSignal | undefined;
  readonly pause?: Pause | undefined;
  readonly repeats?: Repeats | undefined;
}

/**
 * Does something until it gets through: what did not, or met a fault of a server, is tried again after a growing time, or
 * at once when the network is back.
 * @returns the last reply: a success, a refusal, or a fault that stayed
 * @throws DOMException AbortError, and what `renew` throws
 */
export async function repeat({ task, renew, signal, pause, repeats = REPEATS }: RepeatInput): Promise<SentReply> {
  for (let failures = 0, renewals = 0; ; ) {
    await untilGoesOn({ pause, signal });
    const reply = await heldUp({ task, signal, pause });
    if (reply === 'paused') continue;
    if (reply.status === 403 && renewals < RENEWALS) {
      renewals += 1;
      if (await renew()) continue;
    } else if (!MAY_PASS(reply.status)) return reply;
    if (failures === repeats.most) return reply;
    await wait({ ms: Math.min(repeats.longestMs, repeats.firstMs * 2 ** failures), signal });
    failures += 1;
  }
}

/** Of one block: its address may run out again while it waits. */
const RENEWALS = 3;
const MAY_PASS = (status: number): boolean => status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;

/** Runs the task, which a pause ends. */
async function heldUp({ task, signal, pause }: Pick<RepeatInput, 'task' | 'signal' | 'pause'>): Promise<SentReply | 'paused'> {
  const own = new AbortController();
  const end = (): void => own.abort();
  const onPause = (): void => void (pause?.isPaused() && own.abort());
  signal?.addEventListener('abort', end);
  const ignore = pause?.listen(onPause);
  if (signal?.aborted) own.abort();
  try {
    return await task(own.signal);
  } catch (error) {
    if (signal?.aborted || !own.signal.aborted) throw error;
    return 'paused';
  } finally {
    signal?.removeEventListener('abort', end);
    ignore?.();
  }
}

function untilGoesOn({ pause, signal }: Pick<RepeatInput, 'pause' | 'signal'>): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new DOMException('The upload was given up.', 'AbortError'));
    if (!pause?.isPaused()) return resolve();
    const ends = [pause.listen(() => finish(resolve))];
    const finish = (how: () => void): void => {
      for (const end of ends) end();
      how();
    };
    const give = (): void => finish(() => reject(new DOMException('The upload was given up.', 'AbortError')));
    signal?.addEventListener('abort', give);
    ends.push(() => signal?.removeEventListener('abort', give));
  });
}

/** Waits, or until the network is back. */
function wait({ ms, signal }: { ms: number; signal: AbortSignal | undefined }): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (how: () => void): void => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', online);
      signal?.removeEventListener('abort', away);
      how();
    };
    const online = (): void => end(resolve);
    const away = (): void => end(() => reject(new DOMException('The upload was given up.', 'AbortError')));
    const timer = setTimeout(online, ms);
    globalThis.addEventListener?.('online', online);
    signal?.addEventListener('abort', away);
    if (signal?.aborted) away();
  });
}
