import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SETTINGS_MODULE } from '../../src/schemas';
import { authorize } from '../calls/authorize';
import type { PlatformContext } from '../context';
import { ok } from '../routes/readBody';
import { registerSingleRead, registerSingleWrite } from '../routes/singles';
import { authorizeUrl } from './paymentAccount';
import { readPublicInfo } from './publicInfo';
import { tenantOf } from './tenantOf';

const BASE = '/api/v9/tenant-info';
/** The same rule as that of the settings' records. */
const CHANGES = { module: SETTINGS_MODULE, right: 'update' } as const;

/** The calls on a tenant's settings that are no record of their own (part 1 §7, “Tenant”). The records are declared. */
export function registerTenantRoutes(app: FastifyInstance, context: PlatformContext): void {
  registerAliases(app, context);
  app.get(`${BASE}/public`, { config: { public: true } }, async (request) => ok(await readPublicInfo({ context, host: textOf(request, 'host') ?? null })));
  app.get('/api/v9/razorpay-oauth/oauth-url', async (request) => {
    const { actor } = request;
    authorize({ gate: CHANGES, actor });
    return ok({ url: authorizeUrl({ context, actor: actor!, owner: await tenantOf({ context, actor: actor!, query: request.query }) }) });
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

function textOf(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : undefined;
}
