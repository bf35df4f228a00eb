import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openClient } from '../openClient';

/** Held as long as its connection lives, thus no longer than the platform that holds it, however that ends. */
export interface FolderLock {
  /** Called once when the connection is lost. */
  onLost(listener: () => void): void;
  release(): Promise<void>;
}

/** The folder is in use: two platforms would start and stop each other's database. */
export class FolderInUseError extends Error {
  constructor({ dataDir, holder }: { readonly dataDir: string; readonly holder: string }) {
    super(`${dataDir} is in use by another platform (${holder}). Stop that one, or choose another folder with LECTERN_DATA.`);
    this.name = 'FolderInUseError';
  }
}

/**
 * Takes the lock of a data folder, kept in the folder's own database.
 * @throws FolderInUseError when another living platform holds it
 */
export async function lockFolder({ url, dataDir }: { readonly url: string; readonly dataDir: string }): Promise<FolderLock> {
  const client = await connected(url);
  let lost: () => void = () => undefined;
  client.on('end', () => lost());
  // A platform killed a moment ago holds it until the database has noticed.
  for (const end = Date.now() + 2_000; !(await tryLock(client)); await sleep(50)) {
    if (Date.now() < end) continue;
    const holder = await holderOf(client);
    await client.end();
    throw new FolderInUseError({ dataDir, holder });
  }
  return {
    onLost: (listener) => {
      lost = listener;
    },
    release: async () => {
      lost = () => undefined;
      await client.end().catch(() => undefined);
    },
  };
}

const CONNECT_ATTEMPTS = 4;

/** The database answers, but a machine on which several platforms start at once may take its time. */
async function connected(url: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = openClient({ url, name: `lectern platform ${process.pid}` });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (attempt === CONNECT_ATTEMPTS) throw error;
    }
  }
}

/** `lect` */
const LOCK_KEY = 0x6c656374;

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK_KEY]);
  return rows[0]?.held === true;
}

async function holderOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid where l.locktype = 'advisory' and l.granted and l.objid = $1`,
    [LOCK_KEY],
  );
  return rows[0]?.name.replace('lectern platform', 'process') ?? 'process unknown';
}
