import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Resource } from '../../../src/schemas';
import { INSTITUTES } from './people';
import type { TestPlatform } from './testPlatform';

interface Beneath {
  readonly platform: Pick<TestPlatform, 'context'>;
  readonly resource: Resource;
  readonly instituteId?: string;
  /** The rows' ids. @default one new id */
  readonly ids?: readonly string[];
  /** What their texts begin with. */
  readonly text?: string;
}

/** Puts rows into the tables beneath a view, so that the module whose rows it gives has them. @returns their ids */
export async function insertBeneath({ platform, resource, instituteId = INSTITUTES.north, ids = [newId()], text = 'Value number' }: Beneath): Promise<readonly string[]> {
  const insert = INSERTS[resource.source!];
  if (!insert) throw new RangeError(`Nobody has said how a row of the view ${resource.source} comes to be: add it to tests/platform/support/beneath.ts.`);
  await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    for (const statement of insert({ ids, instituteId, text })) await statement.execute(trx);
  });
  return ids;
}

/** The number after which so many telephone numbers are nobody's. */
function phones(count: number): number {
  lastPhone += count;
  return lastPhone - count;
}
let lastPhone = 7_000_000_000;

type Insert = (of: { readonly ids: readonly string[]; readonly instituteId: string; readonly text: string }) => ReturnType<typeof sql>[];

const sales: Insert = ({ ids, instituteId, text }) => [sql`
  insert into core.sale (id, institute_id, number, status, applied_for, item, buyer_name, buyer_email, coupon_code, price, discount, created_at, sold_at)
  select id, ${instituteId}::uuid, ${text} || '-n-' || id, 'paid', 'course', ${text} || '-item-' || id, ${text} || '-buyer-' || id, lower(replace(${text}, ' ', '.')) || '.' || id || '@example.org', upper(${text}) || '-' || n, 100000 + n, 5000,
    now() - n * interval '1 minute', now() - n * interval '1 minute' + interval '1 second' from unnest(${ids}::uuid[]) with ordinality as one (id, n)`];

const orders: Insert = ({ ids, instituteId, text }) => [sql`
  insert into core.sale (id, institute_id, number, status, applied_for, item, buyer_name, buyer_email, coupon_code, price, discount, created_at)
  select id, ${instituteId}::uuid, ${text} || '-n-' || id, 'pending', 'course', ${text} || '-item-' || id, ${text} || '-buyer-' || id, lower(replace(${text}, ' ', '.')) || '.' || id || '@example.org', upper(${text}) || '-' || n, 100000 + n, 5000,
    now() - n * interval '1 minute' from unnest(${ids}::uuid[]) with ordinality as one (id, n)`];

const couponUses: Insert = (of) => [...sales(of), sql`
  insert into app.coupon (id, institute_id, code, kind, percent_off, applied_for, is_active)
  select gen_random_uuid(), ${of.instituteId}::uuid, coupon_code, 'percent', 10, 'course', true from core.sale where id = any(${of.ids}::uuid[]) on conflict do nothing`];

const learners: Insert = ({ ids, instituteId, text }) => [sql`
  insert into app."user" (id, institute_id, name, email_id, phone_number, city, role, status)
  select id, ${instituteId}::uuid, ${text} || '-name-' || id, lower(replace(${text}, ' ', '.')) || '.' || id || '@example.org', '+91' || (${phones(ids.length)}::bigint + n), ${text} || '-city-' || n, 'student', 'active' from unnest(${ids}::uuid[]) with ordinality as one (id, n)`];

/** Courses and learners come with them, one each. */
const attending = (isOffline: boolean): Insert => ({ ids, instituteId, text }) => [sql`
  insert into app.course (id, institute_id, name, curriculum_type, plan_type, validity, is_active) select gen_random_uuid(), ${instituteId}::uuid, ${text} || '-course-' || id, 'recorded', 'free', 365, true from unnest(${ids}::uuid[]) as one (id)`, sql`
  insert into app.subscription (id, institute_id, name, course_id, user_id, starts_on, ends_on, is_offline)
  select one.id, ${instituteId}::uuid, ${text} || '-name-' || one.id, c.id, p.id, current_date - n::int, current_date + n::int, ${isOffline}
  from unnest(${ids}::uuid[]) with ordinality as one (id, n) join app.course c on c.name = ${text} || '-course-' || one.id cross join lateral (select id from app."user" u where u.institute_id = ${instituteId}::uuid order by id limit 1) p`];

const payments = (method: string): Insert => (of) => [...sales(of), sql`
    insert into core.payment (id, institute_id, sale_id, kind, status, method, amount, reference, payer_name, payer_email, created_at, settled_at)
    select id, ${of.instituteId}::uuid, id, 'payment', 'successful', ${method}, 100000 + n, ${of.text} || '-ref-' || id, ${of.text} || '-payer-' || id, lower(replace(${of.text}, ' ', '.')) || '.' || id || '@example.org',
      now() - n * interval '1 minute', now() - n * interval '1 minute' from unnest(${of.ids}::uuid[]) with ordinality as one (id, n)`];

/** With the account that its institute is paid out to. */
const bankDetails: Insert = (of) => [...payments('card')(of), sql`
  insert into app.payment_account_info (id, institute_id, account_holder, bank_name, account_number, ifsc) values (${of.instituteId}::uuid, ${of.instituteId}::uuid, ${of.text}, 'A bank', '50100200300400', 'KVBK0001200') on conflict do nothing`];

const invoices: Insert = ({ ids, instituteId, text }) => [sql`
  insert into core.invoice (id, institute_id, number, status, item, price, discount, tax, amount, created_at, paid_at)
  select id, ${instituteId}::uuid, ${text} || '-n-' || id, 'paid', ${text} || '-item-' || id, 100000 + n, 5000, 0, 95000 + n, now() - n * interval '1 minute', now() - n * interval '1 minute' + interval '1 second' from unnest(${ids}::uuid[]) with ordinality as one (id, n)`];

const institutes: Insert = ({ ids, text }) => [sql`
  insert into app.institution (id, name, email_id, phone_number, is_approved, is_active, plan_ends_at, created_at)
  select id, ${text} || '-name-' || id, lower(replace(${text}, ' ', '.')) || '.' || id || '@example.org', '+91' || (${phones(ids.length)}::bigint + n), true, true, current_date + n::int,
    now() - n * interval '1 minute' from unnest(${ids}::uuid[]) with ordinality as one (id, n)`];

const feedback: Insert = ({ ids, text }) => [sql`
  insert into core.public_feedback (id, message, rating, name, email, created_at)
  select id, ${text} || '-message-' || id, 1 + n % 5, ${text} || '-name-' || id, lower(replace(${text}, ' ', '.')) || '.' || id || '@example.org', now() - n * interval '1 minute' from unnest(${ids}::uuid[]) with ordinality as one (id, n)`];

const tokenOrders: Insert = ({ ids, instituteId, text }) => [sql`
  insert into core.ai_token_order (id, institute_id, status, amount_token, amount_inr, is_exclusive, razorpay_order_id, razorpay_payment_id, buyer_name, created_at, paid_at)
  select id, ${instituteId}::uuid, 'paid', 1000 + n, 100000 + n, true, ${text} || '-order-' || id, ${text} || '-payment-' || id, ${text} || '-buyer-' || id, now() - n * interval '1 minute', now() - n * interval '1 minute'
  from unnest(${ids}::uuid[]) with ordinality as one (id, n)`];

const tokenEntries: Insert = ({ ids, instituteId, text }) => [sql`
  insert into core.ledger_entry (id, owner_id, account, cause, kind, amount, note, created_at)
  select case moved.sign when 1 then id else gen_random_uuid() end, ${instituteId}::uuid, moved.account, 'test ' || id, 'given', moved.sign * (100000 + n), ${text} || '-note-' || id, now() - n * interval '1 minute'
  from unnest(${ids}::uuid[]) with ordinality as one (id, n) cross join (values ('institute.tokens', 1), ('operator.tokensGiven', -1)) as moved (account, sign)`];

const attempts: Insert = ({ ids, instituteId, text }) => [sql`
  insert into core.test_attempt (id, institute_id, test_id, course_id, user_id, learner_name, number, started_at, submitted_at, mark, total_mark, pass_mark)
  select one.id, ${instituteId}::uuid, gen_random_uuid(), null, p.id, ${text} || '-name-' || one.id, 1, now() - n * interval '1 hour', now() - n * interval '1 hour' + n % 50 * interval '1 minute', n % 100, 100, 40
  from unnest(${ids}::uuid[]) with ordinality as one (id, n) cross join lateral (select id from app."user" u where u.institute_id = ${instituteId}::uuid order by id limit 1) p`];

/** Events come of themselves with what they tell of; these are put in as they would have. */
const events: Insert = (of) => [...learners(of), sql`
  update core.learner_event e set kind = 'paid', item = ${of.text} || '-item-' || e.id, amount = 100000 + n, created_at = now() - n * interval '1 minute' from unnest(${of.ids}::uuid[]) with ordinality as one (id, n) where e.id = one.id`];

const attendances = (kind: string): Insert => ({ ids, instituteId, text }) => [sql`
  insert into core.attendance (id, institute_id, kind, session_id, name, email, joined_at, left_at)
  select id, ${instituteId}::uuid, ${kind}, gen_random_uuid(), ${text} || '-name-' || id, lower(replace(${text}, ' ', '.')) || '.' || id || '@example.org', now() - n * interval '1 hour', now() - n * interval '1 hour' + n % 50 * interval '1 minute'
  from unnest(${ids}::uuid[]) with ordinality as one (id, n)`];

const referrals: Insert = ({ ids, instituteId, text }) => [sql`
  insert into core.referral (id, institute_id, program_id, referrer_id, referrer_name, friend_name, friend_email, status, reward, created_at, rewarded_at)
  select id, ${instituteId}::uuid, gen_random_uuid(), gen_random_uuid(), ${text} || '-referrer-' || id, ${text} || '-friend-' || id, lower(replace(${text}, ' ', '.')) || '.' || id || '@example.org', 'rewarded', 1000 + n,
    now() - n * interval '1 minute', now() - n * interval '1 minute' from unnest(${ids}::uuid[]) with ordinality as one (id, n)`];

const referralEntries: Insert = ({ ids, instituteId, text }) => [sql`
  insert into core.referral_entry (id, institute_id, user_id, type, amount, opening_balance, closing_balance, note, created_at)
  select one.id, ${instituteId}::uuid, p.id, 'credit', 1000 + n, 0, 1000 + n, ${text} || '-note-' || one.id, now() - n * interval '1 minute'
  from unnest(${ids}::uuid[]) with ordinality as one (id, n) cross join lateral (select id from app."user" u where u.institute_id = ${instituteId}::uuid order by id limit 1) p`];

const courses: Insert = ({ ids, instituteId, text }) => [sql`
  insert into app.course (id, institute_id, name, curriculum_type, plan_type, validity, is_active) select id, ${instituteId}::uuid, ${text} || '-name-' || id, 'recorded', 'free', 365, true from unnest(${ids}::uuid[]) as one (id)`];

const faculty: Insert = (of) => [...learners(of), sql`update app."user" set role = 'faculty' where id = any(${of.ids}::uuid[])`];

const forumPeople: Insert = (of) => [...learners(of), sql`
  insert into app.follower (id, institute_id, name, user_id, follower_id) select gen_random_uuid(), ${of.instituteId}::uuid, ${of.text} || '-name-' || id, id, id from unnest(${of.ids}::uuid[]) as one (id)`];

/** A class and a batch of one id each: so is the row. */
const classBatches: Insert = (of) => [...courses(of), sql`
  insert into app.batch (id, institute_id, name, course_id, starts_on) select id, ${of.instituteId}::uuid, ${of.text} || '-batch-' || id, id, current_date from unnest(${of.ids}::uuid[]) as one (id)`, sql`
  insert into app.live_class (id, institute_id, name, course_id, batch_ids, faculty_id, starts_at, ends_at)
  select one.id, ${of.instituteId}::uuid, ${of.text} || '-class-' || one.id, one.id, array[one.id], p.id, now() - n * interval '1 hour', now() - n * interval '1 hour' + interval '50 minutes'
  from unnest(${of.ids}::uuid[]) with ordinality as one (id, n) cross join lateral (select id from app."user" u where u.institute_id = ${of.instituteId}::uuid order by id limit 1) p`];

/** How rows come to be, by the view that gives them. */
const INSERTS: Readonly<Record<string, Insert>> = {
  sales,
  preSales: orders,
  couponUses,
  learnersReport: learners,
  renewals: attending(false),
  admissions: attending(false),
  offlineAdmissions: attending(true),
  courseSales: sales,
  courseSubscribers: attending(false),
  revenues: payments('upi'),
  offlineRevenues: payments('cash'),
  transactions: payments('card'),
  invoices,
  referrals,
  referralEntries,
  instituteFigures: institutes,
  publicFeedback: feedback,
  aiTokenPurchases: tokenOrders,
  aiTokenTransactions: tokenEntries,
  testAttempts: attempts,
  learnerEvents: events,
  liveClassAttendances: attendances('liveClass'),
  webinarAttendances: attendances('webinar'),
  popularCourses: courses,
  courseContents: courses,
  bankDetails,
  popularFaculties: faculty,
  forumPeople,
  liveClassBatches: classBatches,
};
