import { link, readFile, rename, rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from '../openClient';
import type { ClusterFolders } from './folders';
import { handed, isAlive, isPostgresOf, readPidFile, spawnDetached, tailOf, waitForEnd } from './processes';
import { EmbeddedError } from './refusal';

export interface ClusterInput {
  readonly folders: ClusterFolders;
  readonly isDurable: boolean;
  /** Done while a database that was started comes up. Throws nothing. */
  readonly meanwhile?: () => void;
}

export interface RunningCluster {
  readonly pid: number;
  readonly socketDir: string;
  /** True when it ran already: left behind by a platform that was killed, or in use by another. */
  readonly isAdopted: boolean;
}

/**
 * Makes sure that the cluster runs: joins the one that runs, waits for one that is starting or stopping, clears away
 * what a dead one left, or starts it.
 * @throws Error with the end of its log when it does not come up
 */
export async function ensureRunning({ folders, isDurable, meanwhile }: ClusterInput): Promise<RunningCluster> {
  const end = Date.now() + START_TIMEOUT_MS;
  for (let attempts = 0; Date.now() < end; ) {
    const file = await readPidFile(folders.data);
    if (file && isAlive(file.pid) && (await isPostgresOf({ pid: file.pid, folder: folders.data }))) {
      // What it was handed has no name of use to us.
      const socketDir = !file.socketDir || file.socketDir.startsWith(handed(0).slice(0, -1)) ? folders.socket : file.socketDir;
      if (await isAnswering(socketDir)) return { pid: file.pid, socketDir, isAdopted: true };
      await sleep(50);
      continue;
    }
    if (file) await clearPidFile({ folder: folders.data, deadPid: file.pid });
    const started = await start({ folders, isDurable, meanwhile });
    if (started) return started;
    // Another platform was quicker, or workers of a killed database have not ended yet.
    if (++attempts >= START_ATTEMPTS) break;
    await sleep(200 * attempts);
  }
  throw new EmbeddedError(`The embedded database did not start. The end of ${folders.log}:\n${await tailOf(folders.log)}`);
}

/** Stops it the fast way: open transactions are rolled back, everything acknowledged is on disk. No other process is signalled, whoever has its id by now. */
export async function stopCluster({ pid, folder }: { readonly pid: number; readonly folder: string }): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid) || !(await isPostgresOf({ pid, folder }))) return;
    process.kill(pid, signal);
    if (await waitForEnd({ pid, timeout: STOP_TIMEOUT_MS })) return;
  }
}

/** The address of one of its databases, for one of its users. */
export function clusterUrl({ socketDir, user, database }: { readonly socketDir: string; readonly user: string; readonly database: string }): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 20_000;
const START_ATTEMPTS = 5;

const MB = 2 ** 20;

/**
 * A 16th of the machine's memory, since it shares the machine with the platform; taken as it is needed, and not at the start. A new row of a long
 * table changes a page of each of its indexes: where these do not fit, most of its time is pages that come and go. In MB.
 */
export const sharedBuffers = (memory: number): number => Math.min(1024, Math.max(64, Math.floor(memory / 16 / MB)));

/**
 * Of the log between two checkpoints: four times the pages in memory, which is what a crash leaves to be put back through them. A page is written to the
 * log whole when it is first changed after a checkpoint, and a new row changes a page of each index: with few checkpoints that is seldom. In MB.
 */
export const logSize = (memory: number): number => Math.max(2048, 4 * sharedBuffers(memory));

/** No TCP: only this machine's user reaches the socket. */
const SETTINGS = {
  listen_addresses: '', unix_socket_permissions: '0700', max_connections: '60', shared_buffers: `${sharedBuffers(totalmem())}MB`, work_mem: '8MB',
  maintenance_work_mem: '64MB', effective_cache_size: '1GB', random_page_cost: '1.1', jit: 'off', io_method: 'sync',
  wal_level: 'minimal', max_wal_senders: '0', max_wal_size: `${logSize(totalmem())}MB`, max_worker_processes: '2', max_logical_replication_workers: '0', max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1', timezone: 'UTC', log_timezone: 'UTC', log_min_messages: 'warning',
};

/** What need not outlive the machine is not written through, nor twice, and is little. Commits stay in turn, or a vacuum right after them would mark no page as seen by all. */
const FOR_NOTHING = { fsync: 'off', full_page_writes: 'off', shared_buffers: `${Math.min(256, sharedBuffers(totalmem()))}MB` };

/** Taken away by moving, and looked at then: another start may have put its own there since it was read. */
async function clearPidFile({ folder, deadPid }: { folder: string; deadPid: number }): Promise<void> {
  const path = join(folder, 'postmaster.pid');
  const aside = `${path}.${process.pid}`;
  const isMoved = await rename(path, aside).then(() => true, () => false);
  if (!isMoved) return;
  const pid = Number((await readFile(aside, 'utf8')).split('\n')[0]);
  if (pid !== deadPid) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

async function start({ folders, isDurable, meanwhile }: ClusterInput): Promise<RunningCluster | null> {
  const { binaries, runAs, log, isClosed } = folders;
  const place = isClosed ? { data: handed(0), socket: handed(1) } : folders;
  // In quotes, since the value is a list with commas.
  const settings = { ...SETTINGS, unix_socket_directories: `"${place.socket.replaceAll('"', '""')}"`, ...(isDurable ? {} : FOR_NOTHING) };
  const args = ['-D', place.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = await spawnDetached({ command: binaries.postgres, args, runAs, logFile: log, ...(isClosed && { hand: [folders.data, folders.socket] }) });
  child.unref();
  const state = { hasEnded: false };
  const end = (): void => {
    state.hasEnded = true;
  };
  child.on('exit', end).on('error', end);
  meanwhile?.();
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!state.hasEnded && Date.now() < deadline) {
    if (await isAnswering(folders.socket)) {
      const file = await readPidFile(folders.data);
      if (file) return { pid: file.pid, socketDir: folders.socket, isAdopted: file.pid !== child.pid };
    }
    await sleep(20);
  }
  return null;
}

async function isAnswering(socketDir: string): Promise<boolean> {
  const client = openClient({ url: clusterUrl({ socketDir, user: 'postgres', database: 'postgres' }), name: 'lectern start' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
