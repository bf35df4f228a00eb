/** The reader's own time zone, as the browser has it, for a platform that is to reckon by their calendar; undefined where it tells none. */
export function ownZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
