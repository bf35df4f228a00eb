import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { registerAnswers } from './calls/register';
import { readableUrl, registerConsoleFiles } from './console/consoleFiles';
import { demoAccountsOf } from './demo/demoAccounts';
import { registerAnalyticsRoutes } from './features/analytics/routes';
import { keepBrandings } from './features/branding/keepBrandings';
import { registerChatSockets } from './features/chat/sockets';
import { registerClosedHosts } from './features/closedHosts/closedHosts';
import { featureAnswers, takeFeaturePayment } from './features/found';
import { registerOutboxRoutes } from './features/outbox/routes';
import { registerSites } from './features/webBuilder/serve';
import { registerUploadRoutes } from './files/routes';
import { registerAccessRoutes } from './identity/access/routes';
import { createVerifiedHosts } from './identity/people/verifiedHosts';
import { registerSessionRoutes } from './identity/routes/session';
import { registerSignInRoutes } from './identity/routes/signIn';
import { createActorStore, type ActorStore } from './identity/sessions/actorStore';
import { mayWork, registerGate } from './identity/sessions/gate';
import { registerLive } from './identity/sessions/live';
import type { PlatformContext } from './kernel/context';
import { failure, renderFailure } from './kernel/errors';
import { BODY_BYTES } from './kernel/http/bodySize';
import { registerConnections } from './kernel/http/connections';
import { registerDraining } from './kernel/http/draining';
import { registerFailures } from './kernel/http/failures';
import { forwardedReader } from './kernel/http/forwarded';
import { registerHealthRoutes } from './kernel/http/health';
import { registerIdempotency } from './kernel/http/idempotency';
import { registerOneHost, targetWithin } from './kernel/http/oneHost';
import { registerPieces } from './kernel/http/inPieces';
import { registerJson } from './kernel/http/json';
import { createLines, registerLines } from './kernel/http/lines';
import { registerProtection } from './kernel/http/protection';
import { registerReads } from './kernel/http/reads';
import { createStrangerSockets } from './kernel/http/strangerSockets';
import { createUpgrades } from './kernel/http/upgrades';
import { safeUrl, WITHOUT_SCHEMAS } from './kernel/logger';
import { registerApiReader } from './openapi/reader';
import { registerOpenApiRoute } from './openapi/route';
import { registerSandboxRoutes } from './payments/sandbox/routes';
import { registerWebhook } from './payments/webhook';
import { registerResourceRoutes } from './records/routes/resources';

declare module 'fastify' {
  interface FastifyInstance {
    /** Told of changes on other nodes by whoever listens for them. */
    actors: ActorStore;
  }
}

/** The platform's server, complete and not listening. Everything it needs is handed in. */
export async function buildApp(context: PlatformContext): Promise<FastifyInstance> {
  const { config, logger } = context;
  const upgrades = createUpgrades();
  const readForwarded = forwardedReader(logger);
  const app = Fastify({
    http: { IncomingMessage: upgrades.Request },
    ...WITHOUT_SCHEMAS,
    loggerInstance: logger,
    // One line a request, below, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    // Comes before anything asks whence a request is.
    rewriteUrl: (request) => {
      if (config.isProxyTrusted) readForwarded(request);
      return readableUrl({ url: targetWithin(request.url ?? '/'), headers: request.headers });
    },
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
  registerConnections(app);
  registerOneHost(app);
  upgrades.register(app);
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
  const hosts = createVerifiedHosts(context);
  registerClosedHosts(app, { hosts, config });
  const sites = registerSites(app, { context, verified: hosts });
  const lines = createLines(config);
  const { registerSecond } = registerGate(app, { actors, lines });
  registerReads(app, context);
  const { registerEnds } = registerLines(app, lines);
  registerSecond();
  registerIdempotency(app, context);
  sites.registerRenewal();
  registerPieces(app);
  registerEnds();
  const parts = { context, actors, hosts, demoAccounts: demoAccountsOf(config) };
  registerHealthRoutes(app, context);
  registerSignInRoutes(app, parts);
  registerSessionRoutes(app, parts);
  const strangers = createStrangerSockets();
  await registerLive(app, { actors, strangers });
  registerChatSockets(app, { context, actors, strangers });
  registerAnalyticsRoutes(app, context);
  keepBrandings(app, { context, hosts });
  registerOutboxRoutes(app, context);
  registerAccessRoutes(app, context);
  registerOpenApiRoute(app, context);
  registerApiReader(app);
  await registerResourceRoutes(app, context);
  registerAnswers({ app, context, answers: featureAnswers() });
  registerUploadRoutes(app, context, { lines, maySend: async (sessionId, inTurn) => mayWork(await actors.findSignIn(sessionId, inTurn)) });
  registerWebhook({ app, context, take: takeFeaturePayment });
  registerSandboxRoutes(app, context);
  await registerConsoleFiles(app, context, { instituteOf: hosts.instituteOf, sendNothing: sites.sendNothing });
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
