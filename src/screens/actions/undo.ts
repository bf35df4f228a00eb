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

export interface Undo {
  readonly action: Action;
  /** The rows that it leads to the state they had: all, or those of which that is so. */
  readonly ids: readonly string[];
}

/**
 * The actions that take another back: declared as its `undo`, open to this user, asking nothing that must be answered,
 * each with the rows that it leads to the state they had. Empty where none is left.
 */
export function undoOf({ resource, actor, action, ids, before, rules }: UndoOfParams): readonly Undo[] {
  const { lifecycle } = resource;
  if (!lifecycle) return [];
  const sources = (resource.fields[lifecycle.field]?.choices ?? []).filter((value) => evaluate(action.if, { [lifecycle.field]: value }, rules));
  const led = new Set<string>();
  return action.undo.flatMap((name): Undo[] => {
    const inverse = lifecycle.actions[name];
    if (!inverse || !mayRun(actor, resource, inverse) || Object.values(inverse.ask).some((field) => field.required)) return [];
    const isRestored = (id: string): boolean => {
      const was = before.get(id);
      // Of a row of another page the state before is known only where there is but one it can have had.
      if (!was) return sources.length <= 1;
      const after = withDerived({ resource, record: { ...was, ...action.set, ...inverse.set }, context: rules });
      return after[lifecycle.field] === was[lifecycle.field];
    };
    const restored = ids.filter((id) => !led.has(id) && isRestored(id));
    for (const id of restored) led.add(id);
    return restored.length > 0 ? [{ action: inverse, ids: restored }] : [];
  });
}
