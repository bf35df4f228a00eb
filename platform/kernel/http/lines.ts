import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../errors';
import { isHeavy } from './inPieces';
import { networkOf } from './network';
import { onReplyEnd } from './replyEnd';
import { createTurns, type Turns, type TurnsOptions } from '../turns';

declare module 'fastify' {
  interface FastifyRequest {
    /** This request's turn, until it is given back. */
    turn: Turn | null;
  }
}

/** A turn in every line somebody stands in. */
export interface Turn {
  /** Gives it back; what was given back before stays so. */
  readonly end: () => void;
  /** Gives it back to those it is shared with; the person's own goes on. */
  readonly endShared: () => void;
}

/** Lines by who stands in them. Each node has its own. */
export interface Lines {
  /**
   * Waits for a turn of whoever calls, not after the connection has closed: a person's own first, then one of all who work for the
   * same institute.
   * @throws PlatformError TOO_MANY_REQUESTS where a line is full; UNAVAILABLE where what changes nothing has waited for too long
   */
  readonly enter: (request: FastifyRequest, reply: FastifyReply) => Promise<Turn>;
}

/** A line for those whom nobody has signed in, and whose address says for whom they ask: a quarter of the connections for each. */
export interface NamedLines {
  /**
   * Does something that takes a connection, in turn with all who ask for the same.
   * @throws PlatformError TOO_MANY_REQUESTS where the line is full
   */
  readonly inTurn: <T>(who: string, run: () => Promise<T>) => Promise<T>;
}

/** A line somebody stands in. */
interface Place extends TurnsOptions {
  readonly who: string;
}

/** @param poolSize connections of this node, of which one person never has more than half for either way of asking, one institute three quarters and one network of strangers a quarter */
export function createLines({ poolSize }: { readonly poolSize: number }): Lines & NamedLines {
  const lines = new Map<string, Turns>();
  const share = (part: number): number => Math.max(1, Math.floor(poolSize * part));
  const placesOf = (request: FastifyRequest): readonly Place[] => {
    const { actor, ip } = request;
    if (!actor) return [{ who: networkOf(ip), atOnce: Math.min(MOST_AT_ONCE, share(1 / 4)), waiting: MOST_STRANGERS }];
    const way = isChanging(request) ? 'changes' : 'reads';
    const own = { who: `${actor.id} ${way}`, atOnce: Math.min(MOST_AT_ONCE, share(1 / 2)), waiting: way === 'reads' ? MOST_READS_WAITING : MOST_WAITING };
    return [own, { who: actor.instituteId ?? OPERATOR, atOnce: share(3 / 4) }];
  };
  const take = async ({ who, ...options }: Place, signal: AbortSignal): Promise<(() => void) | null> => {
    const line = lines.get(who) ?? createTurns(options);
    lines.set(who, line);
    const end = await line.take(signal);
    const leave = (): void => {
      end?.();
      if (line.isIdle() && lines.get(who) === line) lines.delete(who);
    };
    if (end) return leave;
    leave();
    return null;
  };
  return {
    inTurn: async (who, run) => {
      const end = await take({ who: `by address ${who}`, atOnce: share(1 / 4), waiting: MOST_BY_ADDRESS }, NEVER);
      if (!end) throw failure({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '1' } });
      try {
        return await run();
      } finally {
        end();
      }
    },
    enter: async (request, reply) => {
      const gone = new AbortController();
      const hangUp = (): void => gone.abort();
      reply.raw.once('close', hangUp);
      const isPatient = request.actor !== null && isChanging(request);
      let isLate = false;
      const late = isPatient ? null : setTimeout(() => {
        isLate = true;
        hangUp();
      }, MOST_MS);
      const taken: (() => void)[] = [];
      try {
        for (const place of placesOf(request)) {
          const end = await take(place, gone.signal);
          if (!end) {
            taken.forEach((one) => one());
            throw failure({ code: isLate ? 'UNAVAILABLE' : 'TOO_MANY_REQUESTS', headers: { 'retry-after': '1' } });
          }
          taken.push(end);
        }
      } finally {
        reply.raw.off('close', hangUp);
        if (late) clearTimeout(late);
      }
      const [, ...shared] = taken;
      return { end: () => taken.forEach((one) => one()), endShared: () => shared.forEach((one) => one()) };
    },
  };
}

/**
 * Lets one person, all of one institute, and those of one network whom nobody knows, do only so much at once, so that nobody takes
 * the database away from everybody else: a few calls are at work, some wait in the order they came, the rest are refused. Waiting
 * takes no connection, hence it comes before whatever opens a transaction.
 *
 * What a person reads does not wait for what the same person changes. A turn lasts until the work is done: hanging up does not shorten it.
 * @returns what gives turns back, to be called when everything else that ends a call is registered
 */
export function registerLines(app: FastifyInstance, lines: Lines): { readonly registerEnds: () => void } {
  app.decorateRequest('turn', null);
  app.addHook('preHandler', async (request, reply) => {
    // A socket is answered by no reply that would end its turn.
    if (request.ws || (!request.actor && !isOpen(request))) return;
    request.turn = await lines.enter(request, reply);
  });
  return {
    registerEnds: () => {
      app.addHook('onSend', (request, reply, payload, done) => {
        // What is heavy stays in memory until it is read: nobody has more of that at once than of anything else, and nobody else waits for who reads it.
        // Behind one network of strangers are many: none of them waits for who reads.
        if (request.actor && isHeavy(payload)) endWithReply(request, reply);
        else endTurn(request);
        done(null, payload);
      });
    },
  };
}

function endTurn(request: FastifyRequest): void {
  request.turn?.end();
  request.turn = null;
}

/** A turn that lasts until the reply has been read, or its connection has ended. */
function endWithReply(request: FastifyRequest, reply: FastifyReply): void {
  request.turn?.endShared();
  onReplyEnd({ request, reply, act: () => endTurn(request) });
}

/** As many as a bulk action of the console has under way. */
const MOST_AT_ONCE = 4;
/** As many as a program of somebody's own may reasonably send at once; the console waits for itself. */
const MOST_WAITING = 100;
/** A screen asks for less than twenty things, and a program may ask for more than it reads. */
const MOST_READS_WAITING = 300;
/** Those who are of no institute. */
const OPERATOR = 'operator';
/** Behind one network may stand a whole institute, or a proxy that does not say for whom it asks. */
const MOST_STRANGERS = 1_000;
/** Each waits for a moment: as many as a whole institute sends files, and more. */
const MOST_BY_ADDRESS = 1_000;
const NEVER = new AbortController().signal;
/** So long waits what changes nothing: together with what a silent connection costs, less than ten seconds. In ms. */
const MOST_MS = 4_000;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

function isChanging({ method, routeOptions: { config } }: FastifyRequest): boolean {
  return !READING.has(method) && config.reading !== true;
}

/** Whether it is open to everybody and may ask the database. */
function isOpen({ routeOptions: { config } }: FastifyRequest): boolean {
  return config.public === true && config.signed !== true;
}
