import { isEmptyValue } from '../../src/schemas';
import { failure } from '../kernel/errors';
import { etagOf, isBasedOn } from '../kernel/http/versions';
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
  const { version } = row;
  if (ifMatch === undefined ? isVersion(sent['version'], version) : isBasedOn(ifMatch, version)) return;
  throw failure({ code: 'STALE', data: present(operation, row), headers: { etag: etagOf(row) } });
}

/** What is no version at all is none of the record; where nothing is said, any is. */
function isVersion(said: unknown, version: unknown): boolean {
  return isEmptyValue(said) || ((typeof said === 'number' || typeof said === 'string') && String(said) === String(version));
}
