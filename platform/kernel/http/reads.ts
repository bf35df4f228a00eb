import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { PlatformContext } from '../context';
import { failure } from '../errors';

/**
 * Bounds what one person reads: so many calls a minute, all at once or spread over it, and no more than that in the long
 * run. Whoever is beyond is told in how many seconds the next is answered. Each node counts for itself.
 */
export function registerReads(app: FastifyInstance, { config: { readsPerMinute }, clock }: { readonly config: Pick<Config, 'readsPerMinute'>; readonly clock: PlatformContext['clock'] }): void {
  const left = new Map<string, Allowance>();
  const perMs = readsPerMinute / MINUTE_MS;
  let sweptAt = clock().getTime();
  const leftOf = ({ calls, at }: Allowance, now: number): number => Math.min(readsPerMinute, calls + Math.max(0, now - at) * perMs);
  app.addHook('onRequest', (request, _reply, done) => {
    const { actor } = request;
    if (!actor || !isReading(request)) return done();
    const now = clock().getTime();
    if (now - sweptAt >= MINUTE_MS) {
      // Whoever has all calls left again need not be remembered.
      for (const [id, allowance] of left) if (leftOf(allowance, now) >= readsPerMinute) left.delete(id);
      sweptAt = now;
    }
    const known = left.get(actor.id);
    const calls = known ? leftOf(known, now) : readsPerMinute;
    if (calls < 1) return done(failure({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': String(Math.max(1, Math.ceil((1 - calls) / perMs / 1_000))) } }));
    left.set(actor.id, { calls: calls - 1, at: now });
    done();
  });
}

/** Calls somebody had left at an instant, in milliseconds. */
interface Allowance {
  readonly calls: number;
  readonly at: number;
}

const MINUTE_MS = 60_000;

function isReading({ method, routeOptions: { config } }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || config.reading === true;
}
