import { sql, type Transaction } from 'kysely';
import type { AnyTables } from '../kernel/db/scope';
import type { DemoPerson } from './people';
import { createRandom, demoId, type Random } from './random';
import type { DemoSale } from './sales';

interface Referring {
  readonly people: readonly DemoPerson[];
  /** Programmes of all institutes. */
  readonly programs: readonly Program[];
  readonly sales: readonly DemoSale[];
}

/** What a programme gives: a share, or an amount in paise. */
interface Program {
  readonly id: string;
  readonly institute_id: string;
  readonly reward_percent: number | null;
  readonly reward_amount: number | null;
}

/** A row of `core.referral`. */
interface DemoReferral {
  readonly id: string;
  readonly institute_id: string;
  readonly program_id: string;
  readonly referrer_id: string;
  readonly referrer_name: string;
  readonly friend_id: string | null;
  readonly friend_name: string;
  readonly friend_email: string;
  readonly status: 'joined' | 'rewarded' | 'cancelled';
  readonly sale_id: string;
  readonly reward: number;
  readonly created_at: string;
  readonly rewarded_at: string | null;
}

/** A row of `core.referral_entry`. */
interface DemoEntry extends Pick<DemoReferral, 'id' | 'institute_id' | 'created_at'> {
  readonly user_id: string;
  readonly type: 'credit' | 'debit';
  readonly amount: number;
  readonly opening_balance: number;
  readonly closing_balance: number;
  readonly note: string;
}

/** Some of those who bought something were brought by a learner, who has used part of what that earned. */
export async function insertReferrals({ trx, people, sales }: Omit<Referring, 'programs'> & { readonly trx: Transaction<AnyTables> }): Promise<void> {
  await sql`update app.referral_program p set reward_percent = case when reward_kind = 'percent' then (array[5, 10, 15])[1 + t.nth % 3] end, reward_amount = case when reward_kind = 'amount' then (array[10000, 15000, 25000])[1 + t.nth % 3] end
    from (select id, row_number() over (order by id) as nth from app.referral_program) t where t.id = p.id`.execute(trx);
  const { rows: programs } = await sql<Program>`select id, institute_id, reward_percent, reward_amount from app.referral_program order by id`.execute(trx);
  const referrals = demoReferrals({ people, programs, sales });
  await insert({ trx, table: 'referral', rows: referrals });
  await insert({ trx, table: 'referral_entry', rows: entriesOf({ referrals, sales }) });
}

async function insert({ trx, table, rows }: { trx: Transaction<AnyTables>; table: string; rows: readonly object[] }): Promise<void> {
  const names = sql.raw(Object.keys(rows[0] ?? { id: '' }).join(', '));
  await sql`insert into core.${sql.raw(table)} (${names}) select ${names} from json_populate_recordset(null::core.${sql.raw(table)}, ${JSON.stringify(rows)}::json)`.execute(trx);
}

function demoReferrals({ people, programs, sales }: Referring): DemoReferral[] {
  const random = createRandom('referrals');
  const bought = sales.filter(({ applied_for, coupon_code }) => applied_for === 'course' && coupon_code === null);
  return bought.flatMap((sale, index): DemoReferral[] => {
    const program = programs.find((one) => one.institute_id === sale.institute_id);
    const referrers = people.filter((one) => one.role === 'student' && one.instituteId === sale.institute_id && one.record.id !== sale.buyer_id && one.record.createdAt < sale.created_at);
    if (!program || referrers.length === 0 || !random.chance(0.12)) return [];
    const { record: referrer } = random.pick(referrers);
    const status = sale.status === 'paid' && sale.sold_at !== null && sale.refunded === 0 ? 'rewarded' : sale.status === 'pending' ? 'joined' : 'cancelled';
    return [{
      id: demoId({ kind: 'referral', index }), institute_id: sale.institute_id, program_id: program.id, referrer_id: referrer.id, referrer_name: String(referrer['name']),
      friend_id: sale.buyer_id, friend_name: sale.buyer_name, friend_email: sale.buyer_email, status, sale_id: sale.id,
      reward: status === 'rewarded' ? rewardOf({ program, sale }) : 0, created_at: sale.created_at, rewarded_at: status === 'rewarded' ? sale.sold_at : null,
    }];
  });
}

/** In paise. */
function rewardOf({ program, sale }: { program: Program; sale: DemoSale }): number {
  return program.reward_amount ?? Math.round(((sale.price - sale.discount) * (program.reward_percent ?? 10)) / 100);
}

/** What each earned, in order of time, and now and then a part of it used a week later, before the next is earned. A line names the friend or the course it is for: its kind says which. */
function entriesOf({ referrals, sales }: Pick<Referring, 'sales'> & { readonly referrals: readonly DemoReferral[] }): DemoEntry[] {
  const random = createRandom('referral entries');
  const people = [...new Set(referrals.map(({ referrer_id }) => referrer_id))];
  const lines = people.flatMap((person) => linesOf({ rewards: referrals.filter((one) => one.referrer_id === person && one.rewarded_at !== null).toSorted((one, other) => (one.rewarded_at! < other.rewarded_at! ? -1 : 1)), courses: sales.filter((sale) => sale.applied_for === 'course'), random }));
  return lines.map((line, index) => ({ ...line, id: demoId({ kind: 'referralEntry', index }) }));
}

function linesOf({ rewards, courses, random }: { rewards: readonly DemoReferral[]; courses: readonly DemoSale[]; random: Random }): Omit<DemoEntry, 'id'>[] {
  const lines: Omit<DemoEntry, 'id'>[] = [];
  let balance = 0;
  for (const [at, { institute_id, referrer_id: user_id, friend_name, rewarded_at, reward: amount }] of rewards.entries()) {
    lines.push({ institute_id, user_id, type: 'credit', amount, opening_balance: balance, closing_balance: balance + amount, note: friend_name, created_at: rewarded_at! });
    balance += amount;
    const used = new Date(Date.parse(rewarded_at!) + WEEK).toISOString();
    if (used >= (rewards[at + 1]?.rewarded_at ?? rewards.at(-1)!.rewarded_at!) || !random.chance(0.5)) continue;
    const part = Math.round(balance / 200) * 100 || balance;
    lines.push({ institute_id, user_id, type: 'debit', amount: part, opening_balance: balance, closing_balance: balance - part, note: random.pick(courses.filter((sale) => sale.institute_id === institute_id)).item, created_at: used });
    balance -= part;
  }
  return lines;
}

const WEEK = 7 * 86_400_000;
