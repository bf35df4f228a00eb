import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { registerAccessRoutes } from './access/routes';
import { createActorStore, type ActorStore } from './auth/actorStore';
import { registerGate } from './auth/gate';
import { registerBranding } from './branding/routes';
import { featureAnswers } from './calls/features';
import { registerAnswers } from './calls/register';
import type { PlatformContext } from './context';
import { failure, renderFailure } from './errors';
import { safeUrl } from './log/logger';
import { BODY_BYTES } from './operations/bodySize';
import { registerDraining } from './plugins/draining';
import { registerFailures } from './plugins/failures';
import { registerIdempotency } from './plugins/idempotency';
import { registerJson } from './plugins/json';
import { registerLines } from './plugins/lines';
import { registerReads } from './plugins/reads';
import { registerProtection } from './plugins/protection';
import { registerAccountRoutes } from './routes/account';
import { registerAnalyticsRoutes } from './routes/analytics';
import { registerConsoleFiles } from './routes/consoleFiles';
import { registerFeedbackRoutes } from './routes/feedback';
import { registerHealthRoutes } from './routes/health';
import { registerHomeRoutes } from './routes/home';
import { registerOutboxRoutes } from './routes/outbox';
import { registerResourceRoutes } from './routes/resources';
import { registerSessionRoutes } from './routes/session';
import { registerSignInRoutes } from './routes/signIn';
import { registerTenantRoutes } from './tenant/routes';
import { registerUploadRoutes } from './uploads/routes';

declare module 'fastify' {
  interface FastifyInstance {
    /** Told of changes on other nodes by whoever listens for them. */
    actors: ActorStore;
  }
}

/** The platform's server, complete and not listening. Everything it needs is handed in. */
export async function buildApp(context: PlatformContext): Promise<FastifyInstance> {
  const { config, logger } = context;
  const app = Fastify({
    loggerInstance: logger,
    // One line a request, below, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    // One proxy: what stands further left in X-Forwarded-For is the caller's own word.
    trustProxy: config.isProxyTrusted && ((_address, hop) => hop === 0),
    // An address that cannot be read comes to no route, hence not to the usual place for failures.
    frameworkErrors: ({ message }, { id }, reply) => answerUnroutable({ message, requestId: id, reply: reply as unknown as FastifyReply }),
    requestTimeout: 180_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
  });
  const actors = createActorStore(context);
  app.decorate('actors', actors);
  context.database.onActorChanged((userId) => actors.forget(userId));
  registerDraining(app);
  registerFailures(app);
  registerJson(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, ip: address, actor } = request;
    request.log.info({ method, url: safeUrl(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime), address, actor: actor?.id, callerRequestId: harmlessId(request.headers['x-request-id']) }, 'answered');
    done();
  });
  await registerProtection(app, config);
  registerGate(app, actors);
  registerReads(app, context);
  const lines = registerLines(app, config);
  registerIdempotency(app, context);
  lines.registerEnds();
  const parts = { context, actors };
  registerHealthRoutes(app, context);
  registerSignInRoutes(app, parts);
  registerSessionRoutes(app, parts);
  registerAccountRoutes(app, parts);
  registerHomeRoutes(app, context);
  registerFeedbackRoutes(app, context);
  registerAnalyticsRoutes(app);
  registerBranding(app, context);
  registerOutboxRoutes(app, context);
  registerAccessRoutes(app, context);
  registerResourceRoutes(app, context);
  registerTenantRoutes(app, context);
  registerAnswers({ app, context, answers: featureAnswers() });
  registerUploadRoutes(app, context);
  await registerConsoleFiles(app, context);
  return app;
}

function answerUnroutable({ message, requestId, reply }: { message: string; requestId: string; reply: FastifyReply }): void {
  const error = failure({ reason: 'unreadable', params: { detail: message } });
  void reply.code(error.status).send(renderFailure({ error, requestId }));
}

/** A caller's own id of a request, beside ours, when it is harmless in a log. */
function harmlessId(given: string | string[] | undefined): string | undefined {
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : undefined;
}
