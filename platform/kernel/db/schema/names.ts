import { createHash } from 'node:crypto';

/** The first letters of a hash of the text: enough to tell two definitions apart. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, FINGERPRINT_LENGTH);
}

/** Letters that a fingerprint has. */
export const FINGERPRINT_LENGTH = 10;

/** A name within Postgres' 63 bytes that says what it is, and changes with its definition. */
export function objectName({ prefix, parts, definition }: { prefix: string; parts: readonly string[]; definition: string }): string {
  const suffix = fingerprint(definition);
  return `${`${prefix}_${parts.join('_')}`.slice(0, 62 - suffix.length)}_${suffix}`;
}
