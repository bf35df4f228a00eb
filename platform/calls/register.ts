import type { FastifyInstance } from 'fastify';
import type { AnyCall } from '../../src/schemas';
import type { PlatformContext } from '../context';
import { BASES } from '../operations/addresses';
import { bodyBytesOf } from '../operations/bodySize';
import { fieldsOf } from '../operations/readValues';
import { ok } from '../routes/readBody';
import type { Answer } from './answer';
import { authorize } from './authorize';
import { inputReader } from './readInput';

/** The address of a call on this server; parts in braces stand as they are. */
export function callAddress({ client = 'main', path }: Pick<AnyCall, 'client' | 'path'>): string {
  return `${BASES[client]}${path}`;
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
      config: { public: call.gate === 'public', withoutPlan: call.withoutPlan ?? false },
      handler: async (request, reply) => {
        const { actor, id: requestId } = request;
        authorize({ gate: call.gate, actor });
        const input = read(request);
        const data = await run({ input, actor: actor!, context, requestId } as Parameters<typeof run>[0]);
        return reply.code(status).send(ok(data ?? null, status));
      },
    });
  }
}
