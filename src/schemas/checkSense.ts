import { isComputed } from './computed';
import { checkImport } from './checkImport';
import type { FilterOp } from './declaration';
import type { FieldType } from './field';
import type { Report } from './checkReport';
import { evaluate, leaves, parsePredicate } from './predicate';
import type { Action, Field, Filter, Resource } from './resource';
import { isSortable } from './sortable';

/** What is well written and cannot be meant: it would be taken, and do nothing or the wrong thing without a word. */
export function checkSense(report: Report, resource: Resource): void {
  const calls = ['create', 'update', 'delete', ...Object.keys(resource.lifecycle?.actions ?? {}), ...Object.keys(resource.actions)];
  for (const call of Object.keys(resource.endpoint.failures)) if (!calls.includes(call)) report.unknown(`endpoint.failures.${call}`, call, 'a call that changes a record', calls);
  for (const field of Object.values(resource.fields)) if (!field.system) checkField(report, resource, field);
  resource.list.filters.forEach((filter, index) => checkFilter(report, resource, filter, `list.filters.${index}.op`));
  const sort = resource.fields[resource.list.sort.field];
  if (!resource.isSingle && sort && !isComputed(sort) && !isSortable(sort)) report.add('list.sort', `rows cannot be kept in the order of ${sort.name}`, 'sort by a stored field of one plain value: a text, a number, a time, a choice');
  const picture = resource.fields[resource.picture ?? ''];
  if (picture && picture.type !== 'image') report.add('picture', `${picture.name} is of type ${picture.type}`, 'name a field of type image');
  checkImport(report, resource);
  checkState(report, resource);
  for (const action of Object.values(resource.lifecycle?.actions ?? {})) checkUndo(report, resource, action);
}

function checkField(report: Report, resource: Resource, field: Field): void {
  const path = `fields.${field.name}`;
  const isSet = field.default !== null || field.fill !== null || field.derive.length > 0 || resource.handlers.beforeWrite !== null;
  if (field.required && field.readOnly && !isSet) report.add(`${path}.required`, `nobody may write ${field.name}, and it has no default`, 'give it a default, or leave out required');
  if (field.createOnly && field.readOnly) report.add(`${path}.createOnly`, 'nobody types into a field that is read only, on creation either', 'leave out one of the two');
  if (field.after === field.name) report.add(`${path}.after`, 'is after itself', 'name another field');
}

const NUMBERS_AND_TIMES: readonly FieldType[] = ['number', 'integer', 'money', 'date', 'time', 'datetime', 'duration'];
/** Types that a filter of a kind can be asked of; those that are not here can be asked of any. */
const FILTERED: Partial<Record<FilterOp, readonly FieldType[]>> = {
  range: NUMBERS_AND_TIMES,
  has: ['text', 'longText', 'email', 'phone', 'url'],
  include: ['boolean'],
};

function checkFilter(report: Report, { fields }: Resource, { field, op }: Filter, path: string): void {
  const type = fields[field]?.type;
  const types = FILTERED[op];
  if (type && types && !types.includes(type)) report.add(path, `${field} (${type}) is not filtered by ${op}`, `use it for ${types.join(', ')}, or leave op out`);
}

/** The state is changed by actions, which ask for their right and write into the trail; a plain update would go past them. */
function checkState(report: Report, resource: Resource): void {
  const field = resource.lifecycle && resource.fields[resource.lifecycle.field];
  if (field && !field.readOnly) report.add(`fields.${field.name}.readOnly`, 'a plain update may write the state, past the actions', 'add readOnly: true');
}

/** What takes an action back may be done where the action leads, and leads to where it came from. */
function checkUndo(report: Report, resource: Resource, action: Action): void {
  const { field, actions } = resource.lifecycle!;
  for (const name of action.undo) checkWayBack(report, { field, action, back: actions[name] });
}

function checkWayBack(report: Report, { field, action, back }: { readonly field: string; readonly action: Action; readonly back: Action | undefined }): void {
  const [to, from] = [action.set[field], back?.set[field]];
  if (!back || to === undefined) return;
  const at = `lifecycle.actions.${action.name}.undo`;
  if (!mayHold(back, field, to)) report.add(at, `${back.name} cannot be done in the state “${String(to)}”`, `let ${back.name} begin there, or leave undo out`);
  else if (from !== undefined && !mayHold(action, field, from)) report.add(at, `${back.name} leads to “${String(from)}”, where ${action.name} does not begin`, 'name the action that leads back, or leave undo out');
}

/** Whether an action can be done in a state, as far as the state alone decides. */
function mayHold(action: Action, field: string, state: string | number | boolean | null): boolean {
  const isAlone = action.if !== null && leaves(parsePredicate(action.if)).every((leaf) => leaf.field === field);
  return !isAlone || evaluate(action.if, { [field]: state }, { now: '2000-01-01T00:00:00.000Z' });
}
