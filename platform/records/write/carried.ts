import { cleanValue, filledValue, isEmptyValue, type Action, type Problem, type SetValue } from '../../../src/schemas';
import type { WriteEvent } from '../handler';
import type { Operation, Values } from '../operation';
import { brokenProblems, fieldProblems } from './checkDraft';
import { asLiving } from './living';
import { heldByOthers } from './narrowed';
import { isTouched, referenceProblems } from './references';
import { uniqueProblems } from './unique';

interface Carrying {
  readonly operation: Operation;
  readonly action: Action;
  readonly before: Values;
  /** Clean answers, by question. */
  readonly answers: Values;
}

/** What an action writes that is known only when it is done: answers, the clock, the person, and rows appended to lists. */
export function carriedValues({ operation: { resource, asking }, action, before, answers }: Carrying): Record<string, unknown> {
  const isKept = (operand: SetValue): boolean => typeof operand === 'object' && operand !== null && 'answer' in operand && operand.orKeep === true && isEmptyValue(answers[operand.answer]);
  const set = Object.entries(action.fill).filter(([, operand]) => !isKept(operand)).map(([name, operand]) => {
    const field = resource.fields[name]!;
    return [name, cleanValue({ field, value: filledValue({ field, operand, answers, context: asking }) })] as const;
  });
  const added = Object.entries(action.add).map(([name, row]) => {
    const list = resource.fields[name]!;
    const inner = Object.values(list.fields).map((field) => [field.name, filledValue({ field, operand: row[field.name] ?? null, answers, context: asking })] as const);
    return [name, cleanValue({ field: list, value: [...(before[name] as readonly Values[]), Object.fromEntries(inner)] })] as const;
  });
  return Object.fromEntries([...set, ...added]);
}

/**
 * What is wrong with what an action carried into the record, at the question it was answered to. What the action sets
 * to the same value always was looked at when it was declared, but for the rules of the module.
 */
export async function carriedProblems({ event, action }: { event: WriteEvent; action: Action }): Promise<Record<string, Problem>> {
  const { operation, trx, after, changed, id } = event;
  const carried = new Set([...Object.keys(action.fill), ...Object.keys(action.add), ...Object.keys(action.set)].filter((name) => changed.has(name)));
  const narrowed = Object.values(operation.resource.fields).filter((field) => !carried.has(field.name) && isTouched(field, carried)).map(({ name }) => name);
  const names = new Set([...[...carried].filter((name) => !(name in action.set)), ...narrowed]);
  const broken = brokenProblems(await asLiving(event));
  // Rows that stood there before are not what is being done.
  const isCarried = ([path]: [string, Problem]): boolean => {
    const [name = '', at] = path.split('.');
    return names.has(name) && (!(name in action.add) || at === undefined || at === lastRow(after, name));
  };
  const own = Object.fromEntries(Object.entries(names.size > 0 ? fieldProblems(event) : {}).filter(isCarried));
  const sound = new Set([...names].filter((name) => !(name in own)));
  const pointing = await referenceProblems({ operation, trx, values: after, before: event.before, names: sound });
  const taken = await uniqueProblems({ operation, trx, values: after, changed: sound, id });
  const narrowing = await heldByOthers({ ...event, changed: new Set([...changed].filter((name) => !(name in own))) });
  const found = [...Object.entries(broken), ...Object.entries(narrowing), ...Object.entries({ ...taken, ...pointing, ...own }).filter(isCarried)];
  return Object.fromEntries(found.map(([path, problem]) => [questionOf({ action, path, after }), problem]));
}

/** The place of the row that is appended, as a path names it. */
function lastRow(after: Values, name: string): string {
  return String((after[name] as readonly unknown[]).length - 1);
}

/** The question whose answer stands at a path; the path itself where it is none's. */
function questionOf({ action, path, after }: { action: Action; path: string; after: Values }): string {
  const [name = '', at, inner, ...rest] = path.split('.');
  const row = action.add[name];
  const isNew = row && at === lastRow(after, name);
  const operand = isNew ? row[inner ?? ''] : action.fill[name];
  if (typeof operand !== 'object' || operand === null || !('answer' in operand)) return path;
  return [operand.answer, ...(isNew ? rest : [at, inner, ...rest])].filter((part) => part !== undefined).join('.');
}
