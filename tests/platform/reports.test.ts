import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from './support';

/** What each report says of the demo content, beside what the tables beneath say when they are asked by themselves. */
const REPORTS: readonly { readonly path: string; readonly own: string; readonly totals?: Readonly<Record<string, string>> }[] = [
  { path: '/report/pre-sales', own: 'core.sale r where r.sold_at is null', totals: { amount: 'sum(r.price - r.discount + r.tax) / 100.0' } },
  { path: '/revenues/search', own: "core.payment r where r.status = 'successful' and r.method not in ('cash', 'cheque', 'bankTransfer')", totals: { received: "sum(case r.kind when 'refund' then -r.amount else r.amount end) / 100.0" } },
  { path: '/offline-revenues/search', own: "core.payment r where r.status = 'successful' and r.method in ('cash', 'cheque', 'bankTransfer')", totals: { received: "sum(case r.kind when 'refund' then -r.amount else r.amount end) / 100.0" } },
  { path: '/membership-info/invoice/search', own: "core.sale r where r.applied_for = 'membership'", totals: { billed: "sum(r.price - r.discount + r.tax - r.refunded) filter (where r.status <> 'cancelled') / 100.0" } },
  { path: '/report/course-sales/search', own: "core.sale r where r.applied_for = 'course' and r.sold_at is not null", totals: { amount: 'sum(r.price - r.discount + r.tax) / 100.0', net: 'sum(r.amount - r.refunded) / 100.0' } },
  { path: '/report/course-subscribers/search', own: 'app.subscription r where r.deleted_at is null', totals: { paid: "(select sum(s.amount - s.refunded) from core.sale s join app.subscription p on p.course_id = s.item_id and p.user_id = s.buyer_id and p.institute_id = s.institute_id where p.deleted_at is null and s.sold_at is not null) / 100.0" } },
  { path: '/report/referral/search', own: 'core.referral r', totals: { net: '(select sum(s.price - s.discount + s.tax - s.refunded) from core.sale s where s.sold_at is not null and s.id in (select sale_id from core.referral)) / 100.0', reward: 'sum(r.reward) / 100.0' } },
  { path: '/report/referral-transactions/search', own: 'core.referral_entry r', totals: { credit: "sum(r.amount) filter (where r.type = 'credit') / 100.0", debit: "sum(r.amount) filter (where r.type = 'debit') / 100.0" } },
  { path: '/report/user', own: `app."user" r where r.role = 'student' and r.deleted_at is null` },
  { path: '/report/renewDue/search', own: 'app.subscription r where r.ends_on is not null and r.deleted_at is null' },
  { path: '/admissions/search', own: 'app.subscription r where coalesce(r.is_offline, false) = false and r.deleted_at is null' },
  { path: '/offline-admissions/search', own: 'app.subscription r where r.is_offline and r.deleted_at is null' },
  { path: '/report/coupon-usage/search', own: 'core.sale r where r.sold_at is not null and r.coupon_code is not null', totals: { amount: 'sum(r.price - r.discount + r.tax) / 100.0', discount: 'sum(r.discount) / 100.0', net: 'sum(r.price - r.discount + r.tax - r.refunded) / 100.0' } },
  { path: '/report/institutes/search', own: 'app.institution r where r.deleted_at is null', totals: { net: '(select sum(s.amount - s.refunded) from core.sale s where s.sold_at is not null and s.institute_id in (select id from app.institution where deleted_at is null)) / 100.0' , learners: `(select count(*) from app."user" u join app.institution i on i.id = u.institute_id where u.role = 'student' and u.deleted_at is null and i.deleted_at is null)`,
    staff: `(select count(*) from app."user" u join app.institution i on i.id = u.institute_id where u.role <> 'student' and u.deleted_at is null and i.deleted_at is null)`, courses: '(select count(*) from app.course c join app.institution i on i.id = c.institute_id where c.deleted_at is null and i.deleted_at is null)', sales: '(select count(*) from core.sale s join app.institution i on i.id = s.institute_id where s.sold_at is not null and i.deleted_at is null)' } },
  { path: '/ai-token/order/search', own: 'core.ai_token_order r', totals: { credited: "sum(r.amount_token) filter (where r.status = 'paid')", paid: "sum(r.amount_inr) filter (where r.status = 'paid') / 100.0" } },
  { path: '/ai-token/search', own: "core.ledger_entry r where r.account = 'institute.tokens'", totals: { credit: 'sum(r.amount) filter (where r.amount > 0) / 100.0', debit: '-sum(r.amount) filter (where r.amount < 0) / 100.0' } },
  { path: '/sales', own: 'core.sale r where r.sold_at is not null', totals: { amount: 'sum(r.price - r.discount + r.tax) / 100.0', discount: 'sum(r.discount) / 100.0', net: 'sum(r.price - r.discount + r.tax - r.refunded) / 100.0' } },
  { path: '/course-manager/search', own: 'app.course r where r.deleted_at is null' },
  { path: '/report/bank-details/search', own: "core.payment r join app.payment_account_info a on a.institute_id = r.institute_id where r.kind = 'payment' and r.status = 'successful'" },
  { path: '/report/payments/search', own: 'core.payment r', totals: { received: "sum(case when r.status <> 'successful' then 0 when r.kind = 'refund' then -r.amount else r.amount end) / 100.0" } },
  { path: '/transactions/search', own: 'core.payment r', totals: { received: "sum(case when r.status <> 'successful' then 0 when r.kind = 'refund' then -r.amount else r.amount end) / 100.0" } },
  { path: '/dashboard/popular-courses/search', own: 'app.course r where r.deleted_at is null', totals: { sales: "(select count(*) from core.sale s join app.course c on c.id = s.item_id and c.deleted_at is null where s.sold_at is not null and s.applied_for = 'course')", net: "(select sum(s.amount - s.refunded) from core.sale s join app.course c on c.id = s.item_id and c.deleted_at is null where s.sold_at is not null and s.applied_for = 'course') / 100.0" } },
  { path: '/dashboard/popular-faculties/search', own: `app."user" r where r.role = 'faculty' and r.deleted_at is null` },
  { path: '/forum/user/search', own: `app."user" r where r.deleted_at is null and (r.id in (select author_id from app.forum_post where deleted_at is null) or r.id in (select user_id from app.group_member where deleted_at is null and status = 'approved') or r.id in (select user_id from app.follower where deleted_at is null and not coalesce(is_blocked, false)))` },
  { path: '/live-class/-/batch/search', own: 'app.live_class l cross join lateral unnest(l.batch_ids) as b(id) join app.batch r on r.id = b.id and r.deleted_at is null and r.institute_id = l.institute_id where l.deleted_at is null' },
  { path: '/report/test', own: 'core.test_attempt r' },
  { path: '/report/user-journey/search', own: 'core.learner_event r join app."user" u on u.id = r.user_id and u.deleted_at is null' },
  { path: '/report/live-class-attendance/search', own: "core.attendance r where r.kind = 'liveClass'" },
  { path: '/report/webinar-attendance/search', own: "core.attendance r where r.kind = 'webinar'" },
];

/** Held to their tables beside what they are of. */
const ELSEWHERE: readonly string[] = ['instituteList', 'publicFeedback'];

describe('reports', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform({ demo: true });
  }, 300_000);
  afterAll(() => platform.close());

  it('are all that views give, but for what has a test of its own', () => {
    const paths = REPORTS.map(({ path }) => path);
    const calls = platform.context.loader.all().filter(({ source }) => source !== null).map(({ name, endpoint }) => ({ name, path: endpoint.search.path.replace(/\{\w+\}/g, '-') }));
    expect(calls.filter(({ path }) => !paths.includes(path)).map(({ name }) => name).sort()).toEqual(ELSEWHERE);
  });

  it.each(REPORTS)('$path holds what its tables hold, with their sums', async ({ path, own, totals = {} }) => {
    const token = await platform.login('super_admin');
    const { status, data, body } = await platform.call({ method: 'POST', url: `/api/v9${path}`, token, body: { size: 5, totals: true } });
    expect(status, JSON.stringify(body)).toBe(200);
    const { rows: [counted] } = await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => sql<Record<string, string>>`${sql.raw(`select count(*) as rows${Object.entries(totals).map(([name, query]) => `, ${query} as "${name}"`).join('')} from ${own}`)}`.execute(trx));
    expect(Number(counted!['rows']), path).toBeGreaterThan(0);
    expect(data['total']).toBe(Number(counted!['rows']));
    expect(Object.keys(data['totals'] as object).sort()).toEqual(Object.keys(totals).sort());
    for (const name of Object.keys(totals)) expect(Number((data['totals'] as Record<string, unknown>)[name]), name).toBeCloseTo(Number(counted![name]), 2);
  });

  it.each(REPORTS.filter(({ path }) => path !== '/report/institutes/search'))('$path shows an institute its own alone', async ({ path }) => {
    const token = await platform.login('institute');
    const { status, data, body } = await platform.call({ method: 'POST', url: `/api/v9${path}`, token, body: { size: 50 } });
    expect(status, JSON.stringify(body)).toBe(200);
    const items = data['items'] as { instituteId?: string }[];
    expect(new Set(items.map(({ instituteId }) => instituteId)).size).toBe(1);
  });

  it.each([['transactionHistory', '/transactions/search'], ['institutePayment', '/report/payments/search']])('%s writes a refund with a minus, and shows what came in with its sum', async (module, path) => {
    const token = await platform.login('super_admin');
    const rowsOf = async (filters: object): Promise<readonly { readonly amount: number; readonly received: number }[]> => (await platform.call({ method: 'POST', url: `/api/v9${path}`, token, body: { size: 50, filters } })).data['items'] as { readonly amount: number; readonly received: number }[];
    const [refunds, failed, paid] = await Promise.all([rowsOf({ kind: ['refund'], status: ['successful'] }), rowsOf({ kind: ['payment'], status: ['failed', 'pending'] }), rowsOf({ kind: ['payment'], status: ['successful'] })]);
    for (const rows of [refunds, failed, paid]) expect(rows.length).toBeGreaterThan(0);
    for (const { amount, received } of refunds) expect([amount < 0, received]).toEqual([true, amount]);
    for (const { amount, received } of failed) expect([amount > 0, received]).toEqual([true, 0]);
    for (const { amount, received } of paid) expect([amount > 0, received]).toEqual([true, amount]);
    const { columns, totals } = platform.context.loader.require(module).list;
    expect(totals.filter((name) => !columns.includes(name))).toEqual([]);
  });

  it('what referrals earned and what was used of it follow one another, and add up to what was rewarded', async () => {
    const { rows: [kept] } = await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => sql<{ broken: number; credits: string; rewards: string }>`
      select (select count(*)::int from (select opening_balance, coalesce(lag(closing_balance) over (partition by user_id order by created_at, closing_balance), 0) as before from core.referral_entry) e where opening_balance <> before) as broken,
        (select sum(amount) from core.referral_entry where type = 'credit')::text as credits, (select sum(reward) from core.referral)::text as rewards`.execute(trx));
    expect(kept!.broken).toBe(0);
    expect(kept!.credits).toBe(kept!.rewards);
  });
});
