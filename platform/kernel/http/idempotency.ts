import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { isAcrossInstitutes } from '../../../src/schemas';
import type { PlatformContext, RequestActor } from '../context';
import type { HeldTransaction } from '../db/held';
import { failure, isConnectionFailure, PlatformError } from '../errors';
import { claimKey, isKeyFree, keepReply, keepReplyOfClaim, leaveKey, readReply, type KeptReply } from './keptReplies';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request does under its key, until its reply is stored. */
    keyed: KeyedRequest | null;
  }
}

/** A request that is to take effect once. */
interface KeyedRequest {
  readonly actor: RequestActor;
  readonly key: string;
  readonly hash: Buffer;
  /** Opened by the first transaction of the call that may write: until then no connection is held, however long it takes. */
  held: Promise<HeldTransaction> | null;
  /** Of a call that asks elsewhere after it has written: since when the key is its own, as the database has it. */
  readonly claimedAt: string | null;
  /** Whether it has seen what stands in the database, perhaps what another under its key has changed. */
  hasRead: boolean;
  /** Whether the call works with what `contextOf` gives. */
  isTaken: boolean;
}

/**
 * Honours `Idempotency-Key` on every write of somebody signed in that changes something: the reply of what was done is
 * stored for 24 hours and sent again. What was refused was not done, and what stood in its way may be gone: it is asked
 * anew. What the request changes and the stored reply are one transaction, so that a node which dies in between leaves
 * both or neither: a repeat is answered with the stored reply, or is the first to act. Messages are rows of the outbox,
 * hence among it; what a call did outside the database would not be taken back.
 *
 * That transaction begins with the first one of the call that may write: what is done before holds no connection, neither the hashing
 * of a password nor the question to a name server or to a payment provider, who answer when they like. A call that can ask elsewhere
 * only after it has written says so (`asksElsewhere`): its transactions are its own, and the key is its own by a row that runs out.
 *
 * A stored reply is sent to who may still make the call, with the role and over the institutes it was made with: the session the gate
 * has asked for, the right says the route (`admits`).
 *
 * Calls whose replies hold tokens are left out, and with them all that is open to everybody: sign-in is among it.
 */
export function registerIdempotency(app: FastifyInstance, context: PlatformContext): void {
  app.decorateRequest('keyed', null);
  app.addHook('onRoute', refuseOpen);
  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (!WRITES.has(request.method) || key === undefined || !request.actor || isLeftOut(request)) return;
    if (typeof key !== 'string' || key.length === 0 || key.length > KEY_MAX_LENGTH) {
      throw failure({ reason: 'keyLength', params: { most: KEY_MAX_LENGTH } });
    }
    return claim({ context, request, reply, key: keyOf(request.actor, key), actor: request.actor });
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { keyed } = request;
    if (keyed === null) return payload;
    request.keyed = null;
    await settle({ context, keyed, reply, payload });
    return payload;
  });
}

/** What a call works with: under a key its transactions, from the first that may write, are parts of one that ends with the stored reply. */
export function contextOf({ request, context }: { readonly request: Pick<FastifyRequest, 'keyed'>; readonly context: PlatformContext }): PlatformContext {
  if (!request.keyed) return context;
  const { keyed } = request;
  keyed.isTaken = true;
  if (keyed.claimedAt !== null) return context;
  return {
    ...context,
    database: {
      ...context.database,
      transaction: async (options, run) => {
        if (keyed.held || !options.readOnly) return (await heldBy({ keyed, context })).database.transaction(options, run);
        keyed.hasRead = true;
        return context.database.transaction(options, run);
      },
    },
  };
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const KEY_MAX_LENGTH = 255;

function isLeftOut({ routeOptions: { config } }: { readonly routeOptions: Pick<RouteOptions, 'config'> }): boolean {
  return config?.withToken === true || config?.public === true || config?.reading === true;
}

/** @throws Error for a call whose reply would be sent again to whoever asks */
function refuseOpen(routeOptions: RouteOptions): void {
  const isKept = [routeOptions.method].flat().some((method) => WRITES.has(method)) && routeOptions.url.startsWith('/api/') && !isLeftOut({ routeOptions });
  if (isKept && !routeOptions.config?.admits) throw new Error(`${routeOptions.url} keeps its replies: its config has to say whom it admits.`);
}

/** What decides, beside rights, what a reply shows: the role, and whether every institute's records are seen. */
function standingOf(actor: RequestActor): string {
  return isAcrossInstitutes(actor) ? `${actor.role} all` : actor.role;
}

/** @throws FORBIDDEN for whom what was shown is not shown any more */
function refuseFallen({ standing }: Pick<KeptReply, 'standing'>, actor: RequestActor): void {
  if (standing !== null && standing !== actor.role && standing !== standingOf(actor)) throw failure({ code: 'FORBIDDEN' });
}

/** What was done in one institute's place is not sent again in another's, nor in one's own: the word before says which. */
function keyOf({ actingFor }: RequestActor, key: string): string {
  return actingFor === null ? `own ${key}` : `${actingFor} ${key}`;
}

const ALL = { scope: { kind: 'all' } } as const;

async function claim({ context, request, reply, key, actor }: { context: PlatformContext; request: FastifyRequest; reply: FastifyReply; key: string; actor: RequestActor }): Promise<FastifyReply | undefined> {
  const hash = createHash('sha256').update(`${request.method === 'POST' ? '' : `${request.method} `}${request.url}\n${JSON.stringify(request.body ?? null)}`).digest();
  const stored = await context.database.transaction({ ...ALL, readOnly: true }, (trx) => readReply({ trx, actorId: actor.id, key }));
  if (!stored) {
    const claimedAt = request.routeOptions.config.asksElsewhere ? await context.database.transaction(ALL, (trx) => claimKey({ trx, actorId: actor.id, key, hash })) : null;
    request.keyed = { actor, key, hash, held: null, claimedAt, hasRead: false, isTaken: false };
    return undefined;
  }
  request.routeOptions.config.admits?.({ actor, request });
  refuseFallen(stored, actor);
  if (!stored.hash.equals(hash)) throw failure({ code: 'IDEMPOTENCY_MISMATCH' });
  return reply.code(stored.status).headers({ ...stored.headers, 'idempotent-replayed': 'true' }).send(stored.body);
}

/** The held transaction of a request; the first to ask opens it. @throws as `open` does, every time */
function heldBy({ keyed, context }: { keyed: KeyedRequest; context: PlatformContext }): Promise<HeldTransaction> {
  keyed.held ??= open({ keyed, context });
  return keyed.held;
}

/**
 * The key is this transaction's until it ends; should its node die, the database sets the key free with the connection.
 * @throws IN_PROGRESS while another has the key, or when another has used it since it was looked up: a repeat is answered
 */
async function open({ keyed: { actor: { id: actorId }, key }, context }: { keyed: KeyedRequest; context: PlatformContext }): Promise<HeldTransaction> {
  const held = await context.database.hold();
  try {
    await held.database.transaction(ALL, async (trx) => {
      if (!(await isKeyFree({ trx, actorId, key }))) throw inProgress();
    });
    return held;
  } catch (error) {
    await held.rollback();
    throw error;
  }
}

function inProgress(): PlatformError {
  return failure({ code: 'IN_PROGRESS', headers: { 'retry-after': '1' } });
}

interface Settled {
  readonly context: PlatformContext;
  readonly keyed: KeyedRequest;
  readonly reply: FastifyReply;
  readonly payload: unknown;
}

/**
 * A failure of ours takes everything back, so that the next try is a real one.
 * @throws UNAVAILABLE when neither the change nor the reply could be kept; IN_PROGRESS when another has used the key meanwhile
 */
async function settle({ context, keyed, reply, payload }: Settled): Promise<void> {
  if (keyed.claimedAt !== null) return settleClaim({ context, keyed, reply, payload }, keyed.claimedAt);
  let held = (await keyed.held?.catch(() => null)) ?? null;
  // Of one that could not be opened nothing was done, and nothing is kept.
  if (keyed.held && !held) return;
  if (reply.statusCode >= 500) return held?.rollback();
  try {
    if (!keyed.isTaken && reply.statusCode < 400) throw new Error('The call worked past its key: it has to take its context from contextOf.');
    held ??= await heldBy({ keyed, context });
    if (reply.statusCode < 400) await held.database.transaction(ALL, (trx) => keepReply({ trx, ...keptOf({ keyed, reply, payload }) }));
    await held.commit();
  } catch (error) {
    await held?.rollback();
    if (!held && error instanceof PlatformError) {
      // What was refused without the database, while another asks the same, is refused all the same.
      if (reply.statusCode >= 400 && !keyed.hasRead) return;
      throw error;
    }
    throw unkept({ error, reply });
  }
}

/** The same where what was done is in the database already. @throws IN_PROGRESS for who took longer than the key was its own, when another has it */
async function settleClaim({ context, keyed, reply, payload }: Settled, claimedAt: string): Promise<void> {
  const claim = { actorId: keyed.actor.id, key: keyed.key, claimedAt };
  try {
    const isOurs = await context.database.transaction(ALL, async (trx) => {
      if (reply.statusCode < 400) return keepReplyOfClaim({ trx, ...keptOf({ keyed, reply, payload }), claimedAt });
      await leaveKey({ trx, ...claim });
      return true;
    });
    if (!isOurs) throw inProgress();
  } catch (error) {
    // What was refused is refused all the same; the key is free again when the claim has run out.
    if (reply.statusCode >= 400) return reply.log.warn({ err: error }, 'the key of a refused request could not be set free');
    throw error instanceof PlatformError ? error : unkept({ error, reply });
  }
}

function unkept({ error, reply }: { readonly error: unknown; readonly reply: FastifyReply }): unknown {
  reply.log.error({ err: error }, 'an idempotent request could not be kept');
  return isConnectionFailure(error) ? error : failure({ code: 'UNAVAILABLE', headers: { 'retry-after': '1' } });
}

function keptOf({ keyed: { actor, key, hash }, reply, payload }: Omit<Settled, 'context'>) {
  const headers = Object.fromEntries(KEPT_HEADERS.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])));
  return { actorId: actor.id, key, reply: { hash, status: reply.statusCode, body: typeof payload === 'string' ? payload : '', headers, standing: standingOf(actor) } };
}

const KEPT_HEADERS = ['content-type', 'etag', 'location', 'x-plan-active'];
