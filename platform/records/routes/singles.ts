import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../../src/schemas';
import type { PlatformContext } from '../../kernel/context';
import { failure } from '../../kernel/errors';
import { addressOf } from '../../kernel/http/addresses';
import { bodyObject, refuseUnknown } from '../../kernel/http/body';
import { bodyBytesOf } from '../../kernel/http/bodySize';
import { contextOf } from '../../kernel/http/idempotency';
import { askedLanguage } from '../../kernel/language';
import { authorize } from '../authorize';
import { operationOf } from '../operation';
import { readSingle, updateSingle } from '../write/single';
import { etagOf } from '../../kernel/http/versions';
import { tenantOf } from '../tenantOf';
import { ok } from '../../kernel/http/readBody';

interface SingleRoute {
  readonly app: FastifyInstance;
  readonly context: PlatformContext;
  readonly resource: Resource;
}

/** The calls of the one record of a tenant, at each of its addresses. */
export function registerSingle(route: SingleRoute): void {
  const { resource } = route;
  for (const call of [resource.endpoint.get, resource.endpoint.update, ...resource.endpoint.also]) {
    const url = addressOf({ resource, call });
    if (call.method === 'GET') registerRead(route, url);
    else registerWrite(route, url);
  }
}

function registerRead({ app, context, resource }: SingleRoute, url: string): void {
  app.get(url, { config: configOf(resource) }, async (request, reply) => {
    const begun = await begin({ context, resource, request });
    return answer(reply, await readSingle(begun));
  });
}

function registerWrite({ app, context, resource }: SingleRoute, url: string): void {
  app.route({
    method: ['PUT', 'PATCH'],
    url,
    bodyLimit: bodyBytesOf(resource.fields),
    config: { ...configOf(resource), admits: ({ actor }) => authorize({ actor, resource }, 'update') },
    handler: async (request, reply) => {
      const begun = await begin({ context, resource, request });
      return answer(reply, await updateSingle({ ...begun, body: request.body, ifMatch: request.headers['if-match'] }));
    },
  });
}

/** What a declaration says of each of its calls. */
export function configOf({ endpoint: { withoutPlan, changesLook } }: Resource): { readonly withoutPlan: boolean; readonly changesLook: boolean } {
  return { withoutPlan, changesLook };
}

async function begin({ context, resource, request }: { context: PlatformContext; resource: Resource; request: FastifyRequest }) {
  const { actor } = request;
  if (!actor) throw failure({ code: 'SIGNED_OUT' });
  // A write that names its tenant by a word nobody knows would reach another one.
  if (request.method !== 'GET') refuseUnknown({ body: bodyObject(request.query), known: ['instituteId'] });
  const owner = await tenantOf({ context, actor, query: request.query });
  return { operation: operationOf({ context: contextOf({ request, context }), resource, actor, requestId: request.id, language: askedLanguage(request.headers['accept-language']) }), owner };
}

function answer(reply: FastifyReply, record: Readonly<Record<string, unknown>>) {
  void reply.header('etag', etagOf(record));
  return ok(record);
}
