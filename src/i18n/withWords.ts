/** Fetches the words that only parts that come later show. Tests and pages that have all words from the start need none. */
let words: () => Promise<unknown> = () => Promise.resolve();

/** Says how those words are fetched; the composition root does, once. */
export function setLaterWords(load: () => Promise<unknown>): void {
  words = load;
}

/**
 * A part that comes later, once its code and the words it shows are both there. They are fetched side by side; either
 * failing fails the part. Whatever of the console is loaded later is loaded through this, so that no key is ever shown.
 */
export async function withWords<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), words()]);
  return part;
}
