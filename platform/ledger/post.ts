import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Trx } from '../kernel/db/scope';

/** Accounts, and what they count in: hundredths of a token, or paise. The table `core.ledger_account` holds the same. */
export const ACCOUNTS = {
  /** What an institute has; never below nothing. */
  'institute.tokens': 'token',
  /** What the operator has given out, below nothing by as much. */
  'operator.tokensGiven': 'token',
  /** What institutes have used. */
  'operator.tokensUsed': 'token',
  /** What the payment provider has taken in for the operator. */
  'gateway.money': 'paise',
  /** What was sold, below nothing by as much. */
  'operator.sales': 'paise',
  /** What is owed as tax, below nothing by as much. */
  'tax.money': 'paise',
} as const satisfies Readonly<Record<string, 'token' | 'paise'>>;

export type Account = keyof typeof ACCOUNTS;

/** Why something moves. */
export type PostingKind = 'first' | 'purchase' | 'given' | 'use';

/** Something that moves between accounts of one owner: its moves come to nothing in each unit. */
export interface Posting {
  /** What it follows from, the same whoever tells of it: “aiToken.order order_9A33XWu170gUtm”. Written once. */
  readonly cause: string;
  /** Whose accounts: an institute. What the operator, the gateway and the tax have by it stands beside, under the same id. */
  readonly ownerId: string;
  readonly kind: PostingKind;
  /** Whole numbers, above nothing where the account gets something. */
  readonly moves: Readonly<Partial<Record<Account, number>>>;
  /** What a person wrote of it. What is told of every posting is its kind, in the reader’s language. */
  readonly note?: string | null;
  /** The provider's number of the order, for people to find it by. */
  readonly reference?: string | null;
  /** When it came to be. @default when it is written */
  readonly at?: string | null;
}

/** An account with a floor has too little. */
export class BelowNothingError extends Error {
  constructor() {
    super('There is too little on the account.');
    this.name = 'BelowNothingError';
  }
}

/**
 * Writes what moves, in the transaction of what it follows from, which needs the scope of all institutes. Who writes of an owner waits for
 * who does, so that of several one goes after the other. After a `BelowNothingError` the transaction has failed.
 * @returns false where the same cause was written before: then nothing is written
 * @throws RangeError for moves that do not come to nothing, BelowNothingError
 */
export async function post({ trx, posting }: { readonly trx: Trx; readonly posting: Posting }): Promise<boolean> {
  return (await postAll({ trx, postings: [posting] })) > 0;
}

/** Has the accounts of an owner alone until the transaction ends, as writing an entry does by itself. */
export async function holdOwner({ trx, ownerId }: { readonly trx: Trx; readonly ownerId: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ledger ${ownerId}`}, 0))`.execute(trx);
}

/** Writes many in their order, in one statement. @returns how many entries were written */
export async function postAll({ trx, postings }: { readonly trx: Trx; readonly postings: readonly Posting[] }): Promise<number> {
  const rows = postings.flatMap((posting) => entriesOf(posting));
  if (rows.length === 0) return 0;
  const shape = sql.raw('core.ledger_entry');
  try {
    const { numAffectedRows } = await sql`insert into ${shape} (id, owner_id, account, cause, kind, amount, note, reference, created_at)
      select (r.one).id, (r.one).owner_id, (r.one).account, (r.one).cause, (r.one).kind, (r.one).amount, (r.one).note, (r.one).reference, (r.one).created_at
      from (select json_populate_record(null::${shape}, given.value) as one, given.place from json_array_elements(${JSON.stringify(rows)}::json) with ordinality as given (value, place)) r order by r.place`.execute(trx);
    return Number(numAffectedRows ?? 0);
  } catch (error) {
    if ((error as { code?: string }).code === BELOW_NOTHING) throw new BelowNothingError();
    throw error;
  }
}

/** As the database names it. */
const BELOW_NOTHING = 'LD001';

/** The rows of a posting. @throws RangeError for moves that do not come to nothing */
export function entriesOf({ cause, ownerId, kind, moves, note = null, reference = null, at = null }: Posting): object[] {
  const moved = Object.entries(moves).filter(([, amount]) => amount !== 0) as [Account, number][];
  const sums = { token: 0, paise: 0 };
  for (const [account, amount] of moved) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`${cause}: ${account} moves by ${amount}: a whole number is needed.`);
    sums[ACCOUNTS[account]] += amount;
  }
  if (moved.length === 0 || sums.token !== 0 || sums.paise !== 0) throw new RangeError(`${cause}: what moves does not come to nothing.`);
  return moved.map(([account, amount]) => ({ id: newId(), owner_id: ownerId, account, cause, kind, amount, note, reference, created_at: at }));
}
