/** What waits for the press of a mouse or finger to end; null while nothing is pressed. */
let waiting: Set<() => void> | null = null;
let isWatching = false;

/**
 * Runs something once nothing is pressed: at once, or after the click that has begun. A field is left when the button of
 * the mouse goes down; a message that came or went at that moment would move what is below it, and the click would miss
 * the button it was meant for.
 */
export function afterPress(run: () => void): void {
  if (waiting) waiting.add(run);
  else run();
}

/** Begins to watch presses; once is enough, so further calls do nothing. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const begin = (): void => {
    waiting ??= new Set();
  };
  const end = (): void => {
    const runs = waiting;
    waiting = null;
    for (const run of runs ?? []) run();
  };
  document.addEventListener('mousedown', begin, true);
  // The click follows at once, before anything that is put off.
  document.addEventListener('mouseup', () => setTimeout(end), true);
  document.addEventListener('dragend', end, true);
  window.addEventListener('blur', end);
}
