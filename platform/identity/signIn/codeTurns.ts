import type { PlatformContext } from '../../kernel/context';
import type { Trx } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';
import { createTurns, type Turns } from '../../kernel/turns';

/** Those who may wait; one that is refused is asked to come again. */
const MOST_WAITING = 500;

const lines = new WeakMap<object, Turns>();

/**
 * A transaction that issues or tries a one-time code. Those of one person wait for each other inside the database: all of them together have no more than a
 * quarter of a node's connections, so that whoever tries codes takes the database from nobody; and whether anybody bears the name, all wait in the same line.
 * @throws UNAVAILABLE where too many wait already
 */
export async function codeTransaction<T>(context: Pick<PlatformContext, 'database' | 'config'>, run: (trx: Trx) => Promise<T>): Promise<T> {
  const line = lines.get(context.database) ?? createTurns({ atOnce: Math.max(1, Math.floor(context.config.poolSize / 4)), waiting: MOST_WAITING });
  lines.set(context.database, line);
  const end = await line.take();
  if (!end) throw failure({ code: 'UNAVAILABLE', headers: { 'retry-after': '5' } });
  try {
    return await context.database.transaction({ scope: { kind: 'all' } }, run);
  } finally {
    end();
  }
}
