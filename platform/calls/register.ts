import type { FastifyInstance } from 'fastify';
import type { AnyCall } from '../../src/schemas';
import type { PlatformContext } from '../kernel/context';
import { BASES } from '../kernel/http/addresses';
import { bodyObject } from '../kernel/http/body';
import { bodyBytesOf } from '../kernel/http/bodySize';
import { contextOf } from '../kernel/http/idempotency';
import { perMinute } from '../kernel/http/perMinute';
import { ok } from '../kernel/http/readBody';
import { fieldsOf } from '../kernel/http/readValues';
import { etagOf } from '../kernel/http/versions';
import type { Answer } from './answer';
import { authorize } from './authorize';
import { inputReader } from './readInput';

/** The address of a call on this server; parts in braces stand as they are. */
export function callAddress({ client = 'main', path }: Pick<AnyCall, 'client' | 'path'>): string {
  return `${BASES[client === 'v2' ? 'v2' : 'main']}${path}`;
}

/** Puts a route behind every answer: gate, right, input, answer, envelope. */
export function registerAnswers({ app, context, answers }: { readonly app: FastifyInstance; readonly context: PlatformContext; readonly answers: readonly Answer[] }): void {
  for (const { call, run } of answers) {
    const read = inputReader(call);
    const status = call.creates ? 201 : 200;
    app.route({
      method: call.method,
      url: callAddress(call).replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: bodyBytesOf(fieldsOf(call.body ?? {})),
      ...(call.perMinute !== undefined && { onRequest: call.perMinute === 'attempts' ? app.attempts : perMinute({ app, max: call.perMinute }) }),
      config: { public: call.gate === 'public', withoutPlan: call.withoutPlan ?? false, changesLook: call.changesLook ?? false, reading: call.reading ?? false, admits: ({ actor }) => authorize({ ...call, actor }) },
      handler: async (request, reply) => {
        const { actor, id: requestId, ip: address, headers } = request;
        authorize({ ...call, actor });
        const input = read(request);
        const sent = new Set(call.body ? Object.keys(bodyObject(request.body)) : []);
        const asked = { input, sent, actor: actor!, context: contextOf({ request, context }), requestId, ifMatch: headers['if-match'], address, request };
        const data = await run(asked as Parameters<typeof run>[0]);
        if (call.versioned) reply.header('etag', etagOf(data as { readonly version: number }));
        return reply.code(status).send(ok(data, status));
      },
    });
  }
}
