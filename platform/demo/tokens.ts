import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { AnyTables } from '../kernel/db/scope';
import { createDemoClock, type DemoClock } from './dates';
import { busyInstitutes, type DemoInstitute } from './institutes';
import { staffOf, type DemoPerson } from './people';
import { createRandom, demoId, type Random } from './random';
import { postAll, type Posting } from '../ledger/post';
import { tokensGot, tokensUsed } from '../ledger/tokens';

/** A row of `core.ai_token_order`; prices in paise. */
interface DemoTokenOrder {
  readonly id: string;
  readonly institute_id: string;
  readonly status: 'paid' | 'failed';
  readonly amount_token: number;
  readonly amount_inr: number;
  readonly is_exclusive: boolean;
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string | null;
  readonly buyer_id: string;
  readonly buyer_name: string;
  readonly created_at: string;
  readonly paid_at: string | null;
}

export interface DemoTokens {
  readonly orders: readonly DemoTokenOrder[];
  /** Of each institute in the order of time. */
  readonly entries: readonly Posting[];
}

/** A year of AI tokens: what came with the membership, what was bought, and what was used. */
export async function insertTokens({ trx, orders, entries }: DemoTokens & { readonly trx: Transaction<AnyTables> }): Promise<void> {
  const names = sql.raw(Object.keys(orders[0] ?? {}).join(', '));
  await sql`insert into core.ai_token_order (${names}) select ${names} from json_populate_recordset(null::core.ai_token_order, ${JSON.stringify(orders)}::json)`.execute(trx);
  await postAll({ trx, postings: entries });
}

/** The same rows for the same people on the same day. */
export function demoTokens({ people, now }: { readonly people: readonly DemoPerson[]; readonly now: number }): DemoTokens {
  const random = createRandom('tokens');
  const clock = createDemoClock(now);
  const orders: DemoTokenOrder[] = [];
  const entries: Posting[] = [];
  for (const institute of busyInstitutes()) {
    const buyers = staffOf({ people, instituteId: institute.id }).filter(({ role }) => role !== 'faculty');
    const year = yearOf({ institute, buyers, clock, random, firstOrder: orders.length });
    orders.push(...year.orders);
    entries.push(...year.entries);
  }
  return { orders, entries };
}

interface YearInput {
  readonly institute: DemoInstitute;
  readonly buyers: readonly DemoPerson[];
  readonly clock: DemoClock;
  readonly random: Random;
  /** The index of the first order that is made here. */
  readonly firstOrder: number;
}

/** An institute uses what it has, and buys more when little is left. */
function yearOf({ institute, buyers, clock, random, firstOrder }: YearInput): { orders: DemoTokenOrder[]; entries: Posting[] } {
  const given = institute.weight > 3 ? 2_500 : 500;
  const entries: Posting[] = [tokensGot({ cause: `aiToken.first ${institute.id}`, kind: 'first', instituteId: institute.id, tokens: given * 100, at: clock.instant(-FIRST_DAY, 600) })];
  const orders: DemoTokenOrder[] = [];
  let left = given;
  for (let day = 1 - FIRST_DAY; day <= 0; day++) {
    const order = (status: DemoTokenOrder['status'], minute: number, isBegun = true) => orderOf({ index: firstOrder + orders.length, institute, buyer: random.pick(buyers), status, isBegun, rupees: random.pick(institute.weight > 3 ? [1_000, 2_500, 5_000] : [500, 1_000]), at: clock.instant(day, minute) });
    // Of today only what is past in every case.
    if (left < given * 0.25 && buyers.length > 0 && day < 0) {
      if (random.chance(0.15)) orders.push(order('failed', 545));
      const paid = order('paid', 560);
      orders.push(paid);
      entries.push(tokensGot({ cause: `aiToken.order ${paid.razorpay_order_id}`, kind: 'purchase', instituteId: institute.id, tokens: paid.amount_token * 100, paise: paid.amount_inr, reference: paid.razorpay_order_id, at: paid.paid_at }));
      left += paid.amount_token;
    }
    // One that was left before anything was paid.
    if (day === -1 && buyers.length > 0 && institute.weight > 6) orders.push(order('failed', 1_080, false));
    for (const minute of random.chance(institute.weight / 14) ? [random.between(620, 760), ...(random.chance(0.4) ? [random.between(840, 1_300)] : [])] : []) {
      const amount = Math.round(random.between(300, 4_000) * institute.weight) / 100;
      if (amount > left || day === 0) continue;
      entries.push(tokensUsed({ cause: `demo.use ${institute.id} ${entries.length}`, instituteId: institute.id, tokens: Math.round(amount * 100), at: clock.instant(day, minute) }));
      left = Math.round((left - amount) * 100) / 100;
    }
  }
  return { orders, entries };
}

function orderOf({ index, institute, buyer, status, isBegun, rupees, at }: { index: number; institute: DemoInstitute; buyer: DemoPerson; status: DemoTokenOrder['status']; isBegun: boolean; rupees: number; at: string }): DemoTokenOrder {
  const paidAt = new Date(Date.parse(at) + 95_000).toISOString();
  return {
    id: demoId({ kind: 'aiTokenOrder', index }),
    institute_id: institute.id,
    status,
    // At the standard rate, one token a rupee.
    amount_token: rupees,
    amount_inr: rupees * 100,
    is_exclusive: true,
    razorpay_order_id: `order_${code(`order ${index}`)}`,
    razorpay_payment_id: isBegun ? `pay_${code(`payment ${index}`)}` : null,
    buyer_id: buyer.record.id,
    buyer_name: String(buyer.record['name']),
    created_at: at,
    paid_at: status === 'paid' ? paidAt : null,
  };
}

function code(of: string): string {
  return createHash('sha256').update(`lectern demo tokens ${of}`).digest('base64').replace(/[^A-Za-z0-9]/g, '').slice(0, 14);
}

const FIRST_DAY = 365;
