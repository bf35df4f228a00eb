import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';

/** The state of a record's lifecycle, or that of several where all are in the same; null where none is known. */
export function stateOf({ resource, records }: { resource: Resource; records: readonly LecternRecord[] }): string | null {
  const name = resource.lifecycle?.field;
  const states = new Set(name === undefined ? [] : records.map((record) => record[name] as unknown));
  const [state] = states;
  return states.size === 1 && typeof state === 'string' ? state : null;
}
