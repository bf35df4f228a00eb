const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 6 * 3600;

/** After so many tries, about a day, something is given up. */
export const MOST_TRIES = 12;
/** So long what is being done belongs to whoever has taken it: longer than doing it may take. */
export const LEASE_SECONDS = 150;

/** Seconds from a failed try to the next: three times as long each time, up to six hours. */
export function waitAfter(tries: number): number {
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 3 ** (tries - 1));
}

/** What is kept, and shown, of a failure: one line, and no more than one reads. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}

/** Said of what was taken as often as may be and never came to an end: neither done nor refused. */
export const NEVER_ENDED = 'The process ended each time while it was being done.';
