import { expect } from 'vitest';
import { addressOf } from '../../../platform/kernel/http/addresses';
import { WHICHEVER, type Action, type Call, type Resource } from '../../../src/schemas';
import { validValues } from '../../fixtures';
import { insertBeneath } from '../support/beneath';
import { INSTITUTES } from '../support/people';
import type { CallResult, TestPlatform } from '../support';

/** The calls of one module of a test platform, made by one account. */
export interface ModuleCalls {
  search(body?: unknown): Promise<CallResult>;
  get(id: string): Promise<CallResult>;
  lookup(query?: string): Promise<CallResult>;
  create(body: unknown): Promise<CallResult>;
  update(id: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<CallResult>;
  remove(id: string): Promise<CallResult>;
  act(action: Action, id: string, body?: unknown): Promise<CallResult>;
}

export function callsOf({ platform, resource, token }: { platform: TestPlatform; resource: Resource; token: string }): ModuleCalls {
  const { endpoint } = resource;
  // As a platform's caller would who does not know what a record stands below.
  const url = (call: Call, id = '') => addressOf({ resource, call }).replace('{id}', id).replace(/\{\w+\}/g, WHICHEVER);
  return {
    search: (body = {}) => (endpoint.without.includes('search') ? platform.call({ method: 'GET', url: `${url(endpoint.list)}${flat(body as Record<string, unknown>)}`, token }) : platform.call({ method: 'POST', url: url(endpoint.search), token, body })),
    get: (id) => platform.call({ method: 'GET', url: url(endpoint.get, id), token }),
    lookup: (query = '') => platform.call({ method: 'GET', url: `${url(endpoint.lookup)}${query}`, token }),
    create: (body) => platform.call({ method: endpoint.create.method as 'POST', url: url(endpoint.create), token, body }),
    update: (id, body, headers = {}) => platform.call({ method: endpoint.update.method as 'PUT', url: url(endpoint.update, id), token, body, headers }),
    remove: (id) => platform.call({ method: endpoint.delete.method as 'DELETE', url: url(endpoint.delete, id), token }),
    act: (action, id, body = {}) => platform.call({ method: action.call.method as 'PUT', url: url(action.call, id), token, body: action.call.by === 'update' ? action.set : action.call.idIn === null ? body : { ...(body as object), [action.call.idIn]: id } }),
  };
}

/** A search's body as the query of a list. */
function flat({ filters = {}, ...options }: Record<string, unknown>): string {
  const words = Object.entries({ ...options, ...(filters as object) }).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) && name === 'fields' ? [[name, value.join()]]
    : Array.isArray(value) ? value.map((one): [string, string] => [name, String(one)])
    : typeof value === 'object' && value !== null ? Object.entries(value).map(([part, inner]): [string, string] => [`${name}.${part}`, String(inner)])
    : [[name, String(value)]]);
  return `?${new URLSearchParams(words).toString()}`;
}

let counter = 0;

/** Creates valid records of any module, and of what they must refer to, for one institute. */
export function makerOf({ platform, token, instituteId = INSTITUTES.north }: { platform: TestPlatform; token: string; instituteId?: string }) {
  const made = new Map<string, string>();
  const { loader } = platform.context;
  const bodyOf = async (resource: Resource): Promise<Record<string, unknown>> => {
    for (const field of referencesIn(resource)) await idOf(field, resource.name);
    const body = validValues({ resource, number: ++counter, idOf: (name) => made.get(name) ?? '' });
    return resource.tenant === 'owned' || resource.tenant === 'shared' ? { ...body, instituteId } : body;
  };
  const idOf = async (name: string, from: string): Promise<void> => {
    if (name === 'institution') made.set(name, instituteId);
    if (made.has(name) || name === from) return;
    made.set(name, String((await make(loader.require(name)))['id']));
  };
  const makeWith = async (resource: Resource, body: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const reply = await callsOf({ platform, resource, token }).create(body);
    expect(reply, `create ${resource.name}`).toMatchObject({ status: 201 });
    return reply.data;
  };
  /** What a view gives is not made by a call: its rows come from beneath. */
  const make = async (resource: Resource): Promise<Record<string, unknown>> => {
    if (resource.source === null) return makeWith(resource, await bodyOf(resource));
    const [id] = await insertBeneath({ platform, resource, instituteId });
    return (await callsOf({ platform, resource, token }).get(id!)).data;
  };
  /** Without secrets that may be left out. */
  const makeLeast = async (resource: Resource): Promise<Record<string, unknown>> =>
    makeWith(resource, Object.fromEntries(Object.entries(await bodyOf(resource)).filter(([name]) => !resource.fields[name]?.writeOnly || resource.fields[name].required)));
  return { make, makeLeast, bodyOf };
}

function referencesIn(resource: Resource): string[] {
  const fields = Object.values(resource.fields).filter((field) => !field.system);
  return fields.flatMap((field) => [field.to, ...Object.values(field.kinds), ...Object.values(field.fields).map((inner) => inner.to)]).filter((name): name is string => name !== null);
}

/** Answers to everything an action asks, but for references that may be left open. */
export function answersTo(action: Action): Record<string, unknown> {
  return Object.fromEntries(Object.values(action.ask).filter((field) => field.to === null || field.required).map((field) => [field.name, field.type === 'matrix' ? {} : 'For a reason.']));
}
