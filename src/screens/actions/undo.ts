import { evaluate, mayRun, withDerived } from '../../schemas';
import type { Action, Actor, PredicateContext, Resource } from '../../schemas';

interface UndoOfParams {
  readonly resource: Resource;
  readonly actor: Actor;
  /** What has been done. */
  readonly action: Action;
  /** The rows it was done to, and what is known of them as they were before. */
  readonly ids: readonly string[];
  readonly before: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly rules: PredicateContext;
}

/**
 * The action that takes another back: declared as its `undo`, open to this user, asking nothing that must be answered,
 * and leading every row to the state it had. Undefined where any of that fails: no undo is better than half of one.
 */
export function undoOf({ resource, actor, action, ids, before, rules }: UndoOfParams): Action | undefined {
  const { lifecycle } = resource;
  const inverse = action.undo === null ? undefined : lifecycle?.actions[action.undo];
  if (!lifecycle || !inverse || !mayRun(actor, resource, inverse) || Object.values(inverse.ask).some((field) => field.required)) return undefined;
  const sources = (resource.fields[lifecycle.field]?.choices ?? []).filter((value) => evaluate(action.if, { [lifecycle.field]: value }, rules));
  const isRestored = (id: string): boolean => {
    const was = before.get(id);
    // Of a row of another page the state before is known only where there is but one it can have had.
    if (!was) return sources.length <= 1;
    const after = withDerived({ resource, record: { ...was, ...action.set, ...inverse.set }, context: rules });
    return after[lifecycle.field] === was[lifecycle.field];
  };
  return ids.every(isRestored) ? inverse : undefined;
}
