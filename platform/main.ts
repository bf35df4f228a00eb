import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DeclarationLoader } from '../src/schemas';
import type { DemoAccountShown } from './demo/demoAccounts';
import type { NewAdmin } from './identity/people/insertAdmin';
import type { Config } from './kernel/config/config';
import { prepareDataDir } from './kernel/config/dataDir';
import { keptSecret } from './kernel/config/keptSecret';
import type { PlatformContext } from './kernel/context';
import type { DatabaseTarget } from './kernel/db/connect';
import { onAskedWithin } from './kernel/db/elsewhere';
import { openEmbedded } from './kernel/db/embedded';
import { DRAIN_MS } from './kernel/http/draining';
import type { LedgerProof } from './ledger/prove';
import type * as Parts from './parts';
import type { LaterStatements } from './kernel/db/schema/laterIndexes';
import type { PreparedDemo } from './parts';

export { loadDeclarations } from './declarations';
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
  const whole = readOnce(config);
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const one of closers.splice(0).reverse()) await one().catch(async (error: Error) => (await whole()).logger.error({ err: error }, 'while stopping'));
  };
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= within({ ms: CLOSE_MS, work: closeAll() }));
  try {
    const { context, built } = await settleDemo(await openContext({ config, whole, closers, onLost: () => void close() }));
    const { logger, parts } = context;
    const untell = onAskedWithin((error) => logger.error({ err: error }, error.message));
    closers.push(async () => untell());
    await context.references();
    await parts.sealStored(context);
    const app = await (built ?? parts.buildApp(context));
    closers.push(parts.watchActors({ url: context.target.servingUrl, actors: app.actors, database: context.database, logger }));
    // Side by side, and none waits for another for long: what is cut off in the middle is taken back by the database.
    const work = [...parts.mailWork(context), ...parts.afterWork(context), ...parts.featureWork(context), ...parts.sandboxWork({ app, context }), ...parts.upkeepWork(context)];
    const stops = [parts.startJobs({ context, work }), () => app.close()];
    closers.push(() => within({ ms: WORK_CLOSE_MS, work: Promise.all(stops.map((stop) => stop())) }));
    const address = await listen({ app, config, logger });
    // Whoever comes meanwhile is answered without them. Those that are cut off are made by the next start.
    void context.indexes().catch((error: Error) => {
      if (!closing) logger.error({ err: error }, 'not all indexes could be made: the next start makes what is missing');
    });
    return { address, demoAccounts: parts.demoAccountsOf(context.config), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What a start goes on with; `built` is the server, where it was built beside something else. */
interface Settled {
  readonly context: OpenedContext;
  readonly built?: Promise<FastifyInstance> | undefined;
}

/**
 * Fills demo content in where it is wanted and the database is empty. A demo start over a database without it is none:
 * it has no demo accounts to offer.
 * @throws DemoContentError when the database holds demo content and the start wants none
 */
async function settleDemo(context: OpenedContext): Promise<Settled> {
  const { config, logger, parts } = context;
  if (config.hasDemo && (await parts.isEmptyPlatform(context))) {
    let built: Promise<FastifyInstance> | undefined;
    const meanwhile = (): void => {
      built = parts.buildApp(context);
      built.catch(() => undefined);
    };
    await parts.seedDemo(context, { prepared: context.prepared, indexes: context.indexes, meanwhile });
    return { context, built };
  }
  const state = await parts.demoStateOf(context);
  if (config.hasDemo || state !== 'open') return { context: { ...context, config: { ...config, hasDemo: config.hasDemo && state === 'open' } } };
  if (!config.closesDemo) throw new parts.DemoContentError({ place: config.databaseUrl ? 'The database in DATABASE_URL' : config.dataDir });
  const { accounts, operators } = await parts.closeDemo(context);
  logger.warn({ accounts }, 'the accounts of the demo content are closed for good, and everybody is signed out');
  if (operators.length > 0) logger.warn({ operators }, 'accounts of the operator that were not made with “npm run admin:create”, or were changed by others, are closed too');
  return { context };
}

/**
 * Makes a super admin: the first one of a production platform. Works beside a running platform.
 * @throws Error naming what is wrong with address, name or password
 */
export async function createAdmin({ config, ...admin }: NewAdmin & { readonly config: Config }): Promise<void> {
  const closers: (() => Promise<unknown>)[] = [];
  try {
    const context = await openContext({ config, whole: readOnce(config), closers, isGuest: true });
    await context.parts.insertAdmin({ context, admin });
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
    const context = await openContext({ config, whole: readOnce(config), closers, isGuest: true });
    return await context.parts.proveLedger(context);
  } finally {
    for (const one of closers.reverse()) await one();
  }
}

/** Everything else of the platform, and what the declarations say. */
interface Whole {
  readonly parts: typeof Parts;
  readonly logger: FastifyBaseLogger;
  readonly loader: () => DeclarationLoader;
}

/** Read when first asked for; what is wrong with the declarations is told to whoever takes them. */
function readOnce(config: Config): () => Promise<Whole> {
  let whole: Promise<Whole> | null = null;
  const read = async (): Promise<Whole> => {
    const parts = await import('./parts');
    const logger = parts.createLogger(config);
    try {
      const loader = parts.loadDeclarations();
      return { parts, logger, loader: () => loader };
    } catch (error) {
      return { parts, logger, loader: () => { throw error; } };
    }
  };
  return () => (whole ??= read());
}

interface OpenInput {
  readonly config: Config;
  readonly whole: () => Promise<Whole>;
  /** What has been opened puts its end here. */
  readonly closers: (() => Promise<unknown>)[];
  readonly isGuest?: boolean;
  readonly onLost?: () => void;
}

/** `prepared`: the demo content of a new database; `references` and `indexes` make those of one, each once, which the content comes before. */
type OpenedContext = PlatformContext & Pick<Whole, 'parts'> & Record<'references' | 'indexes', () => Promise<void>> & { readonly target: DatabaseTarget; readonly prepared: Promise<PreparedDemo> | undefined };

async function openContext({ config: given, whole, closers, isGuest = false, onLost }: OpenInput): Promise<OpenedContext> {
  if (!given.secret || !given.databaseUrl) await prepareDataDir(given.dataDir);
  const config = given.secret ? given : { ...given, secret: await keptSecret(given.dataDir) };
  const target = config.databaseUrl ? { ownerUrl: config.databaseUrl, servingUrl: config.databaseUrl } : await openOwn({ config, whole, closers, isGuest, onLost });
  const { parts, logger, loader: takeLoader } = await whole();
  const loader = takeLoader();
  const database = parts.connectDatabase({ target, poolSize: config.poolSize, logger });
  // Connections that are still at work, or that a silent database never gives back, end with the process.
  closers.push(() => within({ ms: POOL_CLOSE_MS, work: database.close() }));
  const clock = (): Date => new Date();
  const later: LaterStatements = { indexes: [], references: [] };
  let prepared: Promise<PreparedDemo> | undefined;
  const onNew = (): void => {
    prepared = parts.prepareDemo({ config, loader, clock });
    // Told to whoever waits for it.
    prepared.catch(() => undefined);
  };
  await parts.migrate({ database, loader, tables: parts.OWN_TABLES, views: parts.OWN_VIEWS, logger, ...(config.hasDemo && !isGuest && { onNew, later }) });
  let indexed: Promise<void> | null = null;
  const indexes = (): Promise<void> => (indexed ??= parts.makeComing({ database, indexes: later.indexes }));
  const references = (): Promise<void> => parts.makeReferences({ owner: database.owner, references: later.references });
  if (config.databaseUrl) await parts.warnPowers({ database, logger });
  return { config, database, loader, logger, clock, handlers: parts.HANDLERS, jobs: parts.JOBS, target, parts, prepared, references, indexes };
}

/** The database that comes with the platform: everything else is read while it comes up. */
async function openOwn({ config, whole, closers, isGuest, onLost }: OpenInput): Promise<DatabaseTarget> {
  const say = (level: 'info' | 'warn' | 'error') => (...line: readonly unknown[]): void => void whole().then(({ logger }) => logger[level](...(line as [object, string])));
  const embedded = await openEmbedded({
    dataDir: config.dataDir, logger: { info: say('info'), warn: say('warn'), error: say('error') }, isGuest,
    // What cannot be read is told to whoever waits for it.
    meanwhile: () => void whole().catch(() => undefined),
    onLost: (error) => {
      void whole().then(({ logger }) => logger.fatal({ err: error }, 'the data folder was taken by another platform'));
      onLost?.();
    },
  });
  closers.push(() => embedded.stop());
  return embedded.target;
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
