import { checkPeople } from './after';
import { checkCarried } from './checkCarried';
import type { Report } from './checkReport';
import { checkSays } from './checkRules';
import { NUMBERS } from './computed';
import { derivedValue } from './derive';
import { mapValues } from './mapValues';
import { evaluate, leaves, parsePredicate, isDynamic, predicateFields } from './predicate';
import type { Action, Field, Resource } from './resource';
import { mayBeNeeded } from './required';
import { validateValue } from './validate';

/** A state machine is data: its states exist, each can be reached, each action can be done. */
export function checkLifecycle(report: Report, resource: Resource, resources: readonly Resource[]): void {
  if (!resource.lifecycle) return;
  const field = resource.fields[resource.lifecycle.field];
  if (!field) return report.unknown('lifecycle.field', resource.lifecycle.field, 'a field', Object.keys(resource.fields));
  if (field.type !== 'choice' && field.type !== 'boolean') report.add('lifecycle.field', `${field.name} is of type ${field.type}`, 'name a choice or a boolean');
  for (const action of Object.values(resource.lifecycle.actions)) {
    checkAction(report, resource, field, action);
    if (action.notFor) checkNotFor({ report, resource, resources }, action);
  }
  resource.lifecycle.byPlatform.forEach((value, index) => {
    if (!field.choices.includes(value)) report.unknown(`lifecycle.byPlatform.${index}`, value, `a choice of ${field.name}`, field.choices);
  });
  // What is done to the rows by the module that has them leads to the other states.
  if (field.type === 'choice' && !field.isTaken) checkReach(report, resource, field);
}

function checkAction(report: Report, resource: Resource, field: Field, action: Action): void {
  const path = `lifecycle.actions.${action.name}`;
  if (action.name === 'update' || action.name === 'delete') report.add(path, `${action.name} is not a lifecycle action`, 'choose another name');
  report.predicate(`${path}.if`, action.if, resource.fields);
  action.unless.forEach((bar, index) => {
    const at = `${path}.unless.${index}`;
    report.predicate(`${at}.if`, bar.if, mapValues(resource.fields, (one) => ({ ...one, computed: null })));
    if (predicateFields(bar.if).length === 0) report.add(`${at}.if`, 'asks nothing', 'name a field and what of it stands against the action');
    checkSays(report, `${at}.says`, bar.says);
  });
  report.predicate(`${path}.askIf`, action.askIf, resource.fields);
  const needed = Object.values(action.ask).find(mayBeNeeded);
  if (action.askIf && needed) report.add(`${path}.askIf`, `${needed.name} must be answered, also where nobody is asked`, `let ${needed.name} be empty, or leave askIf out`);
  for (const [index, name] of (action.alike ?? []).entries()) {
    if (!resource.fields[name] || !NUMBERS.has(resource.fields[name].type)) report.unknown(`${path}.alike.${index}`, name, 'a number', Object.values(resource.fields).filter(({ type }) => NUMBERS.has(type)).map((one) => one.name));
  }
  if (action.alike && action.alike.length !== 2) report.add(`${path}.alike`, 'names no two numbers', 'name two that are meant to be alike');
  const concerned = action.concerns === null ? undefined : resource.fields[action.concerns];
  if (action.concerns !== null && !concerned) report.unknown(`${path}.concerns`, action.concerns, 'a field', Object.keys(resource.fields));
  if (concerned && concerned.type !== 'ref') report.add(`${path}.concerns`, `${concerned.name} is no reference`, 'name the reference to what it is done to');
  for (const [name, value] of Object.entries(action.set)) {
    const target = resource.fields[name];
    const at = name === field.name ? `${path}.to` : `${path}.set.${name}`;
    if (!target) report.unknown(at, name, 'a field', Object.keys(resource.fields));
    else if (target.derive.length > 0) report.add(at, `${name} is computed`, 'set the fields it is computed from');
    else if (validateValue({ field: target, value })) {
      if (target.type === 'choice') report.unknown(at, String(value), `a choice of ${name}`, target.choices);
      else report.add(at, `${JSON.stringify(value)} is not a value of ${name}`, `write a value of type ${target.type}`);
    }
  }
  checkCarried({ report, resource, state: field, action });
  if (writtenNames(action).length === 0 && action.call.by === 'action' && !action.handler) report.add(path, 'changes nothing', 'say what it sets, or name a handler');
  for (const told of ['tells', 'outcomes'] as const) if (action[told].length > 0 && !action.handler) report.add(`${path}.${told}`, 'there is no function that could tell anything', `name a handler, or leave ${told} out`);
  for (const name of action.undo) if (!resource.lifecycle!.actions[name]) report.unknown(`${path}.undo`, name, 'an action', Object.keys(resource.lifecycle!.actions));
  if (action.call.by !== 'action' && Object.keys(action.ask).length > 0) report.add(`${path}.ask`, `the answers have no place in the call “${action.call.by}”`, 'leave out call, so that the action has a call of its own');
}

/** Whom it is not offered it is refused, too. */
function checkNotFor({ report, ...on }: Parameters<typeof checkPeople>[0], { name, notFor, handler }: Action): void {
  const path = `lifecycle.actions.${name}.notFor`;
  checkPeople({ report, ...on }, path, notFor!);
  if (!handler) report.add(path, 'nobody refuses it to them', 'name a handler that does, and says why');
}

/** Walks from a new record through the actions; a state that the walk never meets cannot be reached. */
function checkReach(report: Report, resource: Resource, field: Field): void {
  const isExternal = (value: string) =>
    field.derive.some((one) => one.value === value && one.if && leaves(parsePredicate(one.if)).some((leaf) => isDynamic(leaf.value) || !isOwned(resource, leaf.field)));
  const context = { now: '2000-01-01T00:00:00.000Z' };
  const start: Record<string, unknown> = Object.fromEntries(Object.values(resource.fields).map((one) => [one.name, one.default ?? null]));
  const seen = new Map<string, Record<string, unknown>>();
  const queue = [start];
  if (!field.readOnly) queue.push(...field.choices.map((value) => ({ ...start, [field.name]: value })));
  queue.push(...resource.lifecycle!.byPlatform.map((value) => ({ ...start, [field.name]: value })));
  while (queue.length > 0) {
    const record = queue.pop()!;
    const state = field.derive.length > 0 ? derivedValue({ field, record, context }) : (record[field.name] as string | null);
    const full = { ...record, [field.name]: state };
    const key = JSON.stringify(full);
    if (seen.has(key) || seen.size > 500) continue;
    seen.set(key, full);
    for (const action of Object.values(resource.lifecycle!.actions)) {
      if (evaluate(action.if, full, context)) queue.push({ ...full, ...withoutOperands(action), ...action.set });
    }
  }
  const reached = new Set([...seen.values()].map((record) => record[field.name]));
  for (const value of field.choices) {
    if (!reached.has(value) && !isExternal(value)) report.add(`fields.${field.name}.choices`, `no action leads to the state “${value}”`, 'add an action that does, or leave the state out');
  }
}

/** True for a field that only the lifecycle changes. */
function isOwned(resource: Resource, name: string): boolean {
  return Object.values(resource.lifecycle!.actions).some((action) => writtenNames(action).includes(name));
}

/** Every field an action writes. */
export function writtenNames({ set, fill, add }: Action): string[] {
  return [...Object.keys(set), ...Object.keys(fill), ...Object.keys(add)];
}

/** What is known of fields whose values are not: that they are there. */
function withoutOperands({ fill, add }: Action): Record<string, unknown> {
  const names = (operands: object, value: unknown): [string, unknown][] => Object.keys(operands).map((name) => [name, value]);
  return Object.fromEntries([...names(fill, 'filled'), ...names(add, [{}])]);
}
