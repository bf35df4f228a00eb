import { isSame } from '../../dataProvider/writeValues';
import type { LecternRecord } from '../../dataProvider';
import { isOthers } from '../actions/seen';

interface UnchangedParams {
  /** Rows whose edit was accepted. */
  readonly ids: readonly string[];
  readonly before: ReadonlyMap<string, LecternRecord>;
  readonly after: ReadonlyMap<string, LecternRecord>;
  readonly fields: readonly string[];
  /** Who made the edit. */
  readonly actorId: string;
}

/** Of the rows of an edit those that had its values already, be it since somebody else had given them meanwhile; of which it is not known how they were, none. */
export function unchangedOf({ ids, before, after, fields, actorId }: UnchangedParams): ReadonlySet<string> {
  return new Set(ids.filter((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    return was !== undefined && is !== undefined && (isOthers({ after: is, actorId }) || fields.every((name) => isSame(was[name], is[name])));
  }));
}
