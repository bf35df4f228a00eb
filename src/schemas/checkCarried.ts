import type { Report } from './checkReport';
import { ROLES } from './field';
import { FILLINGS, isOperand, type AnswerOperand, type Filling } from './filling';
import { isObject } from './isObject';
import type { Action, Field, Resource } from './resource';
import { validateValue } from './validate';

interface Carried {
  readonly report: Report;
  readonly resource: Resource;
  /** The lifecycle's field. */
  readonly state: Field;
  readonly action: Action;
}

/** What an action sets from its answers, the clock and the person, and the rows it appends, fit where they go. */
export function checkCarried({ report, resource, state, action }: Carried): void {
  const path = `lifecycle.actions.${action.name}`;
  for (const [part, given] of [['set', action.fill], ['add', action.add]] as const) {
    if (action.call.by !== 'action' && Object.keys(given).length > 0) report.add(`${path}.${part}`, `what is known only when it is done has no place in the call “${action.call.by}”`, 'leave out call, so that the action has a call of its own');
  }
  for (const [name, operand] of Object.entries(action.fill)) {
    const at = `${path}.set.${name}`;
    const target = targetOf({ report, resource, at, name });
    if (!target) continue;
    if (name === state.name) report.add(at, `${name} is the state`, 'say the state by to');
    else checkOperand({ report, at, target, operand, ask: action.ask });
  }
  for (const [name, row] of Object.entries(action.add)) checkRow({ report, resource, at: `${path}.add.${name}`, name, row, ask: action.ask });
}

function targetOf({ report, resource, at, name }: Pick<Carried, 'report' | 'resource'> & { at: string; name: string }): Field | null {
  const target = resource.fields[name];
  if (!target) report.unknown(at, name, 'a field', Object.keys(resource.fields));
  else if (target.derive.length > 0) report.add(at, `${name} is computed`, 'set the fields it is computed from');
  else if (target.system) report.add(at, `${name} is written by the platform itself`, 'leave it out');
  else return target;
  return null;
}

function checkRow({ report, resource, at, name, row, ask }: Pick<Carried, 'report' | 'resource'> & { at: string; name: string; row: Action['add'][string]; ask: Action['ask'] }): void {
  const list = targetOf({ report, resource, at, name });
  if (!list) return;
  if (list.type !== 'list') return report.add(at, `${name} is no list`, 'name a field of rows, or write it under set');
  if (!isObject(row)) return report.add(at, 'is not an object', 'name the fields of the row, each with its value');
  for (const [inner, value] of Object.entries(row)) {
    const target = list.fields[inner];
    if (!target) report.unknown(`${at}.${inner}`, inner, `a field of ${name}`, Object.keys(list.fields));
    else if (isObject(value)) checkOperand({ report, at: `${at}.${inner}`, target, operand: value, ask });
    else if (validateValue({ field: target, value })) report.add(`${at}.${inner}`, `${JSON.stringify(value)} is not a value of ${inner}`, `write a value of type ${target.type}`);
  }
  for (const inner of Object.values(list.fields)) {
    if (inner.required && !inner.when && !(inner.name in row)) report.add(at, `the rows need ${inner.name}`, `add ${inner.name}`);
  }
}

/** An operand is one there is, and gives values of the field's type. */
export function checkOperand({ report, at, target, operand, ask = null }: { report: Report; at: string; target: Field; operand: unknown; ask?: Action['ask'] | null }): void {
  const known = [...(ask ? ['answer'] : []), ...FILLINGS];
  if (!isOperand(operand) || (!ask && 'answer' in operand)) return report.unknown(at, Object.keys(isObject(operand) ? operand : {}).join(', '), 'something a value can be taken from', known);
  if ('answer' in operand) return checkAnswer({ report, at, target, operand, ask: ask! });
  const problem = misfitOf(target, operand);
  if (problem) report.add(at, problem.message, problem.remedy);
}

function checkAnswer({ report, at, target, operand, ask }: { report: Report; at: string; target: Field; operand: AnswerOperand; ask: Action['ask'] }): void {
  const question = ask[operand.answer];
  if (!question) return report.unknown(at, operand.answer, 'a question of the action', Object.keys(ask));
  const isFitting = question.type === target.type || WIDER[question.type] === target.type;
  if (!isFitting) return report.add(at, `the answer is of type ${question.type}, and ${target.name} of type ${target.type}`, `ask for a value of type ${target.type}`);
  if (target.type === 'password') return report.add(at, 'a password is set by the person alone', 'leave it out');
  if (question.to !== target.to) return report.add(at, `the answer refers to ${question.to}, and ${target.name} to ${target.to}`, `ask for a reference to ${target.to}`);
  const beyond = target.choices.length > 0 ? question.choices.filter((choice) => !target.choices.includes(choice)) : [];
  if (beyond.length > 0) report.add(at, `“${beyond[0]}” is not a choice of ${target.name}`, `use some of ${target.choices.join(', ')}`);
  if (target.required && !target.when && !question.required && question.default === null) report.add(at, `${target.name} is required, and the question may be left open`, `write required: true at the question ${operand.answer}`);
}

/** Types whose values are values of another type too. */
const WIDER: Readonly<Record<string, string>> = { text: 'longText', integer: 'number' };

interface Misfit {
  readonly message: string;
  readonly remedy: string;
}

function misfitOf(target: Field, operand: Filling): Misfit | null {
  if ('now' in operand) return operand.now === true && (target.type === 'date' || target.type === 'datetime') ? null : { message: `now is no value of ${target.name}, a field of type ${target.type}`, remedy: 'write now: true at a date or an instant' };
  if ('today' in operand) return target.type === 'date' && Number.isInteger(operand.today) ? null : { message: `a day is no value of ${target.name}, a field of type ${target.type}`, remedy: 'write for example today: 0 at a date' };
  const wanted = { id: 'a reference to user', instituteId: 'a reference to institution', role: 'a text, or a choice of every role', language: 'a language' };
  const isFitting = {
    id: target.type === 'ref' && target.to === 'user',
    instituteId: target.type === 'ref' && target.to === 'institution',
    role: target.type === 'text' || (target.type === 'choice' && ROLES.every((role) => target.choices.includes(role))),
    language: target.type === 'language',
  };
  if (!Object.hasOwn(wanted, operand.user)) return { message: `“${operand.user}” is not known of a person`, remedy: `use one of ${Object.keys(wanted).join(', ')}` };
  return isFitting[operand.user] ? null : { message: `the person’s ${operand.user} is no value of ${target.name}`, remedy: `write it at ${wanted[operand.user]}` };
}
