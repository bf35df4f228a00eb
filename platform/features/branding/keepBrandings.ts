import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { VerifiedHosts } from '../../identity/people/verifiedHosts';
import type { PlatformContext } from '../../kernel/context';
import { createBrandingStore, type BrandingStore } from './brandingStore';

declare module 'fastify' {
  interface FastifyInstance {
    brandings: BrandingStore;
  }
}

/** Decorates the app with the brandings it remembers, which are forgotten when something changes them. */
export function keepBrandings(app: FastifyInstance, { context: { database, clock }, hosts }: { readonly context: PlatformContext; readonly hosts: VerifiedHosts }): void {
  const brandings = createBrandingStore({ database, clock, hosts });
  app.decorate('brandings', brandings);
  database.onActorChanged((payload) => {
    // An institute's name, pictures or standing has changed, here or on another node.
    if (payload === '*') brandings.forget();
  });
  // Before the reply is sent: whoever reads the look after it sees the change.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode < 400 && request.routeOptions.config.changesLook && !isRead(request)) brandings.forget();
    done();
  });
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
