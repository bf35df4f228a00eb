import type { AnswerOperand } from './filling';
import { evaluate, isEmptyValue, type PredicateContext } from './predicate';
import type { Action, Field } from './resource';

/** What an action asks of these records: its questions, or none where it asks them of other records. */
export function questionsOf({ action, records, context }: { readonly action: Pick<Action, 'ask' | 'askIf'>; readonly records: readonly Readonly<Record<string, unknown>>[]; readonly context: PredicateContext }): Readonly<Record<string, Field>> {
  return action.askIf === null || records.some((record) => evaluate(action.askIf, record, context)) ? action.ask : NONE;
}

/** What a record holds already of what an action asks: its questions begin with that, as an answer is corrected and not written anew. */
export function heldAnswers({ action, record }: { readonly action: Pick<Action, 'ask' | 'fill'>; readonly record: Readonly<Record<string, unknown>> }): Readonly<Record<string, unknown>> {
  const held = Object.entries(action.fill).flatMap(([name, operand]) => (isAnswer(operand) && operand.answer in action.ask && !isEmptyValue(record[name]) ? [[operand.answer, record[name]] as const] : []));
  return Object.fromEntries(held);
}

function isAnswer(operand: Action['fill'][string]): operand is AnswerOperand {
  return 'answer' in operand;
}

const NONE: Readonly<Record<string, Field>> = {};
