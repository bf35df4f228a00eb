import { createHash } from 'node:crypto';
import { access, lchown, lstat, mkdir, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { findBinaries, type Binaries } from './binaries';
import { chooseRunAs, isOutOfReach, type RunAs } from './osUser';
import { handed, isAlive, runToEnd, tailOf } from './processes';
import { EmbeddedError } from './refusal';

/** Where the embedded database lives. */
export interface ClusterFolders {
  readonly data: string;
  readonly socket: string;
  readonly log: string;
  readonly binaries: Binaries;
  readonly runAs: RunAs;
  /**
   * Whether `runAs` cannot come to the folders by their names, because they lie where only root enters. They belong to it
   * all the same: it is handed them open.
   */
  readonly isClosed: boolean;
}

export interface FoldersInput {
  /** The platform's data folder; the database has `postgres` in it. */
  readonly dataDir: string;
  /** False only for tests: then a power cut may lose what was written. */
  readonly isDurable: boolean;
  /** Done while a cluster is made. Throws nothing. */
  readonly meanwhile?: (() => void) | undefined;
}

/**
 * Makes the folders, and on the first start the cluster in them.
 * @throws EmbeddedError when the folder belongs to another user, or the cluster cannot be made
 */
export async function prepareFolders({ dataDir, isDurable, meanwhile }: FoldersInput): Promise<ClusterFolders> {
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const data = join(dataDir, 'postgres');
  const log = join(dataDir, 'postgres.log');
  const present = await stat(data).catch(() => null);
  const runAs = await chooseRunAs({ owner: present });
  if (present && !runAs.isOther && present.uid !== runAs.uid) {
    throw new EmbeddedError(`${data} belongs to another user (${present.uid}). Start as that user, or choose another folder with LECTERN_DATA.`);
  }
  const binaries = await findBinaries({ runAs, dataDir });
  const socket = await makeSocketFolder({ dataDir, runAs });
  const isClosed = await isOutOfReach({ paths: [dataDir, socket], runAs });
  if (isClosed && process.platform !== 'linux') {
    throw new EmbeddedError(`Started as root, the embedded database runs as another account (${runAs.uid}), which cannot enter ${dataDir}. Start as an ordinary user, or choose another folder with LECTERN_DATA.`);
  }
  await shorten(log);
  const folders: ClusterFolders = { data, log, binaries, runAs, socket, isClosed };
  if (!(await isThere(join(data, 'PG_VERSION')))) await makeCluster({ folders, isDurable, meanwhile });
  return folders;
}

/** Beyond this the log of the database is begun anew at a start. */
const LOG_MAX_BYTES = 5_000_000;
/** The address of a socket holds 107 bytes on Linux and 103 on macOS; its own name needs 20. */
const SOCKET_FOLDER_MAX = 80;

/**
 * Made beside its place and moved there when complete: a start that is broken off leaves nothing half made, and of several
 * at once the first one's stays.
 */
async function makeCluster({ folders: { data, log, binaries, runAs, isClosed }, isDurable, meanwhile }: Pick<FoldersInput, 'isDurable' | 'meanwhile'> & { folders: ClusterFolders }): Promise<void> {
  await clearDrafts(data);
  const fresh = `${data}.new.${process.pid}`;
  await ownFolder({ path: fresh, runAs });
  const options = [
    '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8',
    '--no-instructions', ...(isDurable ? [] : ['--no-sync']),
  ];
  const place = isClosed ? { args: [`--pgdata=${handed(0)}`], hand: [fresh] } : { args: [`--pgdata=${fresh}`] };
  const code = await runToEnd({ command: binaries.initdb, ...place, args: [...place.args, ...options], runAs, logFile: log, meanwhile });
  try {
    if (code !== 0) throw new EmbeddedError(`The embedded database could not be created in ${data}:\n${await tailOf(log)}`);
    await rename(fresh, data).catch(async (error: Error) => {
      if (!(await isThere(join(data, 'PG_VERSION')))) throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Those of starts that were killed on the way. */
async function clearDrafts(data: string): Promise<void> {
  const drafts = (await readdir(dirname(data))).filter((name) => name.startsWith(`${basename(data)}.new`));
  const dead = drafts.filter((name) => {
    const pid = Number(name.split('.').at(-1));
    return !(pid > 0 && pid !== process.pid && isAlive(pid));
  });
  await Promise.all(dead.map((name) => rm(join(dirname(data), name), { recursive: true, force: true })));
}

async function makeSocketFolder({ dataDir, runAs }: { dataDir: string; runAs: RunAs }): Promise<string> {
  const beside = join(dataDir, 'run');
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const path = Buffer.byteLength(beside) <= SOCKET_FOLDER_MAX ? beside : join(tmpdir(), `lectern-${digest}`);
  await ownFolder({ path, runAs });
  const made = await lstat(path);
  if (!made.isDirectory() || made.uid !== runAs.uid) throw new EmbeddedError(`${path} is not a folder of the embedded database’s own. Remove it and start again.`);
  return path;
}

/** Handed over even where another start has made it: that one may not have come to it yet, or have been killed before. */
async function ownFolder({ path, runAs }: { path: string; runAs: RunAs }): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (!runAs.isOther) return;
  const made = await lstat(path);
  if (made.isDirectory() && made.uid === process.getuid?.()) await lchown(path, runAs.uid, runAs.gid);
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(() => true, () => false);
}

async function shorten(path: string): Promise<void> {
  const present = await stat(path).catch(() => null);
  if (present && present.size > LOG_MAX_BYTES) await truncate(path);
}
