import type { Bar } from './action';
import type { Action } from './decidedAction';
import { evaluate, type Predicate, type PredicateContext } from './predicate';

/** The conditions that say whether an action can be done: its own, and those of what may stand against it. */
export function conditionsOf({ if: own, unless }: Pick<Action, 'if' | 'unless'>): readonly Predicate[] {
  return [...(own ? [own] : []), ...unless.map((bar) => bar.if)];
}

/** What stands against an action of a record as it is, computed values included; empty: nothing that is known. */
export function barsOf({ action, record, context }: { readonly action: Pick<Action, 'unless'>; readonly record: Readonly<Record<string, unknown>>; readonly context: PredicateContext }): readonly Bar[] {
  return action.unless.filter((bar) => evaluate(bar.if, record, context));
}
