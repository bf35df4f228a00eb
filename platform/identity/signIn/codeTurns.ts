import { setTimeout as sleep } from 'node:timers/promises';
import type { PlatformContext } from '../../kernel/context';
import type { Trx } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';
import { createTurns, type Turns } from '../../kernel/turns';

/** Those who may wait for the codes of one name or one request, and so long anybody waits. In ms. */
const MOST_FOR_ONE = 50;
const MOST_MS = 5_000;
/** A turn about one name lasts as long at least. Those after it would else wait longer where there is an account, for whom more is written. In ms. */
const LEAST_TURN_MS = 30;

interface Line {
  readonly all: Turns;
  readonly own: Map<string, Turns>;
}

const lines = new WeakMap<object, Line>();

/**
 * A transaction that issues or tries a one-time code. Those of one person wait for each other inside the database: all of them together have no more than a
 * quarter of a node's connections, so that whoever tries codes takes the database from nobody, and those about one name go one after the other before that, so that a
 * flood for one is in nobody else's way. Whether anybody bears the name, all wait in the same lines.
 * @param about what was named: an address, a number, or the request of a code
 * @throws TOO_MANY_REQUESTS where too many wait for the same, UNAVAILABLE after five seconds
 */
export async function codeTransaction<T>({ context: { database, config }, about }: { readonly context: Pick<PlatformContext, 'database' | 'config'>; readonly about: string }, run: (trx: Trx) => Promise<T>): Promise<T> {
  const line = lines.get(database) ?? { all: createTurns({ atOnce: Math.max(1, Math.floor(config.poolSize / 4)) }), own: new Map() };
  lines.set(database, line);
  const own = line.own.get(about) ?? createTurns({ atOnce: 1, waiting: MOST_FOR_ONE });
  line.own.set(about, own);
  const late = AbortSignal.timeout(MOST_MS);
  const end = await own.take(late);
  const least = sleep(LEAST_TURN_MS);
  const leave = (): void => {
    end?.();
    if (own.isIdle() && line.own.get(about) === own) line.own.delete(about);
  };
  try {
    if (!end) throw failure({ code: late.aborted ? 'UNAVAILABLE' : 'TOO_MANY_REQUESTS', headers: { 'retry-after': '5' } });
    return await inLine({ line: line.all, late, run: () => database.transaction({ scope: { kind: 'all' } }, run) });
  } finally {
    // The reply does not wait for it.
    if (end) void least.then(leave);
    else leave();
  }
}

async function inLine<T>({ line, late, run }: { readonly line: Turns; readonly late: AbortSignal; readonly run: () => Promise<T> }): Promise<T> {
  const end = await line.take(late);
  if (!end) throw failure({ code: 'UNAVAILABLE', headers: { 'retry-after': '5' } });
  try {
    return await run();
  } finally {
    end();
  }
}
