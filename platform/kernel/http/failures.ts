import type { FastifyInstance } from 'fastify';
import { failure, isBrokenOff, renderFailure, toFailure } from '../errors';
import { safeUrl } from '../logger';

/** Renders every error as the envelope of a failure. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => {
    const hasHungUp = isBrokenOff({ error: thrown, raw: request.raw });
    const error = hasHungUp ? failure({ code: 'BAD_REQUEST' }) : toFailure(thrown);
    const line = { err: error.status >= 500 ? thrown : undefined, code: error.code, method: request.method, url: safeUrl(request.url) };
    if (hasHungUp) request.log.info(line, 'the caller hung up before all of it was there');
    else if (error.code === 'UNAVAILABLE' || error.code === 'NO_SPACE') request.log.warn({ ...line, err: undefined, cause: error.cause instanceof Error ? error.cause.message : undefined }, error.message);
    else if (error.status >= 500) request.log.error(line, error.message);
    else if (LOUD.has(error.code)) request.log.warn(line, error.message);
    void reply.code(error.status).headers(error.headers).send(renderFailure({ error, requestId: request.id }));
  });
}

/** Refusals worth a line: they come from broken or hostile programs, not from people. */
const LOUD = new Set<string>(['BAD_JSON', 'TOO_LARGE', 'WRONG_TYPE', 'TOO_MANY_REQUESTS', 'LOCKED', 'BAD_REQUEST']);
