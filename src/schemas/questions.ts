import { evaluate, type PredicateContext } from './predicate';
import type { Action, Field } from './resource';

/** What an action asks of these records: its questions, or none where it asks them of other records. */
export function questionsOf({ action, records, context }: { readonly action: Pick<Action, 'ask' | 'askIf'>; readonly records: readonly Readonly<Record<string, unknown>>[]; readonly context: PredicateContext }): Readonly<Record<string, Field>> {
  return action.askIf === null || records.some((record) => evaluate(action.askIf, record, context)) ? action.ask : NONE;
}

const NONE: Readonly<Record<string, Field>> = {};
