import { expect } from 'vitest';
import { addressOf } from '../../../platform/operations/addresses';
import type { Action, Call, Resource } from '../../../src/schemas';
import { validValues } from '../../fixtures';
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
  const url = (call: Call, id = '') => addressOf({ resource, call }).replace('{id}', id);
  return {
    search: (body = {}) => platform.call({ method: 'POST', url: url(endpoint.search), token, body }),
    get: (id) => platform.call({ method: 'GET', url: url(endpoint.get, id), token }),
    lookup: (query = '') => platform.call({ method: 'GET', url: `${url(endpoint.lookup)}${query}`, token }),
    create: (body) => platform.call({ method: 'POST', url: url(endpoint.create), token, body }),
    update: (id, body, headers = {}) => platform.call({ method: endpoint.update.method as 'PUT', url: url(endpoint.update, id), token, body, headers }),
    remove: (id) => platform.call({ method: 'DELETE', url: url(endpoint.delete, id), token }),
    act: (action, id, body = {}) => platform.call({ method: action.call.method as 'PUT', url: url(action.call, id), token, body: action.call.by === 'update' ? action.set : body }),
  };
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
  const make = async (resource: Resource): Promise<Record<string, unknown>> => makeWith(resource, await bodyOf(resource));
  /** Without secrets that may be left out. */
  const makeLeast = async (resource: Resource): Promise<Record<string, unknown>> =>
    makeWith(resource, Object.fromEntries(Object.entries(await bodyOf(resource)).filter(([name]) => !resource.fields[name]?.writeOnly || resource.fields[name].required)));
  return { make, makeLeast, bodyOf };
}

function referencesIn(resource: Resource): string[] {
  const fields = Object.values(resource.fields).filter((field) => !field.system);
  return fields.flatMap((field) => [field.to, ...Object.values(field.fields).map((inner) => inner.to)]).filter((name): name is string => name !== null);
}

/** Answers to everything an action asks. */
export function answersTo(action: Action): Record<string, unknown> {
  return Object.fromEntries(Object.values(action.ask).map((field) => [field.name, field.type === 'access' ? {} : 'For a reason.']));
}
