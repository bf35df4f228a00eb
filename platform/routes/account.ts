import type { FastifyInstance, FastifyReply } from 'fastify';
import { f } from '../../src/schemas';
import { endAllSessions, endOwnSession, listOwnSessions } from '../auth/ownSessions';
import { changeOwnPassword } from '../auth/ownPassword';
import { readProfile, updateProfile, type Profile } from '../auth/profile';
import type { SignInParts } from '../auth/signIn';
import { failure } from '../errors';
import { LANGUAGES, type Language } from '../messages/language';
import { rememberLanguage } from '../messages/personLanguage';
import { etagOf } from '../operations/versions';
import { contextOf } from '../plugins/idempotency';
import { isUuid, ok, readBody } from './readBody';
import { bearer } from './session';

/**
 * The calls about one's own account: profile, password, sessions. Open to people whose institute's plan has run out:
 * an account is safeguarded whether it is paid for or not.
 */
export function registerAccountRoutes(app: FastifyInstance, { context, actors }: SignInParts): void {
  const own = { config: { withoutPlan: true } };
  app.get(`${BASE}/profile`, own, async (request, reply) => answer(reply, await readProfile({ context, signedIn: bearer(request), requestId: request.id })));
  app.put(`${BASE}/profile`, own, async (request, reply) => {
    const { body, headers } = request;
    return answer(reply, await updateProfile({ context, signedIn: bearer(request), requestId: request.id, body, ifMatch: headers['if-match'], address: request.ip }));
  });
  app.put(`${BASE}/language`, own, async (request) => {
    const { actor, person } = bearer(request);
    const { language } = readBody({ body: request.body, fields: { language: f.choice(LANGUAGES, { required: true }) } });
    const userId = actor.id;
    await context.database.transaction({ scope: { kind: 'all' } }, (trx) => rememberLanguage({ trx, userId, instituteId: person.institute?.id ?? null, language: language as Language }));
    return ok({ language });
  });
  app.put(`${BASE}/password`, own, async (request) => {
    const { actor } = bearer(request);
    await changeOwnPassword({ context, actor, requestId: request.id, address: request.ip, ...readBody({ body: request.body, fields: PASSWORDS }) });
    actors.forget(actor.id);
    return ok({});
  });
  app.get(`${BASE}/sessions`, own, async (request) => {
    const items = await listOwnSessions({ context, actor: bearer(request).actor });
    return ok({ items, total: items.length, page: 0, size: items.length });
  });
  app.delete<{ Params: { id: string } }>(`${BASE}/sessions/:id`, own, async (request) => {
    const { actor } = bearer(request);
    const { id } = request.params;
    if (!isUuid(id)) throw failure({ reason: 'noSession' });
    await endOwnSession({ context, actor, requestId: request.id, id });
    actors.forget(actor.id);
    return ok({});
  });
  app.post(`${BASE}/logoutEverywhere`, own, async (request) => {
    const { actor } = bearer(request);
    await endAllSessions({ context: contextOf({ request, context }), actor, requestId: request.id });
    actors.forget(actor.id);
    return ok({});
  });
}

const BASE = '/api/v9/user';
const PASSWORD = f.password({ required: true, minLength: 1, maxLength: 128 });
const PASSWORDS = { currentPassword: PASSWORD, password: PASSWORD } as const;

function answer(reply: FastifyReply, profile: Profile) {
  void reply.header('etag', etagOf({ version: profile.version }));
  return ok(profile);
}
