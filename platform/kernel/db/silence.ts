import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClientBase, Pool, PoolClient } from 'pg';
import type { PoolWatch } from './poolWatch';

/** The database has not answered what it answers at once: behind a firewall that forgot the connection, or after a failover. */
export class SilentError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database has fallen silent.');
    this.name = 'SilentError';
  }
}

/**
 * Asks something that takes no time.
 * @param input `ms`: how long to wait, in milliseconds
 * @throws SilentError when nothing came; the connection is of no more use
 */
export async function askBriefly({ client, text, ms }: { readonly client: ClientBase; readonly text: string; readonly ms: number }): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const state = { isAnswered: false };
  const answer = client.query(text).then(() => {
    state.isAnswered = true;
  });
  const silence = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => {
      // After a long turn of this process the answer may lie there, unread.
      void nextTurn().then(() => nextTurn()).then(() => state.isAnswered || fail(new SilentError()));
    }, ms);
  });
  answer.catch(() => undefined);
  await Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** Beginning a transaction takes no time. */
const BEGIN_MS = 2_500;
/** By then there is time for another try before a caller would wait for ten seconds. */
const AGAIN_MS = 4_000;
/** So many silent ones are believed to be the database's own silence. */
const MOST_SILENT = 3;
/** Of lost ones a pool may hold many, which are told at once: another request has dropped them, or the database has. */
const MOST_TRIES = 20;

/**
 * A connection on which a transaction has begun. One that was lost or has fallen silent since it was last used is thrown
 * away, with all that nobody uses, and another one is made: until it has begun, nothing is lost by trying again.
 * @throws SilentError, or what the connection throws
 */
export async function beginOn({ pool, watch, text }: { readonly pool: Pool; readonly watch: PoolWatch; readonly text: string }): Promise<PoolClient> {
  const started = Date.now();
  let silent = 0;
  for (let tries = 1; ; tries++) {
    const client = await pool.connect();
    try {
      await askBriefly({ client, text, ms: BEGIN_MS });
      return client;
    } catch (error) {
      client.release(error as Error);
      if (error instanceof SilentError) {
        silent++;
        watch.dropIdle();
      }
      if (silent === MOST_SILENT || tries === MOST_TRIES || Date.now() - started > AGAIN_MS) throw error;
    }
  }
}
