import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../platform/app';
import { findPerson } from '../../../platform/identity/people/people';
import { startSession } from '../../../platform/identity/sessions/sessions';
import { parseConfig, type Config } from '../../../platform/kernel/config/config';
import type { PlatformContext } from '../../../platform/kernel/context';
import { connectDatabase } from '../../../platform/kernel/db/connect';
import { migrate } from '../../../platform/kernel/db/migrate';
import type { JobRunner } from '../../../platform/records/after/work';
import { HANDLERS, JOBS } from '../../../platform/handlers';
import type { TableStep } from '../../../platform/kernel/db/ownTables';
import type { Views } from '../../../platform/kernel/db/views';
import type { Handler } from '../../../platform/records/handler';
import { loadDeclarations, shippedDeclarations } from '../../../platform/declarations';
import { seedDemo } from '../../../platform/demo';
import { createLogger } from '../../../platform/kernel/logger';
import { OWN_TABLES } from '../../../platform/tables';
import { OWN_VIEWS } from '../../../platform/views';
import type { DeclarationLoader, ResourceInput } from '../../../src/schemas';
import { createTestDatabase, type Fill, type TestDatabase } from './databases';
import { insertPeople } from './people';

export interface TestPlatformOptions {
  /** Further declarations. Given any, the shipped ones are left out but those the platform itself reads. */
  readonly declarations?: readonly ResourceInput[];
  /** The demo content. @default false: one account per role and four institutes, see `people.ts` */
  readonly demo?: boolean;
  /** Settings that differ from a test's. */
  readonly config?: Partial<Config>;
  /** Functions that declarations name, beside the platform's own. @default none */
  readonly handlers?: Readonly<Record<string, Handler>>;
  /** Jobs that declarations name. @default none */
  readonly jobs?: Readonly<Record<string, JobRunner>>;
  /** Queries of views that give rows, by name, beside the platform's own. @default none */
  readonly views?: Readonly<Record<string, string>>;
  /** Steps that make tables of a test's own, applied with the platform's. @default none */
  readonly steps?: readonly TableStep[];
  /** The present instant. @default the machine's */
  readonly clock?: () => Date;
}

export interface CallInput {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its base, for example `/api/v9/branch`. */
  readonly url: string;
  /** What `login` returned. */
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** The parsed envelope; empty when the reply is not JSON. */
  readonly body: Record<string, unknown>;
  /** `body.data` */
  readonly data: Record<string, unknown>;
}

/** A platform without a port over a database of its own. */
export interface TestPlatform {
  readonly app: FastifyInstance;
  readonly context: PlatformContext;
  readonly target: TestDatabase['target'];
  /** Signs an account in by the part of its address before the @, and returns the Authorization header. */
  login(name: string): Promise<string>;
  call(input: CallInput): Promise<CallResult>;
  /** Closes it and drops its database. */
  close(): Promise<void>;
}

export async function createTestPlatform({ declarations, demo = false, config = {}, handlers = {}, jobs = {}, views = {}, steps = [], clock = () => new Date() }: TestPlatformOptions = {}): Promise<TestPlatform> {
  const allViews: Views = { ...OWN_VIEWS, ...Object.fromEntries(Object.entries(views).map(([name, sql]) => [name, { file: `${name}.sql`, sql }])) };
  const loader = declarations ? loadDeclarations([{ name: 'test', read: () => withPeople(declarations) }], [...Object.keys(handlers), ...Object.keys(jobs)], Object.keys(allViews)) : loadDeclarations();
  const kind = declarations ? `d${createHash('sha256').update(JSON.stringify([declarations, views, steps])).digest('hex').slice(0, 8)}` : 'shipped';
  const open = (database: Pick<TestDatabase, 'target' | 'dataDir'>): PlatformContext => contextOver({ database, loader, config, handlers, jobs, clock });
  const fill: Fill = async (database) => {
    const context = open(database);
    await migrate({ database: context.database, loader, tables: { ...OWN_TABLES, steps: [...OWN_TABLES.steps, ...steps] }, views: allViews });
    await (demo ? seedDemo(context) : insertPeople(context));
    await context.database.close();
  };
  const database = await createTestDatabase({ kind: `${kind}${demo ? `_demo${config.demoScale ?? ''}` : ''}`, fill });
  const context = open(database);
  const app = await buildApp(context);
  await app.ready();
  return {
    app,
    context,
    target: database.target,
    login: (name) => login({ context, name }),
    call: (input) => call({ app, input }),
    close: async () => {
      await app.close();
      await context.database.close();
      await database.drop();
    },
  };
}

const READ_BY_THE_PLATFORM = new Set(['institution', 'role', 'user', 'tenantInfo', 'membership', 'membershipFeature']);

function withPeople(declarations: readonly ResourceInput[]): readonly ResourceInput[] {
  const own = new Set(declarations.map(({ name }) => name));
  const kept = shippedDeclarations.read().filter(({ name }) => READ_BY_THE_PLATFORM.has(name) && !own.has(name));
  // Lists of modules that are left out cannot be shown below a record.
  const names = new Set([...own, ...kept.map(({ name }) => name)]);
  return [...kept.map((input) => (input.related ? { ...input, related: input.related.filter(({ resource }) => names.has(resource)) } : input)), ...declarations];
}

function contextOver({ database, loader, config, handlers, jobs, clock }: { database: Pick<TestDatabase, 'target' | 'dataDir'>; loader: DeclarationLoader; config: Partial<Config>; handlers: Readonly<Record<string, Handler>>; jobs: Readonly<Record<string, JobRunner>>; clock: () => Date }): PlatformContext {
  const settings: Config = {
    ...parseConfig({ env: { LECTERN_SECRET: 'only-for-tests-only-for-tests-0123', LECTERN_DATA: database.dataDir, LECTERN_SIGN_INS: '100000', LECTERN_READS: '10000000', LECTERN_DEMO: '0', LECTERN_DEMO_SCALE: '0', LOG_LEVEL: 'silent' } }),
    consoleDir: null,
    // Where the pictures of tests lie.
    pictureOrigins: ['https://example.test', 'https://example.org', 'https://example.com'],
    poolSize: 4,
    ...config,
  };
  const logger = createLogger(settings);
  return { config: settings, database: connectDatabase({ target: database.target, poolSize: settings.poolSize, logger }), loader, logger, clock, handlers: { ...HANDLERS, ...handlers }, jobs: { ...JOBS, ...jobs } };
}

async function login({ context, name }: { context: PlatformContext; name: string }): Promise<string> {
  const { token } = await context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    const person = await findPerson({ trx, username: `${name}@demo.lectern.test` });
    if (!person) throw new RangeError(`There is no account ${name}.`);
    return startSession({ trx, user: { id: person.id, instituteId: person.institute?.id ?? null }, now: context.clock(), longestDays: context.config.sessionDays });
  });
  return `Bearer ${token}`;
}

async function call({ app, input }: { app: FastifyInstance; input: CallInput }): Promise<CallResult> {
  const { method, url, token, body, headers } = input;
  const reply = await app.inject({
    method,
    url,
    headers: { ...(token && { authorization: token }), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const isJson = String(reply.headers['content-type'] ?? '').includes('json');
  const parsed = (isJson ? JSON.parse(reply.payload) : {}) as Record<string, unknown>;
  return { status: reply.statusCode, headers: reply.headers, body: parsed, data: (parsed['data'] ?? {}) as Record<string, unknown> };
}
