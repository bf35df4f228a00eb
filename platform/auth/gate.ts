import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from '../errors';
import type { ActorStore, SignedIn } from './actorStore';

declare module 'fastify' {
  interface FastifyRequest {
    /** More about the actor than rules ask: for greetings and details. */
    signedIn: SignedIn | null;
  }
}

/** Calls of people whose institute's plan has run out: those to renew it (part 1 §4, “Expired plan”). */
const PLAN_PATHS = /^\/api\/(v9|v2)\/(membership-plan|memberships|membership-info)(\/|$)/;

/**
 * Puts a gate before every call under `/api`: without a session only what is declared public passes.
 * Sets `request.actor`.
 */
export function registerGate(app: FastifyInstance, actors: ActorStore): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', (request, reply, done) => {
    // By the route, not by the address: that can be written in more than one way.
    if (!request.routeOptions.url?.startsWith('/api/')) return done();
    // Replies speak of one person's rights: no memory on the way may answer with them again.
    reply.header('cache-control', 'no-store');
    const token = tokenOf(request);
    const known = token === null ? null : actors.peek(token);
    if (known !== undefined) return done(admit(request, known) ?? undefined);
    actors.find(token!).then((found) => done(admit(request, found) ?? undefined), done);
  });
}

/** The failure to answer with, or `null` when the request may go on. */
function admit(request: FastifyRequest, signedIn: SignedIn | null): Error | null {
  const { config, url } = request.routeOptions;
  if (!signedIn) return config.public ? null : failure({ code: 'SIGNED_OUT' });
  request.signedIn = signedIn;
  const isOut = signedIn.institute !== null && !signedIn.institute.isPlanActive && signedIn.actor.actingFor === null;
  const isShut = isOut && !config.withoutPlan && !PLAN_PATHS.test(url ?? '');
  if (isShut && !config.public) return failure({ code: 'PLAN_EXPIRED', headers: { 'x-plan-active': 'false' } });
  // On what is open to everybody they count as anybody: a record of theirs shows no more than its public part.
  if (!isShut) request.actor = signedIn.actor;
  return null;
}

/** The token of `Authorization: Bearer …`; the word may be left out, as older consoles do. */
function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (!header) return null;
  const token = header.replace(/^bearer\s+/i, '').trim();
  return token.length >= 20 && token.length <= 200 ? token : null;
}
