import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../../kernel/errors';
import type { Lines } from '../../kernel/http/lines';
import type { ActorStore, SignedIn } from './actorStore';

declare module 'fastify' {
  interface FastifyRequest {
    /** More about the actor than rules ask: for greetings and details. */
    signedIn: SignedIn | null;
  }
}

/**
 * Puts a gate before every call under `/api`: without a session only what is declared public passes.
 * Sets `request.actor`.
 * @returns what puts a second one where a call has come whole and its turn has come: by then a session may have ended, or rights been taken away
 */
export function registerGate(app: FastifyInstance, { actors, lines }: { readonly actors: ActorStore; readonly lines: Lines }): { readonly registerSecond: () => void } {
  /** A token that nobody is known to have had is looked up in the line of those whom nobody knows: whoever makes tokens up takes the database from nobody. */
  const find = async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<SignedIn | null> => {
    if (actors.wasKnown(token)) return actors.find(token);
    const { end } = await lines.enter(request, reply);
    return actors.find(token).finally(end);
  };
  app.decorateRequest('actor', null);
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', (request, reply, done) => {
    // By the route, not by the address: that can be written in more than one way.
    if (!request.routeOptions.url?.startsWith('/api/')) return done();
    // Replies speak of one person's rights: no memory on the way may answer with them again.
    reply.header('cache-control', 'no-store');
    const token = tokenOf(request);
    const known = token === null ? null : actors.peek(token);
    if (known !== undefined) return done(admit({ request, reply, signedIn: known, isShut: token !== null && actors.isShut(token) }) ?? undefined);
    find(request, reply, token!).then((found) => done(admit({ request, reply, signedIn: found, isShut: actors.isShut(token!) }) ?? undefined), done);
  });
  return {
    registerSecond: () => {
      app.addHook('preHandler', async (request, reply) => {
        const token = request.signedIn === null ? null : tokenOf(request);
        if (token === null) return;
        const now = actors.peek(token) ?? (await actors.find(token));
        if (now === request.signedIn) return;
        const refused = admit({ request, reply, signedIn: now, isShut: actors.isShut(token) });
        if (refused) throw refused;
      });
    },
  };
}

/** The failure to answer with, or `null` when the request may go on. What is open once a plan has run out says so itself (part 1 §4, “Expired plan”). */
function admit({ request, reply, signedIn, isShut }: { request: FastifyRequest; reply: FastifyReply; signedIn: SignedIn | null; isShut: boolean }): Error | null {
  const { config } = request.routeOptions;
  [request.actor, request.signedIn] = [null, null];
  if (!signedIn) return config.public ? null : isShut ? failure({ reason: 'instituteShut' }) : failure({ code: 'SIGNED_OUT' });
  request.signedIn = signedIn;
  reply.header(RIGHTS_HEADER, rightsMark(signedIn));
  const isOver = !mayWork(signedIn) && !config.withoutPlan;
  if (isOver && !config.public) return failure({ code: 'PLAN_EXPIRED', headers: { 'x-plan-active': 'false' } });
  // On what is open to everybody they count as anybody: a record of theirs shows no more than its public part.
  if (!isOver) request.actor = signedIn.actor;
  return null;
}

/** Whether there is somebody, whose institute has a plan that runs or is acted for: without one little is open. */
export function mayWork(signedIn: SignedIn | null): signedIn is SignedIn {
  return signedIn !== null && (signedIn.institute === null || signedIn.institute.isPlanActive || signedIn.actor.actingFor !== null);
}

/** A mark of the rights a call was answered under, and of what else a console keeps of who is signed in, the same as long as they are: by another, a console knows that they have changed. */
export const RIGHTS_HEADER = 'x-rights';

/** The mark of somebody's rights, as the header has it: what the actor may, whether the institute is white-labelled and its plan runs, by which screens are there or not, and by what names and look it and they stand in the frame. */
export function rightsMark(signedIn: SignedIn): string {
  const known = marks.get(signedIn);
  if (known !== undefined) return known;
  const { actor, person, institute } = signedIn;
  const mark = createHash('sha256').update(JSON.stringify([actor.modules, institute?.isWhiteLabelled ?? false, institute?.isPlanActive ?? true, person.name, institute?.name, institute?.look])).digest('base64url').slice(0, 12);
  marks.set(signedIn, mark);
  return mark;
}

const marks = new WeakMap<SignedIn, string>();

/** The token of `Authorization: Bearer …`; the word may be left out, as older consoles do. */
function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (!header) return null;
  const token = header.replace(/^bearer\s+/i, '').trim();
  return token.length >= 20 && token.length <= 200 ? token : null;
}
