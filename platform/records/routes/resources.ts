import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { methodsOf, sharedCalls, type Action, type Call, type CallName, type ManyCall, type Resource } from '../../../src/schemas';
import type { PlatformContext } from '../../kernel/context';
import { failure } from '../../kernel/errors';
import { consoleAddressOf } from '../../kernel/http/consoleAddress';
import { runAction } from '../write/act';
import { runModuleAction } from '../write/actOnModule';
import { addressOf } from '../../kernel/http/addresses';
import { bodyObject, refuseUnknown } from '../../kernel/http/body';
import { bodyBytesOf, SEARCH_BYTES } from '../../kernel/http/bodySize';
import { askedLanguage } from '../../kernel/language';
import { createRecord } from '../write/create';
import { historyOf } from '../read/history';
import { lookupRecords } from '../read/lookup';
import { operationOf, type Operation, type Values } from '../operation';
import { readPublic, readRecord } from '../read/read';
import { authorize, authorizeAction, authorizeRemoval, authorizeSome } from '../authorize';
import { actOnMany, removeMany } from '../write/many';
import { moveRecord } from '../write/move';
import { removeRecord } from '../write/remove';
import { restoreRecord } from '../write/restore';
import { searchRecords } from '../read/search';
import { listRequest, lookupAsked, renamed, searchRequest } from '../read/searchRequest';
import { countSegments } from '../read/segments';
import { updateRecord } from '../write/update';
import { summarize, summaryRequest } from '../read/summary';
import { dependantsOf } from '../read/uses';
import { bodyBelow, below, namedId } from '../place';
import { etagOf } from '../../kernel/http/versions';
import { validationFailure } from '../../kernel/http/problems';
import { contextOf } from '../../kernel/http/idempotency';
import { createPauses } from '../../kernel/pauses';
import { configOf, registerSingle } from './singles';

/** The calls of every declaration. Which of them a person may make is the operations' to say. */
export async function registerResourceRoutes(app: FastifyInstance, context: PlatformContext): Promise<void> {
  const pause = createPauses();
  for (const resource of context.loader.all()) {
    await pause();
    if (resource.isSingle) registerSingle({ app, context, resource });
    else registerResource(app, context, resource);
  }
}

interface OneParams {
  readonly id: string;
}

function registerResource(app: FastifyInstance, context: PlatformContext, resource: Resource): void {
  const { endpoint, lifecycle } = resource;
  const route = (call: Call) => routeOf({ resource, call });
  const begin = (request: FastifyRequest) => begun({ request, context, resource });
  const one = (request: FastifyRequest<{ Params: OneParams }>, rows?: Operation['rows']) => begunOne({ request, context, resource, rows });
  const has = (name: CallName): boolean => !endpoint.without.includes(name);
  const bodyLimit = bodyBytesOf(resource.fields);
  const config = configOf(resource);
  /** A call at each of its addresses; at none, where the module does not have it. */
  const at = (of: CallName, admits?: Admits): { readonly method: Call['method'][]; readonly url: string; readonly config: typeof config }[] =>
    (has(of) ? [endpoint[of], ...furtherOf(of)] : []).map((call) => ({ method: [...methodsOf({ ...call, of })], url: route(call), config: { ...config, ...(admits && { admits }) } }));
  const furtherOf = (of: CallName) => endpoint.also.filter((one) => one.of === of);
  const reading = { bodyLimit: SEARCH_BYTES, config: { ...config, reading: true } };
  for (const [index, call] of at('search').entries()) app.route({ ...call, ...reading, handler: async (request) => {
    const operation = await begin(request);
    return success(await searchRecords({ operation, request: searchRequest({ operation, query: request.query as Values, body: request.body, isFurther: index > 0 }) }));
  } });
  for (const [index, call] of at('list').entries()) app.route({ ...call, handler: async (request) => {
    const operation = await begin(request);
    const names = furtherOf('list')[index - 1]?.names ?? {};
    return success(await searchRecords({ operation, request: listRequest({ operation, query: renamed({ query: request.query as Values, names }) }) }));
  } });
  for (const call of at('lookup')) app.route({ ...call, ...(call.method.includes('POST') && reading), handler: async (request) =>
    success(await lookupRecords({ operation: await begin(request), query: lookupAsked({ query: request.query as Values, body: request.body }) })) });
  for (const call of at('create', ({ actor }) => authorize({ actor, resource }, 'create'))) app.route({ ...call, bodyLimit, handler: async (request, reply) => {
    const operation = await begin(request);
    const record = await createRecord({ operation, body: bodyBelow({ operation, body: request.body }) });
    return reply.code(201).header('etag', etagOf(record)).send(success(record, 201));
  } });
  const isOpen = endpoint.publicFields.length > 0;
  for (const call of at('get')) app.route<{ Params: OneParams }>({ ...call, config: { ...config, public: isOpen }, handler: async (request, reply) => {
    if (isOpen && !request.actor) return success(await readPublic({ context, resource, id: request.params.id }));
    return answerRecord(reply, await readRecord(await one(request)));
  } });
  for (const call of at('update', ({ actor }) => authorizeSome({ actor, resource }, 'update'))) app.route<{ Params: Partial<OneParams> }>({
    ...call,
    bodyLimit,
    handler: async (request, reply) => {
      const { id, body } = request.params.id === undefined ? apart({ body: request.body, name: 'id' }) : { id: request.params.id, body: request.body };
      return answerRecord(reply, await updateRecord({ ...(await begunOne({ request, context, resource, named: id })), body, ifMatch: request.headers['if-match'] }));
    },
  });
  for (const call of at('delete', ({ actor }) => authorizeRemoval({ actor, resource }))) app.route<{ Params: OneParams }>({
    ...call,
    handler: async (request) => success(await removeRecord({ ...(await one(request)), ifMatch: request.headers['if-match'] })),
  });
  if (resource.tree) app.put<{ Params: OneParams }>(route(endpoint.move), { bodyLimit: SEARCH_BYTES, config: { ...config, admits: ({ actor }) => authorize({ actor, resource }, 'update') } }, async (request, reply) =>
    answerRecord(reply, await moveRecord({ ...(await one(request)), body: request.body, ifMatch: request.headers['if-match'] })));
  if (resource.source === null) app.get<{ Params: OneParams }>(route(endpoint.history), { config }, async (request) => success(await historyOf({ ...(await one(request)), query: request.query as Values })));
  if (resource.source === null) app.post(route(endpoint.dependants), { bodyLimit: SEARCH_BYTES, config: { ...config, reading: true } }, async (request) => success(await dependantsOf({ operation: await begin(request), body: request.body })));
  if (resource.summary) app.post(route(endpoint.summary), { bodyLimit: SEARCH_BYTES, config: { ...config, reading: true } }, async (request) => {
    const operation = await begin(request);
    return success(await summarize({ operation, request: summaryRequest({ operation, body: request.body }) }));
  });
  if (resource.list.segments.length > 0) app.post(route(endpoint.segments), { bodyLimit: SEARCH_BYTES, config: { ...config, reading: true } }, async (request) => success(await countSegments({ operation: await begin(request), body: request.body })));
  if (resource.softDelete) {
    app.put<{ Params: OneParams }>(route(endpoint.restore), { bodyLimit, config: { ...config, admits: ({ actor }) => authorizeSome({ actor, resource }, 'delete') } }, async (request, reply) => {
      const { record, leftOut } = await restoreRecord({ ...(await one(request, 'bin')), body: request.body });
      return { ...answerRecord(reply, record), ...(leftOut.length > 0 ? { leftOut } : {}) };
    });
  }
  for (const action of Object.values(lifecycle?.actions ?? {}).filter(({ call }) => call.by === 'action')) registerAction({ app, context, resource, action });
  for (const shared of sharedCalls(resource)) registerShared({ app, context, resource, shared });
  const several = (many: ManyCall, admits: Admits, run: (of: { operation: Operation; many: ManyCall; body: unknown }) => Promise<unknown>, asked: Resource['fields'] = {}): void =>
    void app.route({ method: many.call.method, url: route(many.call), bodyLimit: bodyBytesOf(asked), config: { ...config, admits }, handler: async (request) => success(await run({ operation: await begin(request), many, body: request.body })) });
  if (endpoint.deleteMany) several(endpoint.deleteMany, ({ actor }) => authorize({ actor, resource }, 'delete'), removeMany);
  for (const action of Object.values(lifecycle?.actions ?? {})) if (action.many) several(action.many, admitsTo({ resource, action }), (of) => actOnMany({ ...of, action }), action.ask);
  for (const action of Object.values(resource.actions)) {
    app.route({ method: action.call.method, url: route(action.call), bodyLimit: bodyBytesOf(action.ask), config: { ...config, admits: admitsTo({ resource, action }) }, handler: async (request) => {
      const operation = await begin(request);
      return success(await runModuleAction({ operation, action, body: bodyBelow({ operation, body: request.body, names: Object.keys(action.ask) }) }));
    } });
  }
}

function registerAction({ app, context, resource, action }: { app: FastifyInstance; context: PlatformContext; resource: Resource; action: Action }): void {
  app.route<{ Params: OneParams }>({
    method: action.call.method,
    url: routeOf({ resource, call: action.call }),
    bodyLimit: bodyBytesOf(action.ask),
    config: { ...configOf(resource), admits: admitsTo({ resource, action }) },
    handler: async (request, reply) => {
      const { id, body } = named({ request, action });
      return acted(reply, await runAction({ ...(await begunOne({ request, context, resource, named: id })), action, body, ifMatch: request.headers['if-match'] }));
    },
  });
}

/** One call for several actions: a member of its body says which is meant. @throws VALIDATION where it says none of them */
function registerShared({ app, context, resource, shared: { call, name, actions } }: { app: FastifyInstance; context: PlatformContext; resource: Resource; shared: ReturnType<typeof sharedCalls>[number] }): void {
  const meant = (body: Values): Action | undefined => actions.find(({ also }) => also!.value === body[name]);
  app.route<{ Params: OneParams }>({
    method: call.method,
    url: routeOf({ resource, call }),
    bodyLimit: bodyBytesOf({}),
    config: { ...configOf(resource), admits: ({ actor, request }) => authorizeAction({ actor, resource }, meant(bodyObject(request.body)) ?? actions[0]!) },
    handler: async (request, reply) => {
      const of = await begunOne({ request, context, resource });
      const body = bodyObject(request.body);
      refuseUnknown({ body, known: [name] });
      const action = meant(body);
      if (!action) throw validationFailure({ [name]: body[name] === undefined ? { code: 'required' } : { code: 'choice', params: { choices: actions.map(({ also }) => String(also!.value)).join(', ') } } });
      return acted(reply, await runAction({ ...of, action, body: {}, ifMatch: request.headers['if-match'] }));
    },
  });
}

type Admits = NonNullable<FastifyContextConfig['admits']>;

function admitsTo({ resource, action }: { readonly resource: Resource; readonly action: Pick<Action, 'right' | 'roles'> }): Admits {
  return ({ actor }) => authorizeAction({ actor, resource }, action);
}

/** The record afterwards, and beside it what followed, where there is anything to tell. */
function acted(reply: FastifyReply, { record, facts }: Awaited<ReturnType<typeof runAction>>): ReturnType<typeof answerRecord> {
  return { ...answerRecord(reply, record), ...(facts.length > 0 ? { facts } : {}) };
}

/** What an action's call names its record by, and the answers beside it. */
function named({ request, action: { call: { idIn } } }: { request: FastifyRequest<{ Params: OneParams }>; action: Action }): { readonly id: string; readonly body: unknown } {
  return idIn === null ? { id: request.params.id, body: request.body } : apart({ body: request.body, name: idIn });
}

/** A body, and the member of it that names the record. @throws BAD_REQUEST where it names none */
function apart({ body: sent, name }: { body: unknown; name: string }): { readonly id: string; readonly body: unknown } {
  const { [name]: id, ...body } = bodyObject(sent);
  if (typeof id !== 'string' || id === '') throw failure({ reason: 'noRecord', params: { name } });
  return { id, body };
}

/** A call's address as the router has it. */
function routeOf(of: { resource: Resource; call: Call }): string {
  return addressOf(of).replace(/\{(\w+)\}/g, ':$1');
}

/** @throws SIGNED_OUT · NOT_FOUND below what the caller does not see */
async function begun({ request, context, resource }: { request: FastifyRequest; context: PlatformContext; resource: Resource }): Promise<Operation> {
  if (!request.actor) throw failure({ code: 'SIGNED_OUT' });
  const operation = operationOf({ context: contextOf({ request, context }), resource, actor: request.actor, requestId: request.id, language: askedLanguage(request.headers['accept-language']), consoleAddress: consoleAddressOf({ config: context.config, request }) });
  return below({ operation, named: request.params as Readonly<Record<string, string>> });
}

/** The same about one record, and which. */
async function begunOne({ rows, named: given, ...of }: { request: FastifyRequest<{ Params: Partial<OneParams> }>; context: PlatformContext; resource: Resource; rows?: Operation['rows']; named?: string }): Promise<{ operation: Operation; id: string }> {
  const operation = { ...(await begun(of)), ...(rows && { rows }) };
  return { operation, id: await namedId({ operation, named: given ?? of.request.params.id ?? '' }) };
}

function answerRecord(reply: FastifyReply, record: Readonly<Record<string, unknown>>) {
  // What a view gives has no version: nobody writes it here.
  if (record['version'] !== undefined) void reply.header('etag', etagOf(record));
  return success(record);
}

function success(data: unknown, httpcode = 200) {
  return { httpcode, message: 'OK', data };
}
