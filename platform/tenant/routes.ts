import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdsRight, SETTINGS_MODULE } from '../../src/schemas';
import type { PlatformContext, RequestActor } from '../context';
import { failure } from '../errors';
import { ok } from '../routes/readBody';
import { registerSingleRead, registerSingleWrite } from '../routes/singles';
import { authorizeUrl } from './paymentAccount';
import { readPublicInfo } from './publicInfo';
import { tenantOf } from './tenantOf';

const BASE = '/api/v9/tenant-info';

/** The calls on a tenant's settings that are no record of their own (part 1 §7, “Tenant”). The records are declared. */
export function registerTenantRoutes(app: FastifyInstance, context: PlatformContext): void {
  registerAliases(app, context);
  app.get(`${BASE}/public`, { config: { public: true } }, async (request) => ok(await readPublicInfo({ context, host: textOf(request, 'host') ?? null })));
  app.get('/api/v9/razorpay-oauth/oauth-url', async (request) => {
    const actor = mayChange(request);
    return ok({ url: authorizeUrl({ context, actor, owner: await tenantOf({ context, actor, query: request.query }) }) });
  });
}

/** The specification has a second spelling for one record, and lets the public part of another be written. */
function registerAliases(app: FastifyInstance, context: PlatformContext): void {
  const { loader } = context;
  const account = loader.get('paymentAccountInfo');
  const info = loader.get('tenantInfo');
  if (account) {
    registerSingleRead({ app, context, resource: account }, `${BASE}/payment-account-info`);
    registerSingleWrite({ app, context, resource: account }, `${BASE}/payment-account-info`);
  }
  if (info) registerSingleWrite({ app, context, resource: info }, `${BASE}/public`);
}

/** The same rule as that of the settings' records. */
function mayChange({ actor }: FastifyRequest): RequestActor {
  if (!actor) throw failure({ code: 'SIGNED_OUT' });
  if (!holdsRight(actor, { modules: [SETTINGS_MODULE], rights: {}, tenant: 'owned' }, 'update')) throw failure({ code: 'FORBIDDEN' });
  return actor;
}

function textOf(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : undefined;
}
