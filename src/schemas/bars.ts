import type { Bar } from './action';
import type { Action } from './decidedAction';
import { evaluate, type PredicateContext } from './predicate';

/** What stands against an action of a record as it is, computed values included; empty: nothing that is known. */
export function barsOf({ action, record, context }: { readonly action: Pick<Action, 'unless'>; readonly record: Readonly<Record<string, unknown>>; readonly context: PredicateContext }): readonly Bar[] {
  return action.unless.filter((bar) => evaluate(bar.if, record, context));
}
