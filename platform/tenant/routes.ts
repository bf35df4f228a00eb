import type { FastifyInstance, FastifyRequest } from 'fastify';
import { f, holdsRight, SETTINGS_MODULE, type Right } from '../../src/schemas';
import type { PlatformContext } from '../context';
import { failure } from '../errors';
import { ok, readBody } from '../routes/readBody';
import { registerSingleRead, registerSingleWrite } from '../routes/singles';
import { choosePrimary, claimDomain, listDomains, primaryDomain, readDomain, removeDomain, verifyDomain, type DomainCall } from './domains';
import { hostOf } from './host';
import { authorizeUrl } from './paymentAccount';
import { readPublicInfo } from './publicInfo';
import { tenantOf } from './tenantOf';

const BASE = '/api/v9/tenant-info';

/** The calls on a tenant's settings that are no record of their own (part 1 §7, “Tenant”). The records are declared. */
export function registerTenantRoutes(app: FastifyInstance, context: PlatformContext): void {
  registerAliases(app, context);
  app.get(`${BASE}/public`, { config: { public: true } }, async (request) => ok(await readPublicInfo({ context, host: textOf(request, 'host') ?? null })));
  for (const path of ['domain-info', 'delete-domain']) app.get(`${BASE}/${path}`, async (request) => ok(await listDomains(await begin({ context, request, right: 'read' }))));
  app.get(`${BASE}/primary-domain`, async (request) => ok(await primaryDomain(await begin({ context, request, right: 'read' }))));
  app.get(`${BASE}/verify-domain`, async (request) => ok(await readDomain(await begin({ context, request, right: 'read' }), hostOf(textOf(request, 'host') ?? ''))));
  const put = <T>(path: string, run: (call: DomainCall, host: string) => Promise<T>): void => {
    app.put(`${BASE}/${path}`, async (request) => {
      const call = await begin({ context, request, right: 'update' });
      const { host } = readBody({ body: request.body, fields: { host: f.text({ required: true, maxLength: 300 }) } });
      return ok(await run(call, hostOf(host)));
    });
  };
  put('domain-info', claimDomain);
  put('primary-domain', choosePrimary);
  put('verify-domain', verifyDomain);
  put('delete-domain', removeDomain);
  app.get('/api/v9/razorpay-oauth/oauth-url', async (request) => {
    const { actor, owner } = await begin({ context, request, right: 'update' });
    return ok({ url: authorizeUrl({ context, actor, owner }) });
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
async function begin({ context, request, right }: { context: PlatformContext; request: FastifyRequest; right: Right }): Promise<DomainCall> {
  const { actor } = request;
  if (!actor) throw failure({ code: 'SIGNED_OUT' });
  if (!holdsRight(actor, { modules: [SETTINGS_MODULE], rights: {}, tenant: 'owned' }, right)) throw failure({ code: 'FORBIDDEN' });
  return { context, actor, requestId: request.id, owner: await tenantOf({ context, actor, query: request.query }) };
}

function textOf(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : undefined;
}
