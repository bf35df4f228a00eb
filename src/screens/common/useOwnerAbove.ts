import { useGetOne } from 'ra-core';
import { hasInstitutes, useDeclarations } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { holdsRight } from '../../schemas';
import type { Actor, PlaceValues, Resource } from '../../schemas';

/**
 * The institute of the record that a new one stands below by its address, for whoever chooses among institutes. Undefined
 * while it is asked for; null where the address says none, or who reads it may not know.
 */
export function useOwnerAbove({ resource, actor, within }: { resource: Resource; actor: Actor; within: PlaceValues }): string | null | undefined {
  const [name, id = ''] = Object.entries(within).find(([field]) => resource.fields[field]?.to) ?? [];
  const above = useDeclarations().get(name === undefined ? '' : resource.fields[name]!.to!);
  const enabled = above !== undefined && actor.instituteId === null && hasInstitutes(resource) && hasInstitutes(above) && holdsRight(actor, above, 'read');
  const { data, isPending } = useGetOne<LecternRecord>(above?.name ?? resource.name, { id: String(id), meta: QUIET }, { enabled, retry: false, onError: () => undefined });
  if (!enabled) return null;
  if (isPending) return undefined;
  return typeof data?.['instituteId'] === 'string' ? data['instituteId'] : null;
}

/** The form opens all the same, and asks whose the record is. */
const QUIET = { quiet: true };
