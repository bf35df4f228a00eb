import { sql } from 'kysely';
import type { Database, Trx } from '../kernel/db/scope';
import { lineUp, type Lines } from './lines';
import { holdOwner } from './post';

/** Each of them is several statements, and holds the accounts for as long. */
const MOST_IN_TURN = 16;

interface Waiting {
  /** @returns what its caller is told once all is on the disk */
  readonly run: (trx: Trx) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

/**
 * Makes a change that a posting belongs to, in a transaction with what others change meanwhile that has to do with the same
 * owner: one after the other, and on the disk together, which is what each would wait for longest. The accounts of the owner are
 * held before anything else, as `run` must expect. What goes wrong in one is taken back by itself, and each hears of its own
 * once it is on the disk. In the scope of all institutes.
 * @param run asks the database alone: others wait for it
 * @throws what `run` throws, and what keeps the database from taking it
 */
export function inTurn<T>({ database, ownerId, run }: { readonly database: Database; readonly ownerId: string; readonly run: (trx: Trx) => Promise<T> }): Promise<T> {
  return new Promise<T>((done, fail) => {
    const one: Waiting = {
      run: async (trx) => {
        const result = await run(trx);
        return () => done(result);
      },
      fail,
    };
    lineUp({ lines, database, ownerId, most: MOST_IN_TURN, one, write: (taken) => runAll({ database, ownerId, taken }) });
  });
}

const lines: Lines<Waiting> = new WeakMap();

async function runAll({ database, ownerId, taken }: { readonly database: Database; readonly ownerId: string; readonly taken: readonly Waiting[] }): Promise<void> {
  try {
    const told = await database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      await holdOwner({ trx, ownerId });
      const tell: (() => void)[] = [];
      for (const one of taken) tell.push(taken.length === 1 ? await one.run(trx) : await runApart({ trx, one }));
      return tell;
    });
    for (const tell of told) tell();
  } catch (error) {
    for (const { fail } of taken) fail(error);
  }
}

/** What fails is taken back alone. Where that fails as well, the transaction is gone. */
async function runApart({ trx, one }: { readonly trx: Trx; readonly one: Waiting }): Promise<() => void> {
  await sql`savepoint one`.execute(trx);
  try {
    const tell = await one.run(trx);
    await sql`release savepoint one`.execute(trx);
    return tell;
  } catch (error) {
    await sql`rollback to savepoint one; release savepoint one`.execute(trx);
    return () => one.fail(error);
  }
}
