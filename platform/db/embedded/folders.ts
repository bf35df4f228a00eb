import { createHash } from 'node:crypto';
import { access, chown, lstat, mkdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chooseRunAs, type RunAs } from './osUser';
import { runToEnd, tailOf } from './processes';
import type { Binaries } from './binaries';

/** Where the embedded database lives. */
export interface ClusterFolders {
  readonly data: string;
  readonly socket: string;
  readonly log: string;
  readonly runAs: RunAs;
}

export interface FoldersInput {
  /** The platform's data folder; the database has `postgres` in it. */
  readonly dataDir: string;
  readonly binaries: Binaries;
  /** False only for tests: then a power cut may lose what was written. */
  readonly isDurable: boolean;
}

/**
 * Makes the folders, and on the first start the cluster in them.
 * @throws Error when the folder belongs to another user, or the cluster cannot be made
 */
export async function prepareFolders({ dataDir, binaries, isDurable }: FoldersInput): Promise<ClusterFolders> {
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const data = join(dataDir, 'postgres');
  const log = join(dataDir, 'postgres.log');
  const present = await stat(data).catch(() => null);
  const runAs = await chooseRunAs({ paths: [dataDir, dirname(binaries.postgres)], owner: present });
  if (present && !runAs.isOther && present.uid !== runAs.uid) {
    throw new Error(`${data} belongs to another user (${present.uid}). Start as that user, or choose another folder with LECTERN_DATA.`);
  }
  await shorten(log);
  if (!(await isThere(join(data, 'PG_VERSION')))) await makeCluster({ data, log, runAs, binaries, isDurable });
  return { data, log, runAs, socket: await makeSocketFolder({ dataDir, runAs }) };
}

/** Beyond this the log of the database is begun anew at a start. */
const LOG_MAX_BYTES = 5_000_000;
/** The address of a socket holds 107 bytes on Linux and 103 on macOS; its own name needs 20. */
const SOCKET_FOLDER_MAX = 80;

/** Made beside its place and moved there when complete: a start that is broken off leaves nothing half made. */
async function makeCluster({ data, log, runAs, binaries, isDurable }: { data: string; log: string; runAs: RunAs; binaries: Binaries; isDurable: boolean }): Promise<void> {
  const fresh = `${data}.new`;
  await rm(fresh, { recursive: true, force: true });
  await ownFolder({ path: fresh, runAs });
  const args = [
    `--pgdata=${fresh}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8',
    '--no-instructions', ...(isDurable ? [] : ['--no-sync']),
  ];
  const code = await runToEnd({ command: binaries.initdb, args, runAs, logFile: log });
  if (code !== 0) throw new Error(`The embedded database could not be created in ${data}:\n${await tailOf(log)}`);
  await rename(fresh, data);
}

async function makeSocketFolder({ dataDir, runAs }: { dataDir: string; runAs: RunAs }): Promise<string> {
  const beside = join(dataDir, 'run');
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const path = Buffer.byteLength(beside) <= SOCKET_FOLDER_MAX ? beside : join(tmpdir(), `lectern-${digest}`);
  await ownFolder({ path, runAs });
  const made = await lstat(path);
  if (!made.isDirectory() || made.uid !== runAs.uid) throw new Error(`${path} is not a folder of the embedded database’s own. Remove it and start again.`);
  return path;
}

async function ownFolder({ path, runAs }: { path: string; runAs: RunAs }): Promise<void> {
  const made = await mkdir(path, { recursive: true, mode: 0o700 });
  if (made && runAs.isOther) await chown(path, runAs.uid, runAs.gid);
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(() => true, () => false);
}

async function shorten(path: string): Promise<void> {
  const present = await stat(path).catch(() => null);
  if (present && present.size > LOG_MAX_BYTES) await truncate(path);
}
