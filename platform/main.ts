import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { watchActors } from './identity/sessions/watchActors';
import type { Config } from './kernel/config/config';
import type { PlatformContext } from './kernel/context';
import { prepareDataDir } from './kernel/config/dataDir';
import { connectDatabase, type DatabaseTarget } from './kernel/db/connect';
import { openEmbedded } from './kernel/db/embedded';
import { migrate } from './kernel/db/migrate';
import { warnPowers } from './kernel/db/warnPowers';
import { loadDeclarations } from './declarations';
import { HANDLERS, JOBS } from './handlers';
import { closeDemo, DemoContentError, demoStateOf, isEmptyPlatform, seedDemo } from './demo';
import { demoAccountsOf, type DemoAccountShown } from './demo/demoAccounts';
import { proveLedger, type LedgerProof } from './ledger/prove';
import { createLogger } from './kernel/logger';
import { mailWork } from './messages/mail/worker';
import { featureWork } from './features/found';
import { startJobs } from './jobs/startJobs';
import { sandboxWork } from './payments/sandbox/deliver';
import { afterWork } from './records/after/work';
import { sealStored } from './records/sealed';
import { upkeepWork } from './records/purge/upkeep';
import { DRAIN_MS } from './kernel/http/draining';
import { keptSecret } from './kernel/config/keptSecret';
import { OWN_TABLES } from './tables';
import { OWN_VIEWS } from './views';
import { insertAdmin, type NewAdmin } from './identity/people/insertAdmin';

export { ConfigError, OPTIONS_HELP, parseConfig } from './kernel/config/config';

/** Milliseconds after which nothing is waited for any more; the embedded database, told to stop, then ends by itself. */
export const CLOSE_MS = 10_500;

/** A platform that serves. */
export interface RunningPlatform {
  /** Where, for example `http://127.0.0.1:4100`. */
  readonly address: string;
  readonly demoAccounts: readonly DemoAccountShown[];
  /** Takes no new requests, finishes those under way, then closes the database: at most `CLOSE_MS` milliseconds. */
  close(): Promise<void>;
}

/**
 * Starts everything: database, migrations, demo content on the first start, server.
 * @throws ConfigError, DeclarationError, TableStepError, SchemaError, ViewError, FolderInUseError, DemoContentError; what was started by then is stopped again
 */
export async function startPlatform(config: Config): Promise<RunningPlatform> {
  const logger = createLogger(config);
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const one of closers.splice(0).reverse()) await one().catch((error: Error) => logger.error({ err: error }, 'while stopping'));
  };
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= within({ ms: CLOSE_MS, work: closeAll() }));
  try {
    const context = await settleDemo(await openContext({ config, logger, closers, onLost: () => void close() }));
    await sealStored(context);
    const app = await buildApp(context);
    closers.push(watchActors({ url: context.target.servingUrl, actors: app.actors, database: context.database, logger }));
    // Side by side, and none waits for another for long: what is cut off in the middle is taken back by the database.
    const work = [...mailWork(context), ...afterWork(context), ...featureWork(context), ...sandboxWork({ app, context }), ...upkeepWork(context)];
    const stops = [startJobs({ context, work }), () => app.close()];
    closers.push(() => within({ ms: WORK_CLOSE_MS, work: Promise.all(stops.map((stop) => stop())) }));
    return { address: await listen({ app, config, logger }), demoAccounts: demoAccountsOf(context.config), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Fills demo content in where it is wanted and the database is empty. A demo start over a database without it is none:
 * it has no demo accounts to offer.
 * @throws DemoContentError when the database holds demo content and the start wants none
 */
async function settleDemo(context: OpenedContext): Promise<OpenedContext> {
  const { config, logger } = context;
  if (config.hasDemo && (await isEmptyPlatform(context))) await seedDemo(context);
  const state = await demoStateOf(context);
  if (config.hasDemo || state !== 'open') return { ...context, config: { ...config, hasDemo: config.hasDemo && state === 'open' } };
  if (!config.closesDemo) throw new DemoContentError({ place: config.databaseUrl ? 'The database in DATABASE_URL' : config.dataDir });
  const { accounts, operators } = await closeDemo(context);
  logger.warn({ accounts }, 'the accounts of the demo content are closed for good, and everybody is signed out');
  if (operators.length > 0) logger.warn({ operators }, 'accounts of the operator that were not made with “npm run admin:create”, or were changed by others, are closed too');
  return context;
}

/**
 * Makes a super admin: the first one of a production platform. Works beside a running platform.
 * @throws Error naming what is wrong with address, name or password
 */
export async function createAdmin({ config, ...admin }: NewAdmin & { readonly config: Config }): Promise<void> {
  const closers: (() => Promise<unknown>)[] = [];
  try {
    const context = await openContext({ config, logger: createLogger(config), closers, isGuest: true });
    await insertAdmin({ context, admin });
  } finally {
    for (const one of closers.reverse()) await one();
  }
}

/**
 * Computes every balance of the ledger anew, beside a running platform or without one.
 * @throws Error where the database cannot be reached
 */
export async function proveBooks({ config }: { readonly config: Config }): Promise<LedgerProof> {
  const closers: (() => Promise<unknown>)[] = [];
  try {
    return await proveLedger(await openContext({ config, logger: createLogger(config), closers, isGuest: true }));
  } finally {
    for (const one of closers.reverse()) await one();
  }
}

interface OpenInput {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  /** What has been opened puts its end here. */
  readonly closers: (() => Promise<unknown>)[];
  readonly isGuest?: boolean;
  readonly onLost?: () => void;
}

type OpenedContext = PlatformContext & { readonly target: DatabaseTarget };

async function openContext({ config: given, logger, closers, isGuest = false, onLost }: OpenInput): Promise<OpenedContext> {
  if (!given.secret || !given.databaseUrl) await prepareDataDir(given.dataDir);
  const config = given.secret ? given : { ...given, secret: await keptSecret(given.dataDir) };
  let target: DatabaseTarget;
  const declarations = madeOnce(loadDeclarations);
  if (config.databaseUrl) {
    target = { ownerUrl: config.databaseUrl, servingUrl: config.databaseUrl };
  } else {
    const lost = (error: Error): void => {
      logger.fatal({ err: error }, 'the data folder was taken by another platform');
      onLost?.();
    };
    const embedded = await openEmbedded({ dataDir: config.dataDir, logger, isGuest, meanwhile: declarations.make, onLost: lost });
    closers.push(() => embedded.stop());
    target = embedded.target;
  }
  const loader = declarations.take();
  const database = connectDatabase({ target, poolSize: config.poolSize, logger });
  // Connections that are still at work, or that a silent database never gives back, end with the process.
  closers.push(() => within({ ms: POOL_CLOSE_MS, work: database.close() }));
  await migrate({ database, loader, tables: OWN_TABLES, views: OWN_VIEWS, logger });
  if (config.databaseUrl) await warnPowers({ database, logger });
  return { config, database, loader, logger, clock: () => new Date(), handlers: HANDLERS, jobs: JOBS, target };
}

/** Made when first asked for; what goes wrong is told to whoever takes it. */
function madeOnce<T>(make: () => T): { readonly make: () => void; readonly take: () => T } {
  let made: { readonly value: T } | { readonly error: unknown } | null = null;
  const once = () => {
    try {
      return (made ??= { value: make() });
    } catch (error) {
      return (made = { error });
    }
  };
  return {
    make: once,
    take: () => {
      const found = once();
      if ('error' in found) throw found.error;
      return found.value;
    },
  };
}

/** More than requests have to finish in, so that these end first. */
const WORK_CLOSE_MS = DRAIN_MS + 500;
const POOL_CLOSE_MS = 1_000;

/** Waits for work, and no longer than so many milliseconds. */
async function within({ ms, work }: { ms: number; work: Promise<unknown> }): Promise<void> {
  const late = new AbortController();
  await Promise.race([work, sleep(ms, undefined, { signal: late.signal }).catch(() => undefined)]).finally(() => late.abort());
}

const PORTS_TRIED = 20;

/** Listens on the port, or on the next free one, and says so. */
async function listen({ app, config, logger }: { app: FastifyInstance; config: Config; logger: FastifyBaseLogger }): Promise<string> {
  for (let port = config.port; ; port++) {
    try {
      await app.listen({ host: config.host, port });
      const { port: taken } = app.server.address() as AddressInfo;
      if (config.port !== 0 && taken !== config.port) console.log(`Port ${config.port} is in use: listening on ${taken} instead.`);
      return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${taken}`;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= config.port + PORTS_TRIED) throw error;
      logger.info({ port }, 'the port is in use');
    }
  }
}
