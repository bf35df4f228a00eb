const RELOADED_KEY = 'lectern.reloadedAt';
/** A page that has just been loaded anew for this reason is not loaded anew again. In ms. */
const APART_MS = 60_000;

/** Whether an error is that of a part of the console which could not be fetched, as after a new release. */
export function isMissingPart(error: unknown): boolean {
  const words = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return /dynamically imported module|Importing a module script failed|Unable to preload CSS|ChunkLoadError/i.test(words);
}

/**
 * Loads the page anew when a part of it is gone, so that a new release is met without a word; once, so that a part that
 * stays away cannot make a loop. Not without a network, where the page itself could not be fetched. True: it is on its way.
 */
export function reloadForMissingPart({ error, reload = () => window.location.reload() }: { error: unknown; reload?: () => void }): boolean {
  if (!isMissingPart(error) || !navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (Math.abs(Date.now() - last) < APART_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    // Nothing could be remembered, so nothing would stop a loop.
    return false;
  }
  reload();
  return true;
}
