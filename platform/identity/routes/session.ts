import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { f } from '../../../src/schemas';
import { actFor, stopActing } from '../signIn/acting';
import { auditSignIn } from '../signIn/auditSignIn';
import type { SignedIn } from '../sessions/actorStore';
import { moduleAccessOf, moduleKeys } from '../people/moduleKeys';
import { endSession, requireSession, startSession } from '../sessions/sessions';
import type { SignInParts } from '../signIn/signIn';
import { userDetailsOf } from '../signIn/userDetails';
import { failure } from '../../kernel/errors';
import { contextOf } from '../../kernel/http/idempotency';
import { ok, readBody } from '../../kernel/http/readBody';

/** The calls about one's own session (part 1 §4, §7). Open to people whose institute's plan has run out. */
export function registerSessionRoutes(app: FastifyInstance, parts: SignInParts): void {
  const { context, actors } = parts;
  const own = { config: { withoutPlan: true } };
  app.get(`${BASE}/user/details`, own, async (request) => ok({ userDetails: userDetailsOf({ signedIn: bearer(request), loader: context.loader, config: context.config }) }));
  app.get(`${BASE}/modules/my-access`, own, async (request) => {
    const { actor, person, institute } = bearer(request);
    return ok({ moduleAccess: moduleAccessOf({ actor, loader: context.loader }), isWhiteLabelled: institute?.isWhiteLabelled ?? false, name: person.name, instituteName: institute?.name ?? null });
  });
  app.get(`${BASE}/modules`, own, async (request) => {
    bearer(request);
    const items = moduleAccessOf({ actor: { role: 'super_admin', modules: {} }, loader: context.loader }).map(({ key, name }) => ({ id: key, key, name }));
    return ok({ items, total: items.length, page: 0, size: moduleKeys(context.loader).length });
  });
  app.get(`${BASE}/user/refresh-login`, own, async (request) => ok({ token: await renew({ parts, request }) }));
  app.post(`${BASE}/user/logout`, { config: { ...own.config, admits: () => undefined } }, async (request) => {
    const { actor, person } = bearer(request);
    await contextOf({ request, context }).database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      await endSession({ trx, userId: actor.id, sessionId: actor.sessionId });
      await auditSignIn({ trx, person, action: 'signOut', request, now: context.clock() });
    });
    actors.forget(actor.id);
    return ok({});
  });
  app.post(`${BASE}/user/instiLoginFromSuperAdmin`, { config: { withToken: true } }, async (request) => {
    const { instituteId } = readBody({ body: request.body, fields: { instituteId: f.text({ required: true }) } });
    return ok(await actFor({ parts, request, signedIn: bearer(request), instituteId }));
  });
  app.post(`${BASE}/user/stopActing`, { config: { withToken: true } }, async (request) => ok(await stopActing({ parts, request, signedIn: bearer(request) })));
}

const BASE = '/api/v9';
/** Requests under way with the old token, in other tabs, still pass. */
const OLD_TOKEN_SECONDS = 60;

/** @throws SIGNED_OUT */
export function bearer(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw failure({ code: 'SIGNED_OUT' });
  return request.signedIn;
}

/**
 * A new token for the same sign-in; the old one ends in a minute.
 * @throws SIGNED_OUT when the sign-in has been ended meanwhile
 */
async function renew({ parts, request }: { parts: SignInParts; request: FastifyRequest }): Promise<string> {
  const { context } = parts;
  const { actor, person } = bearer(request);
  const now = context.clock();
  return context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    const user = { id: actor.id, instituteId: person.institute?.id ?? null };
    const goesOnFrom = await requireSession({ trx, userId: actor.id, sessionId: actor.sessionId, now });
    const { token } = await startSession({ trx, user, now, actingFor: actor.actingFor, goesOnFrom, longestDays: context.config.sessionDays, address: request.ip, agent: request.headers['user-agent'] });
    const end = new Date(now.getTime() + OLD_TOKEN_SECONDS * 1000).toISOString();
    await sql`update core.session set expires_at = least(expires_at, ${end}::timestamptz), renewed_at = coalesce(renewed_at, ${now.toISOString()}) where id = ${actor.sessionId}`.execute(trx);
    return token;
  });
}
