/** Holds an upload up, and lets it go on. */
export interface Pause {
  readonly isPaused: () => boolean;
  readonly hold: () => void;
  readonly goOn: () => void;
  /** Calls when it changes. @returns a function that ends it */
  readonly listen: (listener: () => void) => () => void;
}

export function createPause(): Pause {
  let isPaused = false;
  const listeners = new Set<() => void>();
  const set = (value: boolean): void => {
    if (isPaused === value) return;
    isPaused = value;
    for (const one of [...listeners]) one();
  };
  return {
    isPaused: () => isPaused,
    hold: () => set(true),
    goOn: () => set(false),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
