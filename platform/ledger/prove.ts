import { sql } from 'kysely';
import type { Database } from '../kernel/db/scope';

/** Something in the books that is not as it follows from the entries. */
export interface LedgerDifference {
  /** `sum`: moves of a cause do not come to nothing · `chain`: an entry does not follow the one before · `total`: what is kept is not what the entries come to · `floor`: below nothing where that may not be · `account`: an account nobody declared. */
  readonly what: 'sum' | 'chain' | 'total' | 'floor' | 'account';
  readonly ownerId: string | null;
  readonly account: string | null;
  /** The cause, or the place within the account. */
  readonly at: string;
  readonly kept: string;
  readonly computed: string;
}

export interface LedgerAccount {
  readonly account: string;
  readonly unit: 'token' | 'paise';
  /** Of how many owners. */
  readonly owners: number;
  readonly entries: number;
  /** What the last entries say, taken together. */
  readonly kept: number;
  /** What all entries come to. */
  readonly computed: number;
}

export interface LedgerProof {
  readonly at: string;
  readonly entries: number;
  readonly accounts: readonly LedgerAccount[];
  readonly differences: readonly LedgerDifference[];
  /** There are more than are named. */
  readonly hasMore: boolean;
}

/** So many are named; each is a case for somebody to look at. */
const MOST_NAMED = 100;

/**
 * Computes every balance anew from the entries alone and names whatever differs from what is kept. Reads one state of the
 * database, whatever is written meanwhile.
 */
export async function proveLedger({ database, clock }: { readonly database: Database; readonly clock: () => Date }): Promise<LedgerProof> {
  return database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    // One statement is one state of the database.
    const { rows } = await sql<{ accounts: LedgerAccount[] | null; differences: LedgerDifference[] | null; entries: number }>`
      with walked as (
        select e.id, e.owner_id, e.account, e.place, e.amount, e.opening, e.closing, e.came_in, e.cause,
          row_number() over chain as nth, sum(e.amount) over chain as sum, sum(greatest(e.amount, 0)) over chain as came
        from core.ledger_entry e window chain as (partition by e.owner_id, e.account order by e.place)
      ), last as (
        select distinct on (owner_id, account) owner_id, account, place, closing, sum, nth from walked order by owner_id, account, place desc
      ), accounts as (
        select l.account, coalesce(a.unit, 'token') as unit, count(*)::int as owners, sum(l.nth)::bigint as entries, sum(l.closing)::bigint as kept, sum(l.sum)::bigint as computed
        from last l left join core.ledger_account a on a.name = l.account group by 1, 2 order by 1
      ), differences as (
        select 'sum' as what, min(e.owner_id::text) as "ownerId", null as account, e.cause as at, '0' as kept, sum(e.amount)::text as computed
          from core.ledger_entry e left join core.ledger_account a on a.name = e.account group by e.cause, a.unit having sum(e.amount) <> 0
        union all
        select 'chain', owner_id::text, account, place::text, format('%s: %s → %s, %s', place, opening, closing, came_in), format('%s: %s → %s, %s', nth, sum - amount, sum, came)
          from walked where place <> nth or opening <> sum - amount or closing <> sum or came_in <> came
        union all
        select 'total', owner_id::text, account, place::text, closing::text, sum::text from last where closing <> sum
        union all
        select 'floor', w.owner_id::text, w.account, w.place::text, w.closing::text, w.sum::text from walked w join core.ledger_account a on a.name = w.account where a.has_floor and w.amount < 0 and w.sum < 0
        union all
        select 'account', owner_id::text, l.account, '', closing::text, sum::text from last l where not exists (select 1 from core.ledger_account a where a.name = l.account)
      )
      select (select json_agg(accounts) from accounts) as accounts, (select count(*)::int from core.ledger_entry) as entries,
        (select json_agg(d) from (select * from differences order by 1, 2, 3, 4 limit ${MOST_NAMED + 1}) d) as differences`.execute(trx);
    const { accounts, differences, entries } = rows[0]!;
    return { at: clock().toISOString(), entries, accounts: accounts ?? [], differences: (differences ?? []).slice(0, MOST_NAMED), hasMore: (differences ?? []).length > MOST_NAMED };
  });
}
