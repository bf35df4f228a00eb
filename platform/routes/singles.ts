import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../src/schemas';
import type { PlatformContext } from '../context';
import { failure } from '../errors';
import { addressOf } from '../operations/addresses';
import { bodyObject, refuseUnknown } from '../operations/body';
import { bodyBytesOf } from '../operations/bodySize';
import { operationOf } from '../operations/operation';
import { readSingle, updateSingle } from '../operations/single';
import { etagOf } from '../operations/versions';
import { tenantOf } from '../tenant/tenantOf';
import { ok } from './readBody';

interface SingleRoute {
  readonly app: FastifyInstance;
  readonly context: PlatformContext;
  readonly resource: Resource;
}

/** GET and PUT of the one record of a tenant. */
export function registerSingle(route: SingleRoute): void {
  const url = addressOf({ resource: route.resource, call: route.resource.endpoint.get });
  registerSingleRead(route, url);
  registerSingleWrite(route, url);
}

/** Reading it at this address. */
export function registerSingleRead({ app, context, resource }: SingleRoute, url: string): void {
  app.get(url, async (request, reply) => {
    const begun = await begin({ context, resource, request });
    return answer(reply, await readSingle(begun));
  });
}

/** Writing it at this address. */
export function registerSingleWrite({ app, context, resource }: SingleRoute, url: string): void {
  app.route({
    method: ['PUT', 'PATCH'],
    url,
    bodyLimit: bodyBytesOf(resource.fields),
    handler: async (request, reply) => {
      const begun = await begin({ context, resource, request });
      return answer(reply, await updateSingle({ ...begun, body: request.body, ifMatch: request.headers['if-match'] }));
    },
  });
}

async function begin({ context, resource, request }: { context: PlatformContext; resource: Resource; request: FastifyRequest }) {
  const { actor } = request;
  if (!actor) throw failure({ code: 'SIGNED_OUT' });
  // A write that names its tenant by a word nobody knows would reach another one.
  if (request.method !== 'GET') refuseUnknown({ body: bodyObject(request.query), known: ['instituteId'] });
  const owner = await tenantOf({ context, actor, query: request.query });
  return { operation: operationOf({ context, resource, actor, requestId: request.id }), owner };
}

function answer(reply: FastifyReply, record: Readonly<Record<string, unknown>>) {
  void reply.header('etag', etagOf(record));
  return ok(record);
}
