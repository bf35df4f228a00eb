import { failure } from '../kernel/errors';
import { present } from './present';
import type { Operation, Values } from './operation';

/**
 * Refuses a write based on an older state of the record. `If-Match` holds versions as the `ETag` gave them; without it
 * the last write wins.
 * @throws STALE with the current record
 */
export function refuseStale({ operation, ifMatch, row }: { operation: Operation; ifMatch: string | undefined; row: Values }): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const versions = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '').replace(/^"(.*)"$/, '$1'));
  if (versions.includes(String(row['version']))) return;
  throw failure({ code: 'STALE', data: present(operation, row), headers: { etag: etagOf(row) } });
}

/** The tag of a record's version. */
export function etagOf(record: Values): string {
  return `"${String(record['version'])}"`;
}
