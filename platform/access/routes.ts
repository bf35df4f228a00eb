import type { FastifyInstance } from 'fastify';
import { holdsRight, ROLES } from '../../src/schemas';
import type { PlatformContext } from '../context';
import { scopeOf } from '../db/scope';
import { failure } from '../errors';
import { isId } from '../operations/rows';
import { operationOf } from '../operations/operation';
import { ok } from '../routes/readBody';
import { bearer } from '../routes/session';
import { grantable } from './grant';

/** `GET /access/usual`: what somebody of a role in an institute may use at first, as far as the caller may give it. */
export function registerAccessRoutes(app: FastifyInstance, context: PlatformContext): void {
  app.get('/api/v9/access/usual', async (request) => {
    const { actor } = bearer(request);
    const resource = context.loader.require('user');
    if (!holdsRight(actor, resource, 'create') && !holdsRight(actor, resource, 'update')) throw failure({ code: 'FORBIDDEN' });
    const query = request.query as Readonly<Record<string, unknown>>;
    const role = ROLES.find((one) => one === query['role']);
    const asked = query['instituteId'];
    if (!role) throw failure({ reason: 'unknownRole' });
    const instituteId = typeof asked === 'string' && isId(asked) ? asked.toLowerCase() : actor.instituteId;
    const operation = operationOf({ context, resource, actor, requestId: request.id });
    const access = await context.database.transaction({ scope: scopeOf(actor), readOnly: true }, (trx) => grantable({ operation, trx, role, instituteId }));
    return ok({ access: access ?? {} });
  });
}
