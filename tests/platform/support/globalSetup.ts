import { randomBytes } from 'node:crypto';
import { access, chmod, constants, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded, type Embedded } from '../../../platform/kernel/db/embedded';

/** The server all tests of a run share; each has a database of its own in it. */
export interface TestServer {
  /** An address that may create databases. */
  readonly adminUrl: string;
  /** The two logins of the embedded server; `null` where one login does everything, as with `DATABASE_URL`. */
  readonly logins: { readonly owner: string; readonly serving: string } | null;
  /** Begins the names of this run's databases. */
  readonly prefix: string;
  /** For files; removed after the run. */
  readonly folder: string;
  /** For bundled programs: below the tree, where they find packages; removed after the run. */
  readonly programs: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly testServer: TestServer;
  }
}

/** Files that are nowhere but in memory: what a run makes and drops there, some hundred databases, waits for no disk. */
const MEMORY = '/dev/shm';
/** How the names of such folders begin. */
const FOLDER = 'lectern-test-';
/** A run was seen to hold 1.3 GB at most; a machine that has not several times that has better uses for it. */
const ROOM = 6 * 1024 ** 3;

async function hasRoomInMemory(): Promise<boolean> {
  if (process.env['TMPDIR'] || freemem() < ROOM) return false;
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ROOM && access(MEMORY, constants.W_OK).then(() => true, () => false);
}

/** What a run that was killed has left there would fill it in the end: none lasts half a day. Another run that begins now may clear it, too. */
async function clearMemory(): Promise<void> {
  for (const name of await readdir(MEMORY)) {
    const path = join(MEMORY, name);
    if (!name.startsWith(FOLDER)) continue;
    const made = await stat(path).then(({ mtimeMs }) => mtimeMs, () => null);
    if (made !== null && Date.now() - made > 12 * 3_600_000) await rm(path, { recursive: true, force: true });
  }
}

/** One Postgres for the run: the server of `DATABASE_URL`, or the embedded one in a folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isInMemory = await hasRoomInMemory();
  if (isInMemory) await clearMemory();
  const folder = await mkdtemp(join(isInMemory ? MEMORY : tmpdir(), FOLDER));
  await chmod(folder, 0o755);
  const given = process.env['DATABASE_URL'];
  const embedded = given ? null : await openEmbedded({ dataDir: join(folder, 'server'), logger: console, isDurable: false });
  const prefix = `lt_${randomBytes(4).toString('hex')}`;
  const adminUrl = given ?? embedded!.urlOf({ user: 'postgres', database: 'postgres' });
  const programs = `.cache/${prefix}`;
  project.provide('testServer', { adminUrl, logins: embedded ? { owner: 'lectern_owner', serving: 'lectern_app' } : null, prefix, folder, programs });
  return async () => {
    await (embedded ? (embedded satisfies Embedded).stop() : dropDatabases({ adminUrl, prefix }));
    for (const one of [folder, resolve(programs)]) await rm(one, { recursive: true, force: true });
  };
}

async function dropDatabases({ adminUrl, prefix }: { adminUrl: string; prefix: string }): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [`${prefix}%`]);
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
  await client.end();
}
