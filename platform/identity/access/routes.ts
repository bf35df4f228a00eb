import type { FastifyInstance } from 'fastify';
import { holdsRight, ROLES } from '../../../src/schemas';
import type { PlatformContext } from '../../kernel/context';
import { scopeOf } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';
import { isId } from '../../records/rows';
import { operationOf } from '../../records/operation';
import { ok } from '../../kernel/http/readBody';
import { bearer } from '../routes/session';
import { findProfile } from '../people/moduleRights';
import { grantable } from './grant';

/**
 * `GET /access/usual`: what somebody of a role in an institute may use at first, as far as the caller may give it; with `profileId` what
 * that access profile allows.
 */
export function registerAccessRoutes(app: FastifyInstance, context: PlatformContext): void {
  app.get('/api/v9/access/usual', async (request) => {
    const { actor } = bearer(request);
    const resource = context.loader.require('user');
    const isGiver = ['user', 'role'].some((name) => [holdsRight(actor, context.loader.require(name), 'create'), holdsRight(actor, context.loader.require(name), 'update')].includes(true));
    if (!isGiver) throw failure({ code: 'FORBIDDEN' });
    const query = request.query as Readonly<Record<string, unknown>>;
    const role = ROLES.find((one) => one === query['role']);
    const asked = query['instituteId'];
    if (!role) throw failure({ reason: 'unknownRole' });
    const instituteId = typeof asked === 'string' && isId(asked) ? asked.toLowerCase() : actor.instituteId;
    const operation = operationOf({ context, resource, actor, requestId: request.id });
    const profileId = query['profileId'];
    const access = await context.database.transaction({ scope: scopeOf(actor), readOnly: true }, async (trx) =>
      typeof profileId === 'string' && isId(profileId) ? ((await findProfile({ trx, id: profileId }))?.access ?? null) : grantable({ operation, trx, role, instituteId }));
    return ok({ access: access ?? {} });
  });
}
