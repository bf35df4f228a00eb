import { expect } from 'vitest';
import { addressOf } from '../../../platform/kernel/http/addresses';
import { evaluate, namesInBody, ownerProblem, WHICHEVER, withDerived, type Action, type Call, type Predicate, type Resource } from '../../../src/schemas';
import { exampleSteps, exampleValues, type ExampleParams, type Wanted } from '../../../src/schemas/examples';
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
    update: (id, body, headers = {}) => platform.call({ method: endpoint.update.method as 'PUT', url: url(endpoint.update, id), token, body: namesInBody(endpoint.update) ? { ...(body as object), id } : body, headers }),
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

interface Making {
  /** What has to hold of it. */
  readonly must?: readonly Predicate[];
  /** Modules whose records wait for this one: they are not made again on the way. */
  readonly under?: readonly string[];
}

/** Creates valid records of any module, and of what they must refer to, for one institute. */
export function makerOf({ platform, token, instituteId = INSTITUTES.north }: { platform: TestPlatform; token: string; instituteId?: string }) {
  /** What was made to be referred to, by module. */
  const made = new Map<string, Record<string, unknown>[]>();
  const { loader, clock } = platform.context;
  const contextNow = () => ({ now: clock().toISOString() });
  const holds = (record: Record<string, unknown>, must: readonly Predicate[]): boolean => must.every((one) => evaluate(one, record, contextNow()));
  const idOf = async ({ module, must, isFresh, isNeeded }: Wanted, under: readonly string[]): Promise<string | null> => {
    const target = loader.require(module);
    if (target.tenant === 'self') return instituteId;
    const found = isFresh ? undefined : made.get(module)?.find((record) => holds(record, must));
    if (found) return String(found['id']);
    if (under.includes(module)) return null;
    try {
      const record = await make(target, { must, under });
      made.set(module, [...(made.get(module) ?? []), record]);
      return String(record['id']);
    } catch (error) {
      if (!(error instanceof RangeError) || isNeeded) throw error;
      return null;
    }
  };
  const follow = async (params: Omit<ExampleParams, 'number' | 'now'>, under: readonly string[]): Promise<Record<string, unknown>> => {
    const steps = exampleSteps({ ...params, ...contextNow(), number: ++counter });
    let step = steps.next();
    while (step.done !== true) step = steps.next(await idOf(step.value, [...under, params.resource.name]));
    return { ...step.value };
  };
  const bodyOf = async (resource: Resource, { must = [], under = [] }: Making = {}): Promise<Record<string, unknown>> => {
    const ways = [{ must }, { must, isStored: true }];
    for (const [index, way] of ways.entries()) {
      try {
        const values = await follow({ resource, ...way }, under);
        const body = Object.fromEntries(Object.entries(values).filter(([name]) => !resource.fields[name]?.readOnly));
        // Who is the operator's own belongs to no institute.
        const owner = resource.isOfPeople && ownerProblem({ role: body['role'], instituteId }) ? null : instituteId;
        return resource.tenant === 'owned' || resource.tenant === 'shared' ? { ...body, instituteId: owner } : body;
      } catch (error) {
        if (!(error instanceof RangeError) || index === ways.length - 1) throw error;
      }
    }
    throw new RangeError(`There is no way to a record of ${resource.name}.`);
  };
  /** By a body made for it; hours that an earlier record has taken by chance are left to that one, and others refer to other people. */
  const makeWith = async (resource: Resource, body: () => Promise<Record<string, unknown>>): Promise<Record<string, unknown>> => {
    let reply = await callsOf({ platform, resource, token }).create(await body());
    for (let tries = 1; tries < 5 && isTaken(reply); tries++) {
      made.clear();
      reply = await callsOf({ platform, resource, token }).create(await body());
    }
    expect(reply, `create ${resource.name}: ${JSON.stringify(reply.body)}`).toMatchObject({ status: 201 });
    return reply.data;
  };
  /** What a view gives is not made by a call: its rows come from beneath. */
  const make = async (resource: Resource, making: Making = {}): Promise<Record<string, unknown>> => {
    if (resource.source !== null) return (await callsOf({ platform, resource, token }).get((await insertBeneath({ platform, resource, instituteId }))[0]!)).data;
    const record = await makeWith(resource, () => bodyOf(resource, making));
    return lead({ resource, record, isThere: (one) => holds(one, making.must ?? []) });
  };
  /** Answers to everything an action asks; what has to be chosen is there. */
  const answers = async (action: Action): Promise<Record<string, unknown>> => {
    const chosen: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(action.ask)) {
      if (field.to === null || !field.required) continue;
      const id = await idOf({ field, module: field.to, must: [], isFresh: false, isNeeded: true }, []);
      chosen[name] = field.type === 'refs' ? [id] : id;
    }
    return { ...answersTo(action), ...chosen };
  };
  /** The record in a state of which something holds, led there by the actions of its lifecycle. */
  const lead = async ({ resource, record, isThere }: { resource: Resource; record: Record<string, unknown>; isThere: (record: Record<string, unknown>) => boolean }): Promise<Record<string, unknown>> => {
    let paths: { readonly at: Record<string, unknown>; readonly by: readonly Action[] }[] = [{ at: record, by: [] }];
    for (let steps = 0; steps < 5; steps++) {
      const path = paths.find(({ at }) => isThere(at));
      if (path) {
        for (const action of path.by) expect(await callsOf({ platform, resource, token }).act(action, String(record['id']), await answers(action)), action.name).toMatchObject({ status: 200 });
        return path.by.length === 0 ? record : (await callsOf({ platform, resource, token }).get(String(record['id']))).data;
      }
      paths = paths.flatMap(({ at, by }) => Object.values(resource.lifecycle?.actions ?? {}).filter((action) => action.call.by !== 'delete' && evaluate(action.if, at, contextNow()))
        .map((action) => ({ at: withDerived({ resource, record: { ...at, ...action.set }, context: contextNow() }), by: [...by, action] })));
    }
    throw new RangeError(`No actions lead a record of ${resource.name} to what is asked of it.`);
  };
  /** Without secrets that may be left out. */
  const makeLeast = async (resource: Resource): Promise<Record<string, unknown>> =>
    makeWith(resource, async () => Object.fromEntries(Object.entries(await bodyOf(resource)).filter(([name]) => !resource.fields[name]?.writeOnly || resource.fields[name].required)));
  return { make: (resource: Resource) => make(resource), makeLeast, answers, bodyOf: (resource: Resource, making: Making = {}) => bodyOf(resource, making) };
}

/** Whether nothing is wrong but that somebody, or a batch, is elsewhere at these hours. */
function isTaken({ status, body }: { readonly status: number; readonly body: unknown }): boolean {
  const problems = Object.values((body as { problems?: Readonly<Record<string, { code: string }>> }).problems ?? {});
  return status === 422 && problems.length > 0 && problems.every(({ code }) => code === 'busy' || code === 'busyFrom');
}

/** Answers to everything an action asks, but for references that may be left open. */
export function answersTo(action: Pick<Action, 'ask'>): Record<string, unknown> {
  const asked = Object.entries(action.ask).filter(([, field]) => field.to === null || field.required);
  const values = exampleValues({ fields: Object.fromEntries(asked), number: ++counter, now: new Date().toISOString() });
  return Object.fromEntries(asked.map(([name, field]) => [name, field.type === 'matrix' ? {} : ['text', 'longText', 'richText'].includes(field.type) ? 'For a reason.' : values[name]]));
}
