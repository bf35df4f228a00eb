/** An event of the window: what is kept of runs over several rows is another now. */
export const RUN_KEPT = 'lectern:run';

/** For `useSyncExternalStore`. */
export function followRuns(onChange: () => void): () => void {
  window.addEventListener(RUN_KEPT, onChange);
  return () => window.removeEventListener(RUN_KEPT, onChange);
}
