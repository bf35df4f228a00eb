import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { PLATFORM_INSTITUTE, type AnyTables } from '../kernel/db/scope';
import { couponFor } from './couponUses';
import { MEMBERSHIP_COUNT, membershipId, membershipOffer } from './catalogue';
import { createDemoClock, type DemoClock } from './dates';
import { busyInstitutes, type DemoInstitute } from './institutes';
import { COMMON_LAST_NAMES, FIRST_NAMES, houseName, mailName } from './names';
import type { DemoRecord } from './content';
import type { DemoPerson } from './people';
import { createRandom, demoId, type Random } from './random';

/** A row of `core.sale`; amounts in paise. */
export interface DemoSale {
  readonly id: string;
  readonly institute_id: string;
  readonly number: string;
  readonly status: 'pending' | 'paid' | 'refunded' | 'cancelled';
  readonly applied_for: 'membership' | 'course' | 'webinar';
  readonly item_id: string | null;
  readonly item: string;
  readonly buyer_id: string | null;
  readonly buyer_institute_id: string | null;
  readonly buyer_name: string;
  readonly buyer_email: string;
  readonly coupon_code: string | null;
  readonly price: number;
  readonly discount: number;
  readonly tax: number;
  readonly refunded: number;
  readonly created_at: string;
  readonly sold_at: string | null;
}

/** A row of `core.payment`. */
interface DemoPayment extends Pick<DemoSale, 'id' | 'institute_id' | 'created_at'> {
  readonly sale_id: string;
  readonly kind: 'payment' | 'refund';
  readonly status: 'pending' | 'successful' | 'failed';
  readonly method: string;
  readonly amount: number;
  readonly reference: string;
  readonly payer_name: string;
  readonly payer_email: string;
  readonly problem: string | null;
  readonly settled_at: string | null;
}

export interface DemoSales {
  readonly sales: readonly DemoSale[];
  readonly payments: readonly DemoPayment[];
}

/** Fourteen months of sales and what was paid for them. */
export async function insertSales({ trx, sales, payments }: DemoSales & { readonly trx: Transaction<AnyTables> }): Promise<void> {
  await insert({ trx, table: 'sale', rows: sales });
  await insert({ trx, table: 'payment', rows: payments });
}

async function insert({ trx, table, rows }: { trx: Transaction<AnyTables>; table: 'sale' | 'payment'; rows: readonly object[] }): Promise<void> {
  const names = sql.raw(Object.keys(rows[0] ?? {}).join(', '));
  await sql`insert into core.${sql.raw(table)} (${names}) select ${names} from json_populate_recordset(null::core.${sql.raw(table)}, ${JSON.stringify(rows)}::json)`.execute(trx);
}

/** What sales are made of. */
interface DemoSold {
  readonly people: readonly DemoPerson[];
  readonly courses: readonly DemoRecord[];
  readonly coupons: readonly DemoRecord[];
  readonly subscriptions: readonly DemoRecord[];
  readonly now: number;
}

/** The same rows for the same content on the same day: who attends a course that costs something has bought it that day, and others buy besides. */
export function demoSales({ people, courses, coupons, subscriptions, now }: DemoSold): DemoSales {
  const random = createRandom('sales');
  const clock = createDemoClock(now);
  const sales: DemoSale[] = [];
  const payments: DemoPayment[] = [];
  for (let day = -FIRST_DAY; day <= 0; day++) {
    const begun = subscriptions.filter(({ startsOn }) => startsOn === clock.day(day)).flatMap((one) => boughtBy({ subscription: one, people, courses }));
    const weekday = new Date(`${clock.day(day)}T00:00:00Z`).getUTCDay();
    // Sales grow with the months, and most people pay at the weekend.
    const most = 2 + Math.floor((day + FIRST_DAY) / 120) + (weekday === 0 || weekday === 6 ? 2 : 0);
    for (let left = random.between(0, most) + begun.length; left > 0; left--) {
      const bought = begun[left - 1] ?? null;
      const sale = saleOf({ index: sales.length, day, people, courses, coupons, bought, clock, random });
      sales.push(sale);
      for (const made of paymentsOf({ sale, day, isAtBranch: bought?.isAtBranch ?? false, clock, random })) payments.push({ ...made, id: demoId({ kind: 'payment', index: payments.length }), reference: referenceOf(made.kind, payments.length) });
    }
  }
  return { sales, payments };
}

const FIRST_DAY = 425;

interface SaleInput {
  readonly index: number;
  readonly day: number;
  readonly people: readonly DemoPerson[];
  readonly courses: readonly DemoRecord[];
  readonly coupons: readonly DemoRecord[];
  readonly bought: Bought | null;
  readonly clock: DemoClock;
  readonly random: Random;
}

function saleOf({ index, day, people, courses, coupons, bought, clock, random }: SaleInput): DemoSale {
  const isMembership = bought === null && random.chance(0.06);
  const institute = bought?.institute ?? random.pick(SELLERS);
  const offered = courses.filter((course) => course['instituteId'] === institute.id && course['price'] !== null);
  const offer = bought?.offer ?? (isMembership ? membershipSold(random) : random.chance(0.86) ? courseAs(random.pick(offered)) : { ...random.pick(WEBINARS), itemId: null });
  const buyer = bought?.buyer ?? (isMembership ? instituteAs(institute) : learnerOf({ institute, people, random }));
  const price = offer.rupees * 100;
  // The clock tells no more than the day: of today only what is past in every case.
  const minute = day === 0 ? random.between(5, 320) : random.between(430, 1_410);
  const seller = isMembership ? PLATFORM_INSTITUTE : institute.id;
  const { coupon_code, discount } = couponFor({ coupons, random, purchase: { ...offer, seller, at: clock.instant(day, minute) } });
  const tax = Math.round((price - discount) * GST);
  const amount = price - discount + tax;
  const status = bought ? 'paid' : statusOf({ day, random });
  return {
    id: demoId({ kind: 'sale', index }),
    institute_id: seller,
    number: `${isMembership ? 'LC' : institute.initials}-${clock.day(day).slice(0, 4)}-${String(index + 1).padStart(5, '0')}`,
    status,
    applied_for: offer.appliedFor,
    item_id: offer.itemId,
    item: offer.title,
    ...buyer,
    coupon_code, price, discount, tax,
    refunded: status === 'refunded' ? amount : status === 'paid' && day < -10 && random.chance(0.02) ? Math.round(amount / 200) * 100 : 0,
    created_at: clock.instant(day, minute),
    sold_at: status === 'paid' || status === 'refunded' ? clock.instant(day, minute + 2) : null,
  };
}

/** What waits is of the last two days; what is paid back was bought some time ago. */
function statusOf({ day, random }: { day: number; random: Random }): DemoSale['status'] {
  const draw = random.next();
  if (day >= -1 && draw < 0.2) return 'pending';
  if (draw < 0.05) return 'cancelled';
  return draw > 0.965 && day < -10 ? 'refunded' : 'paid';
}

type Payment = Omit<DemoPayment, 'id' | 'reference'>;

function paymentsOf({ sale, day, isAtBranch, clock, random }: { sale: DemoSale; day: number; isAtBranch: boolean; clock: DemoClock; random: Random }): Payment[] {
  const amount = sale.price - sale.discount + sale.tax;
  const at = Date.parse(sale.created_at);
  const make = (given: Pick<Payment, 'status'> & Partial<Payment>): Payment => ({
    institute_id: sale.institute_id, sale_id: sale.id, kind: 'payment', method: random.pick(isAtBranch ? BRANCH_METHODS : METHODS), amount,
    payer_name: sale.buyer_name, payer_email: sale.buyer_email, problem: null, created_at: new Date(at + 30_000).toISOString(), settled_at: null, ...given,
  });
  const failed = (): Payment => make({ status: 'failed', problem: random.pick(PROBLEMS) });
  if (sale.status === 'pending') return [make({ status: 'pending' })];
  if (sale.status === 'cancelled') return [failed(), ...(random.chance(0.4) ? [failed()] : [])];
  const paid = make({ status: 'successful', created_at: new Date(at + 90_000).toISOString(), settled_at: sale.sold_at });
  const refundDay = day + random.between(2, 9);
  const back = make({ kind: 'refund', status: 'successful', method: paid.method, amount: sale.refunded, created_at: clock.instant(refundDay, 640), settled_at: clock.instant(refundDay, 655) });
  return [...(!isAtBranch && random.chance(0.11) ? [failed()] : []), paid, ...(sale.refunded > 0 ? [back] : [])];
}

function referenceOf(kind: DemoPayment['kind'], index: number): string {
  return `${kind === 'refund' ? 'rfnd' : 'pay'}_${createHash('sha256').update(`lectern demo payment ${index}`).digest('base64').replace(/[^A-Za-z0-9]/g, '').slice(0, 14)}`;
}

type Buyer = Pick<DemoSale, 'buyer_id' | 'buyer_institute_id' | 'buyer_name' | 'buyer_email'>;

/** A course that somebody bought to attend it. */
interface Bought {
  readonly institute: DemoInstitute;
  readonly offer: Offer & { readonly itemId: string };
  readonly buyer: Buyer;
  readonly isAtBranch: boolean;
}

function boughtBy({ subscription, people, courses }: { subscription: DemoRecord; people: readonly DemoPerson[]; courses: readonly DemoRecord[] }): Bought[] {
  const course = courses.find(({ id }) => id === subscription['courseId']);
  const learner = people.find(({ record }) => record.id === subscription['userId'])?.record;
  const institute = SELLERS.find(({ id }) => id === subscription['instituteId']);
  if (!course || course['price'] === null || !learner || !institute) return [];
  return [{ institute, offer: courseAs(course), buyer: personAs(learner), isAtBranch: subscription['isOffline'] === true }];
}

function courseAs(course: DemoRecord): Offer & { readonly itemId: string } {
  return { appliedFor: 'course', title: String(course['name']), rupees: Number(course['offerPrice'] ?? course['price']), itemId: course.id };
}

function personAs(person: DemoRecord): Buyer {
  return { buyer_id: person.id, buyer_institute_id: null, buyer_name: String(person['name']), buyer_email: String(person['emailId']) };
}

function instituteAs({ id, slug, name }: DemoInstitute): Buyer {
  return { buyer_id: null, buyer_institute_id: id, buyer_name: name, buyer_email: `office@${slug}.example` };
}

/** Half of them are learners with an account; the others bought once, as guests. */
function learnerOf({ institute, people, random }: { institute: DemoInstitute; people: readonly DemoPerson[]; random: Random }): Buyer {
  const learners = people.filter((person) => person.instituteId === institute.id && person.role === 'student');
  const known = learners.length > 0 && random.chance(0.5) ? random.pick(learners).record : null;
  if (known) return personAs(known);
  const name = `${random.pick(FIRST_NAMES)} ${random.chance(0.7) ? random.pick(COMMON_LAST_NAMES) : houseName(random)}`;
  return { buyer_id: null, buyer_institute_id: null, buyer_name: name, buyer_email: `${mailName(name)}@guests.example` };
}

interface Offer {
  readonly appliedFor: DemoSale['applied_for'];
  readonly title: string;
  readonly rupees: number;
}

function membershipSold(random: Random): Offer & { readonly itemId: string } {
  const index = random.between(0, MEMBERSHIP_COUNT - 1);
  const { title, rupees } = membershipOffer(index);
  return { appliedFor: 'membership', title, rupees, itemId: membershipId(index) };
}

const offers = (appliedFor: Offer['appliedFor'], ...all: readonly (readonly [title: string, rupees: number])[]): Offer[] => all.map(([title, rupees]) => ({ appliedFor, title, rupees }));

const WEBINARS = offers('webinar', ['Choosing a stream after class 10', 99], ['How toppers revise', 149], ['Interview with a district collector', 249], ['Mock test and ranking, live', 199]);
const METHODS = ['upi', 'upi', 'upi', 'card', 'card', 'netbanking', 'wallet'] as const;
const BRANCH_METHODS = ['cash', 'cash', 'cheque', 'bankTransfer'] as const;
const PROBLEMS = ['Declined by the bank', 'Not confirmed in time', 'Cancelled by the payer', 'Limit of the card exceeded'] as const;
const GST = 0.18;
/** Sellers, each as often as it weighs. */
const SELLERS = busyInstitutes().flatMap((one) => Array<DemoInstitute>(one.weight).fill(one));
