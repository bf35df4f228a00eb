import { barsOf, evaluate, humanize, leaves, parsePredicate, predicateFields, type Action, type Predicate, type Problem, type Resource } from '../../../src/schemas';
import { failure, type PlatformError } from '../../kernel/errors';
import { refuseProblems } from '../../kernel/http/problems';
import { runBefore } from './checkDraft';
import { isSame } from './draft';
import { withComputed } from '../computed';
import type { WriteEvent } from '../handler';
import type { Operation, Trx, Values } from '../operation';
import { wholeOf } from '../present';

/** @throws TRANSITION_REFUSED, saying from which states the action is possible, unless it is possible now */
export function refuseTransition({ operation, action, record }: { operation: Operation; action: Action; record: Values }): void {
  if (!evaluate(action.if, record, operation.asking)) throw transitionFailure(operation.resource, action, record);
}

interface BarParams {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly action: Action | null | undefined;
  readonly row: Values;
  /** What is said already. @default nothing */
  readonly besides?: Readonly<Record<string, Problem>>;
}

/** What stands against an action of a row as the actor sees it, each said at the field that tells of it, once; empty: nothing. */
export async function barProblems({ operation, trx, action, row, besides = {} }: BarParams): Promise<Record<string, Problem>> {
  if (!action || action.unless.length === 0) return {};
  const whole = await withComputed({ operation, trx, row });
  const bars = barsOf({ action, record: wholeOf(operation, whole), context: operation.asking }).filter(({ says }) => Object.values(besides).every(({ params }) => params?.['says'] !== says));
  return Object.fromEntries(bars.map((bar): [string, Problem] => [predicateFields(bar.if)[0]!, { code: 'rule', params: { says: bar.says } }]).reverse());
}

/** Before an action: what the module's own function says, and what stands against it. @throws VALIDATION */
export async function refuseBefore({ event, action, row }: { readonly event: WriteEvent; readonly action: Action | null | undefined; readonly row: Values }): Promise<void> {
  const problems = await runBefore(event);
  refuseProblems({ ...(await barProblems({ operation: event.operation, trx: event.trx, action, row, besides: problems })), ...problems });
}

/** Fields that only lifecycle actions change: those an action sets that a client cannot write. */
export function lifecycleFields(resource: Resource): ReadonlySet<string> {
  const actions = Object.values(resource.lifecycle?.actions ?? {});
  return new Set(actions.flatMap((action) => Object.keys(action.set)).filter((name) => resource.fields[name]?.readOnly));
}

/**
 * The action that a plain update amounts to: one that is called by an update and sets exactly what was sent differently
 * from before among the lifecycle's fields. Null when the update leaves those alone, undefined when it fits none.
 */
export function actionOfUpdate({ resource, sent, before }: { resource: Resource; sent: Values; before: Values }): Action | null | undefined {
  const touched = [...lifecycleFields(resource)].filter((name) => sent[name] !== undefined && !isSame(sent[name], before[name]));
  if (touched.length === 0) return null;
  const actions = Object.values(resource.lifecycle?.actions ?? {}).filter((action) => action.call.by === 'update');
  return actions.find((action) => touched.every((name) => action.set[name] === sent[name]) && Object.entries(action.set).every(([name, value]) => isSame(sent[name] ?? before[name], value)));
}

function transitionFailure(resource: Resource, action: Action, record: Values): PlatformError {
  const field = resource.lifecycle!.field;
  const from = statesOf(action.if, field);
  const state = record[field];
  const params = { action: humanize(action.name), state: typeof state === 'string' ? humanize(state).toLowerCase() : 'in another state' };
  const details = { resource: resource.name, field, action: action.name, state, from };
  if (from.length === 0) return failure({ reason: 'wrongState', params, details });
  return failure({ reason: 'wrongStateFrom', params: { ...params, from: from.map((value) => humanize(value)).join(', ') }, details });
}

/** The values of the lifecycle's field that a condition names. */
function statesOf(condition: Predicate | null, field: string): string[] {
  if (!condition) return [];
  const named = leaves(parsePredicate(condition)).filter((leaf) => leaf.field === field && (leaf.op === 'in' || leaf.op === 'is'));
  return named.flatMap((leaf) => (Array.isArray(leaf.value) ? leaf.value : [leaf.value])).map(String);
}
