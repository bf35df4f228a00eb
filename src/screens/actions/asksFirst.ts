import type { LecternRecord } from '../../dataProvider';
import { questionsOf, type Action, type Actor, type PredicateContext, type Resource } from '../../schemas';
import { undoOf } from './undo';
import { isUnlike } from '../common/unlike';

interface AsksFirstParams {
  readonly resource: Resource;
  readonly actor: Actor | undefined;
  readonly rules: PredicateContext;
  readonly action: Action;
  /** As it is before. */
  readonly record: LecternRecord;
}

/** Whether an action is asked about before it is run: because nothing leads this record back to where it is, or because it has questions. */
export function asksFirst({ resource, actor, rules, action, record }: AsksFirstParams): boolean {
  if (action.confirm !== false || isUnlike({ action, record }) || Object.keys(questionsOf({ action, records: [record], context: rules })).length > 0) return true;
  // It runs at once because another takes it back; of a record in another state, or for who may not do that, none does.
  return action.undo.length > 0 && (!actor || undoOf({ resource, actor, action, ids: [record.id], before: new Map([[record.id, record]]), rules }).length === 0);
}
