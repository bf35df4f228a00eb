import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from '../errors';
import { networkOf } from './network';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts what tries a password, a code or a name: one count over all of it, else trying calls in turn would multiply the limit. */
    attempts: PassesSoOften;
  }
}

/** Lets a request pass, or throws TOO_MANY_REQUESTS with the seconds to wait in `retry-after`. */
export type PassesSoOften = (request: FastifyRequest) => Promise<void>;

interface CountParams {
  readonly app: FastifyInstance;
  readonly max: number;
}

/** A count of requests by their address, `max` of which pass within a minute. */
export function perMinute(params: CountParams): PassesSoOften {
  return countWithin({ ...params, timeWindow: '1 minute' });
}

/** The same within an hour. */
export function perHour(params: CountParams): PassesSoOften {
  return countWithin({ ...params, timeWindow: '1 hour' });
}

function countWithin({ app, ...options }: CountParams & { readonly timeWindow: string }): PassesSoOften {
  const count = app.createRateLimit({ ...options, keyGenerator: ({ ip }) => networkOf(ip) });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw failure({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': String(counted.ttlInSeconds) } });
  };
}
