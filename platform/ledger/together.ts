import { sql } from 'kysely';
import type { Database } from '../kernel/db/scope';
import { lineUp, type Lines } from './lines';
import { BelowNothingError, entriesOf, type Posting } from './post';

/** The last of them waits no longer than so many take. */
const MOST_TOGETHER = 64;

type Outcome = 'written' | 'known' | 'below';

interface Waiting {
  /** The entries, ready to be written. */
  readonly entries: readonly object[];
  readonly done: (outcome: Outcome) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Writes a posting that follows from nothing else in the database, in a transaction of its own or together with what others
 * post of the same owner meanwhile: a transaction that is on its way to the disk holds up those of its account, so that what
 * waits for it is written as one. Each is entered or refused by itself, and is on the disk before this returns.
 * @returns false where the same cause was written before: then nothing is written
 * @throws RangeError for moves that do not come to nothing, BelowNothingError for this posting alone
 */
export async function postAlone({ database, posting }: { readonly database: Database; readonly posting: Posting }): Promise<boolean> {
  const entries = entriesOf(posting);
  const outcome = await new Promise<Outcome>((done, fail) =>
    lineUp({ lines, database, ownerId: posting.ownerId, most: MOST_TOGETHER, one: { entries, done, fail }, write: (taken) => writeTogether({ database, taken }) }),
  );
  if (outcome === 'below') throw new BelowNothingError();
  return outcome === 'written';
}

const lines: Lines<Waiting> = new WeakMap();

async function writeTogether({ database, taken }: { readonly database: Database; readonly taken: readonly Waiting[] }): Promise<void> {
  try {
    const outcomes = await database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      const { rows } = await sql<{ outcomes: Outcome[] }>`select core.ledger_post_each(${JSON.stringify(taken.map(({ entries }) => entries))}::json) as outcomes`.execute(trx);
      return rows[0]!.outcomes;
    });
    taken.forEach(({ done }, index) => done(outcomes[index]!));
  } catch (error) {
    if (taken.length === 1 || !isOfOne(error)) return taken.forEach(({ fail }) => fail(error));
    // One that the database cannot take keeps no other from being entered.
    for (const one of taken) await writeTogether({ database, taken: [one] });
  }
}

/** Whether what failed is something that was to be written, not the database. */
function isOfOne(error: unknown): boolean {
  return /^(22|23|LD|P0)/.test((error as { readonly code?: string }).code ?? '');
}
