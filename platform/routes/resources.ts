import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Action, Call, Resource } from '../../src/schemas';
import type { PlatformContext } from '../context';
import { failure } from '../errors';
import { consoleAddressOf } from '../links/consoleAddress';
import { registerOpenApiRoute } from '../openapi/route';
import { runAction } from '../operations/act';
import { addressOf } from '../operations/addresses';
import { bodyBytesOf, SEARCH_BYTES } from '../operations/bodySize';
import { createRecord } from '../operations/create';
import { lookupRecords } from '../operations/lookup';
import { operationOf, type Operation, type Values } from '../operations/operation';
import { readPublic, readRecord } from '../operations/read';
import { removeRecord } from '../operations/remove';
import { restoreRecord } from '../operations/restore';
import { searchRecords } from '../operations/search';
import { listRequest, searchRequest } from '../operations/searchRequest';
import { updateRecord } from '../operations/update';
import { dependantsOf } from '../operations/uses';
import { etagOf } from '../operations/versions';
import { contextOf } from '../plugins/idempotency';
import { registerSingle } from './singles';

/** The calls of every declaration, and their description. Which of them a person may make is the operations' to say. */
export function registerResourceRoutes(app: FastifyInstance, context: PlatformContext): void {
  registerOpenApiRoute(app, context);
  for (const resource of context.loader.all()) {
    if (resource.isSingle) registerSingle({ app, context, resource });
    else registerResource(app, context, resource);
  }
}

interface OneParams {
  readonly id: string;
}

function registerResource(app: FastifyInstance, context: PlatformContext, resource: Resource): void {
  const { endpoint, lifecycle } = resource;
  const route = (call: Call) => addressOf({ resource, call }).replace('{id}', ':id');
  const begin = (request: FastifyRequest) => begun({ request, context, resource });
  const bodyLimit = bodyBytesOf(resource.fields);
  app.post(route(endpoint.search), { bodyLimit: SEARCH_BYTES, config: { reading: true } }, async (request) => {
    const operation = begin(request);
    return success(await searchRecords({ operation, request: searchRequest({ operation, query: request.query as Values, body: request.body }) }));
  });
  app.get(route(endpoint.create), async (request) => {
    const operation = begin(request);
    return success(await searchRecords({ operation, request: listRequest({ operation, query: request.query as Values }) }));
  });
  app.get(route(endpoint.lookup), async (request) => success(await lookupRecords({ operation: begin(request), query: request.query as Values })));
  app.post(route(endpoint.create), { bodyLimit }, async (request, reply) => {
    const record = await createRecord({ operation: begin(request), body: request.body });
    return reply.code(201).header('etag', etagOf(record)).send(success(record, 201));
  });
  const isOpen = endpoint.publicFields.length > 0;
  app.get<{ Params: OneParams }>(route(endpoint.get), { config: { public: isOpen } }, async (request, reply) => {
    const { id } = request.params;
    if (isOpen && !request.actor) return success(await readPublic({ context, resource, id }));
    return answerRecord(reply, await readRecord({ operation: begin(request), id }));
  });
  app.route<{ Params: OneParams }>({
    method: ['PUT', 'PATCH'],
    url: route(endpoint.update),
    bodyLimit,
    handler: async (request, reply) => answerRecord(reply, await updateRecord({ operation: begin(request), id: request.params.id, body: request.body, ifMatch: request.headers['if-match'] })),
  });
  app.delete<{ Params: OneParams }>(route(endpoint.delete), async (request) =>
    success(await removeRecord({ operation: begin(request), id: request.params.id, ifMatch: request.headers['if-match'] })));
  app.post(route(endpoint.dependants), { bodyLimit: SEARCH_BYTES, config: { reading: true } }, async (request) => success(await dependantsOf({ operation: begin(request), body: request.body })));
  if (resource.softDelete) {
    app.put<{ Params: OneParams }>(route(endpoint.restore), { bodyLimit }, async (request, reply) =>
      answerRecord(reply, await restoreRecord({ operation: { ...begin(request), rows: 'bin' }, id: request.params.id, body: request.body })));
  }
  for (const action of Object.values(lifecycle?.actions ?? {}).filter(({ call }) => call.by === 'action')) registerAction({ app, context, resource, action });
}

function registerAction({ app, context, resource, action }: { app: FastifyInstance; context: PlatformContext; resource: Resource; action: Action }): void {
  app.route<{ Params: OneParams }>({
    method: action.call.method,
    url: addressOf({ resource, call: action.call }).replace('{id}', ':id'),
    bodyLimit: bodyBytesOf(action.ask),
    handler: async (request, reply) => {
      const operation = begun({ request, context, resource });
      return answerRecord(reply, await runAction({ operation, action, id: request.params.id, body: request.body, ifMatch: request.headers['if-match'] }));
    },
  });
}

function begun({ request, context, resource }: { request: FastifyRequest; context: PlatformContext; resource: Resource }): Operation {
  if (!request.actor) throw failure({ code: 'SIGNED_OUT' });
  return operationOf({ context: contextOf({ request, context }), resource, actor: request.actor, requestId: request.id, consoleAddress: consoleAddressOf({ config: context.config, request }) });
}

function answerRecord(reply: FastifyReply, record: Readonly<Record<string, unknown>>) {
  void reply.header('etag', etagOf(record));
  return success(record);
}

function success(data: unknown, httpcode = 200) {
  return { httpcode, message: 'OK', data };
}
