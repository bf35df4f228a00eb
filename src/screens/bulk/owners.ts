import type { LecternRecord } from '../../dataProvider';

/** Whose rows are: institutes by id, null for the operator's. */
export interface Owners {
  /** The one institute all of them belong to; null where they are several, the operator's, or not known. */
  readonly only: string | null;
  /** Whose choices suit all of them: an institute’s where one is among them, the operator’s (null) where all are; undefined where nothing is known. */
  readonly narrowest: string | null | undefined;
  /** They belong to several, or may do. */
  readonly areSeveral: boolean;
}

/** Whose the rows of a selection are, by what is known of them, else by the one institute that the list is filtered by. */
export function ownersOf({ ids, known, filter }: { ids: readonly string[]; known: ReadonlyMap<string, LecternRecord>; filter: Readonly<Record<string, unknown>> }): Owners {
  const owners = new Set(ids.map((id) => known.get(id)?.['instituteId'] as string | null | undefined));
  const asked = [filter['instituteId']].flat();
  if (owners.has(undefined) && asked.length === 1 && typeof asked[0] === 'string') return { only: asked[0], narrowest: asked[0], areSeveral: false };
  const narrowest = [...owners].find((owner) => typeof owner === 'string') ?? (owners.has(undefined) || owners.size === 0 ? undefined : null);
  const isOne = owners.size === 1 && typeof narrowest === 'string';
  return { only: isOne ? narrowest : null, narrowest, areSeveral: owners.size > 1 || owners.has(undefined) };
}
