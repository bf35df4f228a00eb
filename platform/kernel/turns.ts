/** A line before something that only so many may do at once: who comes first goes first. */
export interface Turns {
  /**
   * Waits for a turn.
   * @returns what gives it back; to be called once the work is done, more often does no harm. `null` when the line is full
   */
  readonly take: (signal?: AbortSignal) => Promise<(() => void) | null>;
  /** Whether nobody is at work and nobody waits. */
  readonly isIdle: () => boolean;
}

export interface TurnsOptions {
  /** How many are at work at once. */
  readonly atOnce: number;
  /** How many may wait besides. @default no bound */
  readonly waiting?: number;
}

/** Makes a line. Whoever goes away while waiting (`signal`) leaves it, and gets no turn. */
export function createTurns({ atOnce, waiting = Number.POSITIVE_INFINITY }: TurnsOptions): Turns {
  let working = 0;
  const line = new Set<() => void>();
  const leave = (): void => {
    working -= 1;
    const [next] = line;
    next?.();
  };
  const begin = (): (() => void) => {
    working += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      leave();
    };
  };
  const take = (signal?: AbortSignal): Promise<(() => void) | null> => {
    if (signal?.aborted) return Promise.resolve(null);
    if (working < atOnce) return Promise.resolve(begin());
    if (line.size >= waiting) return Promise.resolve(null);
    return new Promise((done) => {
      const away = (): void => {
        line.delete(called);
        done(null);
      };
      const called = (): void => {
        line.delete(called);
        signal?.removeEventListener('abort', away);
        done(begin());
      };
      line.add(called);
      signal?.addEventListener('abort', away, { once: true });
    });
  };
  return { take, isIdle: () => working === 0 && line.size === 0 };
}
