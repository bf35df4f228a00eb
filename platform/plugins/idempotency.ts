import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { PlatformContext, RequestActor } from '../context';
import { failure } from '../errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key this request has claimed, until its reply is stored. */
    idempotencyKey: string | null;
  }
}

/**
 * Honours `Idempotency-Key` on every POST of somebody signed in: the first reply is stored for 24 hours and sent again.
 * Calls whose replies hold tokens are left out, and with them all that is open to everybody: sign-in is among it.
 */
export function registerIdempotency(app: FastifyInstance, context: PlatformContext): void {
  app.decorateRequest('idempotencyKey', null);
  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || key === undefined || !request.actor || isLeftOut(request)) return;
    if (typeof key !== 'string' || key.length === 0 || key.length > KEY_MAX_LENGTH) {
      throw failure({ code: 'BAD_REQUEST', message: `Idempotency-Key must have 1 to ${KEY_MAX_LENGTH} characters.` });
    }
    return claim({ context, request, reply, key: keyOf(request.actor, key), actorId: request.actor.id });
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.idempotencyKey !== null && request.actor) {
      const key = request.idempotencyKey;
      request.idempotencyKey = null;
      await settle({ context, key, actorId: request.actor.id, reply, payload });
    }
    return payload;
  });
}

const KEY_MAX_LENGTH = 255;

function isLeftOut({ routeOptions: { config } }: FastifyRequest): boolean {
  return config.withToken === true || config.public === true;
}

/** What was done in one institute's place is not sent again in another's. */
function keyOf({ actingFor }: RequestActor, key: string): string {
  return actingFor === null ? key : `${actingFor} ${key}`;
}

/** A request not answered by then died with its node: another try may take the key over. */
const ABANDONED = '5 minutes';
const ALL = { kind: 'all' } as const;

interface Stored {
  request_hash: Buffer;
  status: number | null;
  body: string | null;
  headers: Record<string, string> | null;
}

async function claim({ context, request, reply, key, actorId }: { context: PlatformContext; request: FastifyRequest; reply: FastifyReply; key: string; actorId: string }): Promise<FastifyReply | undefined> {
  const hash = createHash('sha256').update(`${request.url}\n${JSON.stringify(request.body ?? null)}`).digest();
  const stored = await context.database.transaction({ scope: ALL }, async (trx) => {
    await sql`delete from core.idempotency where created_at < now() - interval '24 hours'`.execute(trx);
    const claimed = await sql`
      insert into core.idempotency as i (actor_id, key, request_hash) values (${actorId}, ${key}, ${hash})
      on conflict (actor_id, key) do update set created_at = now()
        where i.status is null and i.request_hash = excluded.request_hash and i.created_at < now() - ${ABANDONED}::interval
      returning 1`.execute(trx);
    if (claimed.rows.length > 0) return null;
    const { rows } = await sql<Stored>`select request_hash, status, body, headers from core.idempotency where actor_id = ${actorId} and key = ${key}`.execute(trx);
    return rows[0] ?? null;
  });
  if (!stored) {
    request.idempotencyKey = key;
    return undefined;
  }
  if (!stored.request_hash.equals(hash)) throw failure({ code: 'IDEMPOTENCY_MISMATCH' });
  if (stored.status === null) throw failure({ code: 'IN_PROGRESS', headers: { 'retry-after': '1' } });
  return reply.code(stored.status).headers({ ...stored.headers, 'idempotent-replayed': 'true' }).send(stored.body);
}

/** A failure of ours is forgotten, so that the next try is a real one. */
async function settle({ context, key, actorId, reply, payload }: { context: PlatformContext; key: string; actorId: string; reply: FastifyReply; payload: unknown }): Promise<void> {
  const isOurs = reply.statusCode >= 500 || typeof payload !== 'string';
  const headers = Object.fromEntries(KEPT_HEADERS.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])));
  await context.database
    .transaction({ scope: ALL }, async (trx) => {
      if (isOurs) await sql`delete from core.idempotency where actor_id = ${actorId} and key = ${key}`.execute(trx);
      else await sql`update core.idempotency set status = ${reply.statusCode}, body = ${payload}, headers = ${JSON.stringify(headers)} where actor_id = ${actorId} and key = ${key}`.execute(trx);
    })
    .catch((error: Error) => reply.log.error({ err: error }, 'the reply of an idempotent request could not be stored'));
}

const KEPT_HEADERS = ['content-type', 'etag', 'location', 'x-plan-active'];
