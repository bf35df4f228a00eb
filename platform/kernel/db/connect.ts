import { Pool, type ClientBase } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { ACTOR_CHANNEL, createDatabase, type Database } from './scope';
import { askBriefly } from './silence';
import { columnTypes } from './typeParsers';

/** Where the database is, for each of the two roles that connect. */
export interface DatabaseTarget {
  /** Owner of the tables; migrates. */
  readonly ownerUrl: string;
  /** Serves requests; the same address as the owner's where only one login is given. */
  readonly servingUrl: string;
}

export interface ConnectInput {
  readonly target: DatabaseTarget;
  /** Connections that serve requests. */
  readonly poolSize: number;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

/** Opens the pools. Nothing connects before the first query. */
export function connectDatabase({ target, poolSize, logger }: ConnectInput): Database {
  return createDatabase({
    serving: openPool({ url: target.servingUrl, max: poolSize, role: 'lectern_app', logger }),
    owner: openPool({ url: target.ownerUrl, max: 2, role: null, logger }),
  });
}

/** One stuck writer must not take every connection with it. Migrations wait as long as they need. */
const PATIENCE = ['-c lock_timeout=10s', '-c statement_timeout=60s', '-c idle_in_transaction_session_timeout=60s'];

/** Together with what a silent connection costs before, less than ten seconds. */
const CONNECT_MS = 5_500;

interface PoolInput {
  readonly url: string;
  readonly max: number;
  readonly role: string | null;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

function openPool({ url, max, role, logger }: PoolInput): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    types: columnTypes,
    application_name: 'lectern',
    connectionTimeoutMillis: CONNECT_MS,
    // Rarely used ones stay known to the firewalls on the way, and the machine notices those that are gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    // Each hears of changed people, so that this process knows before its own change has returned.
    ...(role && { onConnect: (client: ClientBase) => askBriefly({ client, text: `listen ${ACTOR_CHANNEL}`, ms: CONNECT_MS }) as unknown as void }),
    options: ['-c timezone=UTC', ...(role ? [`-c role=${role}`, ...PATIENCE] : [])].join(' '),
  });
  // Without listeners a lost connection, idle or in use, would end the process.
  pool.on('error', ({ message }) => {
    if (!pool.ending) logger.warn({ reason: message }, 'an idle database connection was lost');
  });
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
}
