import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from '../errors';
import { createTurns, type Turns } from '../turns';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives back this request's turn to change something. */
    endTurn: (() => void) | null;
  }
}

/**
 * Lets one person change only so much at once, so that nobody takes the database away from everybody else: a few calls
 * are at work, some wait in the order they came, the rest are refused. Waiting takes no connection, hence it comes before
 * whatever opens a transaction. Each node has lines of its own.
 *
 * A call that only reads does not wait. A turn lasts until the work is done: hanging up does not shorten it.
 * @param poolSize connections of this node, of which one person never has more than half
 * @returns what gives turns back, to be called when everything else that ends a call is registered
 */
export function registerLines(app: FastifyInstance, { poolSize }: { readonly poolSize: number }): { readonly registerEnds: () => void } {
  const lines = new Map<string, Turns>();
  const atOnce = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(poolSize / 2)));
  app.decorateRequest('endTurn', null);
  app.addHook('preHandler', async (request, reply) => {
    const { actor } = request;
    if (!actor || !isChanging(request)) return;
    const line = lines.get(actor.id) ?? createTurns({ atOnce, waiting: MOST_WAITING });
    lines.set(actor.id, line);
    const gone = new AbortController();
    const hangUp = (): void => gone.abort();
    reply.raw.once('close', hangUp);
    const end = await line.take(gone.signal);
    reply.raw.off('close', hangUp);
    if (!end) throw failure({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '1' } });
    request.endTurn = () => {
      request.endTurn = null;
      end();
      if (line.isIdle()) lines.delete(actor.id);
    };
  });
  return {
    registerEnds: () => {
      app.addHook('onSend', (request, _reply, payload, done) => {
        request.endTurn?.();
        done(null, payload);
      });
    },
  };
}

/** As many as a bulk action of the console has under way. */
const MOST_AT_ONCE = 4;
/** As many as a program of somebody's own may reasonably send at once; the console waits for itself. */
const MOST_WAITING = 100;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

function isChanging({ method, routeOptions: { config } }: FastifyRequest): boolean {
  return !READING.has(method) && config.reading !== true;
}
