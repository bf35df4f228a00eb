import { boundProblem } from './dateBound';
import type { AnswerOperand } from './filling';
import { evaluate, isEmptyValue, type PredicateContext } from './predicate';
import type { Action, Field } from './resource';

interface Asking {
  readonly action: Pick<Action, 'ask' | 'askIf'>;
  /** `null`: not known. */
  readonly records: readonly Readonly<Record<string, unknown>>[] | null;
  /** Who is asked, besides the clock. */
  readonly context: PredicateContext;
}

/** What an action asks of these records: its questions without those that are other roles' alone, or none where it asks them of other records. */
export function questionsOf({ action: { ask, askIf }, records, context }: Asking): Readonly<Record<string, Field>> {
  if (askIf !== null && records !== null && !records.some((record) => evaluate(askIf, record, context))) return NONE;
  const role = context.user?.role;
  const isOthers = (field: Field): boolean => role !== undefined && !isAskedOf(field, role);
  return Object.values(ask).some(isOthers) ? Object.fromEntries(Object.entries(ask).filter(([, field]) => !isOthers(field))) : ask;
}

/** Whether a question is asked of people of the role. */
export function isAskedOf({ writeRoles }: Pick<Field, 'writeRoles'>, role: string): boolean {
  return writeRoles === null || writeRoles.some((one) => one === role);
}

/**
 * What a record holds already of what an action asks: its questions begin with that, as an answer is corrected and not written anew. What cannot be answered
 * any more, such as a last day that is over, is `outdated`: such a question begins with what the reference beside it says.
 */
export function heldAnswers({ action, record, context }: { readonly action: Pick<Action, 'ask' | 'fill'>; readonly record: Readonly<Record<string, unknown>>; readonly context: PredicateContext }): { readonly held: Readonly<Record<string, unknown>>; readonly outdated: ReadonlySet<string> } {
  const all = Object.entries(action.fill).flatMap(([name, operand]) => (isAnswer(operand) && operand.answer in action.ask && !isEmptyValue(record[name]) ? [{ field: action.ask[operand.answer]!, value: record[name] }] : []));
  const outdated = new Set(all.filter((one) => boundProblem({ ...one, context }) !== null).map(({ field }) => field.name));
  return { held: Object.fromEntries(all.filter(({ field }) => !outdated.has(field.name)).map(({ field, value }) => [field.name, value])), outdated };
}

/** The questions whose answer takes the place of what a record has, also where it is left empty: what stands beside such a reference in the record was settled with it. */
export function correctedBy({ fill }: Pick<Action, 'fill'>): ReadonlySet<string> {
  return new Set(Object.values(fill).flatMap((operand) => (isAnswer(operand) && operand.orKeep !== true ? [operand.answer] : [])));
}

function isAnswer(operand: Action['fill'][string]): operand is AnswerOperand {
  return 'answer' in operand;
}

const NONE: Readonly<Record<string, Field>> = {};
