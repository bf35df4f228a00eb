import { isEmptyValue } from '../../src/schemas';
import { failure } from '../kernel/errors';
import { present } from './present';
import type { Operation, Values } from './operation';

interface Based {
  readonly operation: Operation;
  readonly ifMatch: string | undefined;
  readonly row: Values;
  /** The body, of a write that takes fields of the record. @default it says nothing */
  readonly sent?: Values;
}

/**
 * Refuses a write based on an older state of the record. `If-Match` holds versions as the `ETag` gave them; where it is left out, a `version` in the
 * body says the same, as in a record that is sent back as it was read; without either the last write wins.
 * @throws STALE with the current record
 */
export function refuseStale({ operation, ifMatch, row, sent = {} }: Based): void {
  const based = ifMatch === undefined ? versionIn(sent) : versionsOf(ifMatch);
  if (based === null || based.includes(String(row['version']))) return;
  throw failure({ code: 'STALE', data: present(operation, row), headers: { etag: etagOf(row) } });
}

/** Those that a header names; null: any. */
function versionsOf(ifMatch: string): readonly string[] | null {
  return ifMatch.trim() === '*' ? null : ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '').replace(/^"(.*)"$/, '$1'));
}

/** What is no version at all is none of the record. */
function versionIn({ version }: Values): readonly string[] | null {
  return isEmptyValue(version) ? null : [typeof version === 'number' || typeof version === 'string' ? String(version) : ''];
}

/** The tag of a record's version. */
export function etagOf(record: Values): string {
  return `"${String(record['version'])}"`;
}
