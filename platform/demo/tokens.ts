import { sql, type Transaction } from 'kysely';
import type { AnyTables } from '../kernel/db/scope';
import { createDemoClock, type DemoClock } from './dates';
import { DEMO_INSTITUTES } from './institutes';
import { demoId } from './random';

/** One line of an institute's ledger of AI tokens. */
interface DemoTokenEntry {
  readonly id: string;
  readonly institute_id: string;
  readonly type: 'credit' | 'debit';
  readonly amount: number;
  readonly note: string;
  readonly created_at: string;
}

/** The ledgers of the institutes that have accounts and a running plan. */
export async function insertTokenEntries({ trx, now }: { readonly trx: Transaction<AnyTables>; readonly now: number }): Promise<void> {
  const entries = JSON.stringify(tokenEntries(createDemoClock(now)));
  await sql`insert into core.ai_token_entry (id, institute_id, type, amount, note, created_at)
    select id, institute_id, type, amount, note, created_at from json_populate_recordset(null::core.ai_token_entry, ${entries}::json)`.execute(trx);
}

function tokenEntries(clock: DemoClock): DemoTokenEntry[] {
  const days = [-212, -148, -96, -61, -33, -12, -4, -1];
  return WITH_LEDGERS.flatMap((institute, which) =>
    AMOUNTS[which]!.map((amount, index): DemoTokenEntry => ({
      id: demoId({ kind: 'aiToken', index: which * AMOUNTS_MOST + index }),
      institute_id: institute.id,
      type: amount > 0 ? 'credit' : 'debit',
      amount: Math.abs(amount),
      note: noteOf({ amount, index }),
      created_at: clock.instant(days[index]!, 560 + index * 47 + which * 13),
    })),
  );
}

const WITH_LEDGERS = DEMO_INSTITUTES.slice(0, 3);
const AMOUNTS_MOST = 8;

/** Bought above zero, used below. */
const AMOUNTS: readonly (readonly number[])[] = [
  [5000, -1240.5, -880.25, 2500, -1675.75, -412, 1000, -96.4],
  [2500, -310, -1205.2, 1500, -740.6],
  [1000, -455.3, -120],
];

function noteOf({ amount, index }: { amount: number; index: number }): string {
  if (amount < 0) return index % 2 === 0 ? 'Questions drafted for tests' : 'Answers of the assistant';
  return index === 0 ? 'Given with the membership' : 'Bought';
}
