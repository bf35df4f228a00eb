import type { ActionInput, ManyInput, ModuleActionInput } from './action';
import { isObject } from './isObject';
import { mapValues, pick } from './mapValues';
import { normalizeField } from './normalizeField';
import type { Predicate } from './predicate';
import type { Action, Endpoint, ManyCall, ModuleAction } from './resource';
import { spelledCall } from './spelledCall';

interface ActionParams {
  readonly name: string;
  readonly input: ActionInput<string>;
  /** The lifecycle's. */
  readonly field: string;
  readonly endpoint: Endpoint;
}

/** An action of the lifecycle with its defaults. */
export function normalizeAction({ name, input, field, endpoint }: ActionParams): Action {
  const conditions: Predicate[] = [...(input.from ? [{ [field]: input.from }] : []), ...(input.if ? [input.if] : [])];
  return {
    name,
    if: conditions.length > 1 ? { all: conditions } : (conditions[0] ?? null),
    unless: input.unless ?? [],
    set: { ...(input.to === undefined ? {} : { [field]: input.to }), ...(pick(input.set, (value) => !isObject(value)) as Action['set']) },
    fill: pick(input.set, isObject) as Action['fill'],
    add: (input.add ?? {}) as Action['add'],
    bulk: Boolean(input.bulk),
    many: manyCall(typeof input.bulk === 'object' ? input.bulk : undefined),
    confirm: input.confirm === true ? 'ask' : (input.confirm ?? (input.undo ? false : 'ask')),
    alike: input.alike ?? null,
    ask: mapValues(input.ask ?? {}, normalizeField),
    askIf: input.askIf ?? null,
    concerns: input.concerns ?? null,
    call: actionCall({ name, input, endpoint }),
    also: sharedCall(input.also),
    right: input.right ?? (input.call === 'delete' ? 'delete' : 'update'),
    roles: input.roles ?? null,
    notFor: input.notFor ?? null,
    handler: input.handler ?? null,
    tells: input.tells ?? [],
    outcomes: input.outcomes ?? [],
    foretells: input.foretells ?? [],
    foresees: input.foresees ?? [],
    onlyUndo: input.onlyUndo ?? false,
    undo: [input.undo ?? []].flat(),
  };
}

/** An action on the module with its defaults. */
export function normalizeModuleAction({ name, input, path }: { readonly name: string; readonly input: ModuleActionInput; readonly path: string }): ModuleAction {
  return {
    name,
    ask: mapValues(input.ask ?? {}, normalizeField),
    call: spelledCall(input.call ?? `POST ${path}/${name}`),
    right: input.right ?? 'create',
    roles: input.roles ?? null,
    handler: input.handler,
  };
}

function actionCall({ name, input: { call, idIn }, endpoint }: Pick<ActionParams, 'name' | 'input' | 'endpoint'>): Action['call'] {
  if (call === 'delete') return { ...endpoint.delete, by: 'delete', idIn: null };
  if (call === 'update') return { ...endpoint.update, by: 'update', idIn: null };
  const given = typeof call === 'string' ? spelledCall(call) : call;
  return { ...(given ?? { method: 'PUT', path: `${endpoint.path}/{id}/${name}` }), by: 'action', idIn: idIn === undefined ? null : typeof idIn === 'string' ? 'id' : idIn.body };
}

function sharedCall(input: ActionInput<string>['also']): Action['also'] {
  if (!input) return null;
  const [[name, value] = ['', ''] as const] = Object.entries(input.with);
  return { call: spelledCall(input.call), name, value };
}

/** One call for many; `null` where there is none. */
export function manyCall(input: ManyInput | undefined): ManyCall | null {
  return input ? { call: spelledCall(input.call), ids: input.ids ?? 'ids' } : null;
}
