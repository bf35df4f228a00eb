import type { LecternRecord } from '../../dataProvider';

interface SeenParams {
  /** As it was shown; undefined where that is not known. */
  readonly before: LecternRecord | undefined;
  /** As the edit was answered. */
  readonly after: LecternRecord | undefined;
  /** Who made the edit. */
  readonly actorId: string | undefined;
}

/** Whether it is the edit that led from what was shown to what it was answered with, as far as can be told: nobody has changed the record in between. */
export function isAsSeen({ before, after, actorId }: SeenParams): boolean {
  const [was, is] = [before?.version, after?.version];
  if (typeof was !== 'number' || typeof is !== 'number' || is <= was) return true;
  return is === was + 1 && !isOthers({ after, actorId });
}

/** Whether what an edit was answered with was stored by somebody else: it had the same values already, and nothing was written. */
export function isOthers({ after, actorId }: Omit<SeenParams, 'before'>): boolean {
  const by = after?.['updatedById'];
  return actorId !== undefined && typeof by === 'string' && by !== actorId;
}
