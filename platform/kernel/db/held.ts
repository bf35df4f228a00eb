import type { Transaction } from 'kysely';
import type { PoolClient } from 'pg';
import { isWithin, withinTransaction, type TransactionMark } from './elsewhere';
import type { AnyTables, Database, TransactionOptions } from './scope';
import { scopeStatements } from './scopeSql';

/**
 * A transaction that stays open from one call of `transaction` to the next, until it is said to be complete: everything
 * done by then is kept, or nothing.
 */
export interface HeldTransaction {
  /**
   * The database for whoever works meanwhile: each of its transactions is a part of the held one. A part that fails
   * takes back what it did, and no more. Parts wait for each other; one begun within another, which would wait for
   * ever, is refused. `readOnly` is not held to: a part that only reads may stand among others that write.
   */
  readonly database: Pick<Database, 'transaction'>;
  /**
   * Keeps what the parts have done, and gives the connection back.
   * @throws Error when it could not be kept; whether it was is unknown only if the connection was lost at that moment
   */
  commit(): Promise<void>;
  /** Takes everything back, and gives the connection back. Never fails. */
  rollback(): Promise<void>;
}

/** Holds the transaction that has begun on a connection. */
export function holdTransaction({ client, handle }: { readonly client: PoolClient; readonly handle: Transaction<AnyTables> }): HeldTransaction {
  // Open while a part is at work: what the holder does in between is its own matter.
  const mark: TransactionMark = { isOpen: false };
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
  const part = async <T>({ scope }: TransactionOptions, run: (trx: Transaction<AnyTables>) => Promise<T>): Promise<T> => {
    if (isOver) throw new Error('The transaction this was to be a part of is over.');
    await client.query(`SAVEPOINT part; ${scopeStatements(scope)}`);
    try {
      mark.isOpen = true;
      const result = await withinTransaction(mark, () => run(handle));
      await client.query('RELEASE SAVEPOINT part');
      return result;
    } catch (error) {
      await client.query('ROLLBACK TO SAVEPOINT part; RELEASE SAVEPOINT part').catch(() => undefined);
      throw error;
    } finally {
      mark.isOpen = false;
    }
  };
  const end = (run: () => Promise<void>): Promise<void> =>
    inTurn(async () => {
      if (isOver) return;
      isOver = true;
      await run();
    });
  return {
    database: {
      transaction: async (options, run) => {
        if (isWithin(mark)) throw new Error('A transaction was begun within another: hand the first one on.');
        return inTurn(() => part(options, run));
      },
    },
    commit: () => end(() => commit(client)),
    rollback: () => end(() => client.query('ROLLBACK').then(() => client.release(), (error: Error) => client.release(error))),
  };
}

/** Postgres answers the COMMIT of a transaction that has failed with a rollback, and no error. */
async function commit(client: PoolClient): Promise<void> {
  try {
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was taken back.');
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
  client.release();
}
