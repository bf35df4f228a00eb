import type { LecternRecord } from '../../dataProvider';
import { isLacking } from '../../schemas';
import type { PredicateContext, Resource } from '../../schemas';

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

/** Whether a record may be given back what it had: what lacked something that it must have, such as settings that nobody had saved, cannot be stored so again. */
export function mayBeAgain({ resource, record, names, rules }: { readonly resource: Resource; readonly record: LecternRecord; readonly names: readonly string[]; readonly rules: PredicateContext }): boolean {
  return !names.some((name) => isLacking({ field: resource.fields[name]!, record, context: rules }));
}
