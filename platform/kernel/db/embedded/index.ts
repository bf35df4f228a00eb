import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseTarget } from '../connect';
import { openClient } from '../openClient';
import { clusterUrl, ensureRunning, stopCluster, type ClusterInput } from './cluster';
import { FolderInUseError, lockFolder, type FolderLock } from './folderLock';
import { prepareFolders } from './folders';

export { FolderInUseError } from './folderLock';

export interface EmbeddedOptions {
  /** The platform's data folder. */
  readonly dataDir: string;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** @default true; false only for tests */
  readonly isDurable?: boolean;
  /** Uses the folder beside a platform that runs, and leaves its database as it was. @default false */
  readonly isGuest?: boolean;
  /** Done while a database is made, or one that was started comes up, and not where it ran already; perhaps twice. Throws nothing. */
  readonly meanwhile?: () => void;
  /** Called when the folder was lost to another platform while the database was away. */
  readonly onLost?: (error: Error) => void;
}

export interface Embedded {
  readonly target: DatabaseTarget;
  /** For the superuser of the cluster: creates databases, in tests. */
  urlOf(input: { readonly user: string; readonly database: string }): string;
  /** Stops the database. */
  stop(): Promise<void>;
}

/**
 * Opens the real Postgres that comes with the platform, over a folder. It is started, or joined if a killed platform
 * left it running, and started again should it die.
 * @throws FolderInUseError when another platform uses the folder; EmbeddedError when it cannot run here, with a remedy
 */
export async function openEmbedded({ dataDir, logger, isDurable = true, isGuest = false, meanwhile, onLost }: EmbeddedOptions): Promise<Embedded> {
  const input: ClusterInput = { folders: await prepareFolders({ dataDir, isDurable, meanwhile }), isDurable };
  let cluster = await ensureRunning({ ...input, meanwhile });
  const { socketDir } = cluster;
  const urlOf: Embedded['urlOf'] = ({ user, database }) => clusterUrl({ socketDir, user, database });
  const takeLock = (): Promise<FolderLock> => lockFolder({ url: urlOf({ user: 'postgres', database: 'postgres' }), dataDir });
  const held = await takeLock().catch((error: Error) => {
    if (isGuest && error instanceof FolderInUseError) return null;
    throw error;
  });
  if (!held) return { target: targetOf(urlOf), urlOf, stop: async () => undefined };
  let lock = held;
  if (cluster.isAdopted) logger.info({ pid: cluster.pid }, 'the database was still running and has been taken over');
  await createLogins(urlOf({ user: 'postgres', database: 'postgres' }));
  const state = { isStopping: false };

  const recover = async (): Promise<void> => {
    while (!state.isStopping) {
      try {
        cluster = await ensureRunning(input);
        lock = await takeLock();
        lock.onLost(() => void recover());
        logger.warn({ pid: cluster.pid }, 'the database had gone away and is back');
        return;
      } catch (error) {
        if (error instanceof FolderInUseError) return onLost?.(error as Error);
        logger.error({ err: error }, 'the database does not come back; trying again');
        await sleep(1_000);
      }
    }
  };
  lock.onLost(() => void recover());

  return {
    target: targetOf(urlOf),
    urlOf,
    stop: async () => {
      state.isStopping = true;
      await lock.release();
      await stopCluster({ pid: cluster.pid, folder: input.folders.data });
    },
  };
}

const OWNER = 'lectern_owner';
const SERVER = 'lectern_app';
const DATABASE = 'lectern';

function targetOf(urlOf: Embedded['urlOf']): DatabaseTarget {
  return { ownerUrl: urlOf({ user: OWNER, database: DATABASE }), servingUrl: urlOf({ user: SERVER, database: DATABASE }) };
}

/** The owner of the tables is no superuser: what works here works on a managed service. Nor can the serving login become the owner. */
async function createLogins(url: string): Promise<void> {
  const client = openClient({ url, name: 'lectern start' });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      'select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $2) as database',
      [OWNER, DATABASE],
    );
    if (!rows[0]?.role) await client.query(`create role ${OWNER} login createrole; create role ${SERVER} login noinherit; grant ${SERVER} to ${OWNER} with admin option`);
    if (!rows[0]?.database) await client.query(`create database ${DATABASE} owner ${OWNER}`);
  } finally {
    await client.end();
  }
}
