import { sql } from 'kysely';
import type { Database } from '../kernel/db/scope';
import { BelowNothingError, entriesOf, type Posting } from './post';

/** So many go into one transaction at most: the last of them waits no longer than that takes. */
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
  const outcome = await new Promise<Outcome>((done, fail) => {
    const line = lineOf({ database, ownerId: posting.ownerId });
    line.push({ entries, done, fail });
    // Who finds the line empty writes for all who come to it.
    if (line.length === 1) void writeLine({ database, ownerId: posting.ownerId, line });
  });
  if (outcome === 'below') throw new BelowNothingError();
  return outcome === 'written';
}

/** Who waits, of each owner; in front those that are being written. */
const lines = new WeakMap<Database, Map<string, Waiting[]>>();

function lineOf({ database, ownerId }: { readonly database: Database; readonly ownerId: string }): Waiting[] {
  const ofAll = lines.get(database) ?? new Map<string, Waiting[]>();
  lines.set(database, ofAll);
  const line = ofAll.get(ownerId) ?? [];
  ofAll.set(ownerId, line);
  return line;
}

async function writeLine({ database, ownerId, line }: { readonly database: Database; readonly ownerId: string; readonly line: Waiting[] }): Promise<void> {
  while (line.length > 0) {
    const taken = line.slice(0, MOST_TOGETHER);
    await writeTogether({ database, taken });
    line.splice(0, taken.length);
  }
  lines.get(database)?.delete(ownerId);
}

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
