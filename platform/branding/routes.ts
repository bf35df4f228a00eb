import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Branding } from '../../src/schemas';
import type { PlatformContext } from '../context';
import { ok } from '../routes/readBody';
import { createBrandingStore, type BrandingStore } from './brandingStore';

declare module 'fastify' {
  interface FastifyInstance {
    brandings: BrandingStore;
  }
}

/**
 * `GET /branding?host=`: the look of the verified domain, otherwise of the white-labelled user who asks, otherwise the
 * operator's own. Public: the sign-in page of a tenant's domain shows it. Decorates the app with the store.
 */
export function registerBranding(app: FastifyInstance, { database, clock }: PlatformContext): void {
  const brandings = createBrandingStore({ database, clock });
  app.decorate('brandings', brandings);
  database.onActorChanged((payload) => {
    // An institute's name, pictures or standing has changed, here or on another node.
    if (payload === '*') brandings.forget();
  });
  // Before the reply is sent: whoever reads the look after it sees the change.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode < 400 && changesLook(request)) brandings.forget();
    done();
  });
  app.get('/api/v9/branding', { config: { public: true, withoutPlan: true } }, async (request) => ok(await brandingFor({ brandings, request })));
}

function brandingFor({ brandings, request }: { brandings: BrandingStore; request: FastifyRequest }): Promise<Branding> {
  const { host } = request.query as { readonly host?: unknown };
  const institute = request.signedIn?.institute;
  return brandings.of({ host: typeof host === 'string' ? host : null, instituteId: institute?.isWhiteLabelled ? institute.id : null });
}

const LOOK_PATHS = /^\/api\/v9\/(tenant-info|institution|institute)([/?]|$)/;

function changesLook({ method, url }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && LOOK_PATHS.test(url);
}
