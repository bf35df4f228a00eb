import { describe, expect, it } from 'vitest';
import { shippedDeclarations } from '../../../platform/declarations';
import { daysOf, instantsOf, knownZone } from '../../../platform/kernel/days';
import { listAsked } from '../../../platform/features/chat/lists/sentence';
import type { Language } from '../../../platform/kernel/language';
import { createTrustedLoader, type Actor } from '../../../src/schemas';

const loader = createTrustedLoader({ sources: [shippedDeclarations] });
const operator: Actor = { id: 'a', role: 'super_admin', instituteId: null, allowAllInstitutes: true, modules: {} };
const now = new Date('2026-11-25T20:00:00.000Z');

/** Path and filters of the list that a sentence leads to. */
function listOf(language: Language, text: string, reader: Actor = operator): unknown {
  const list = listAsked({ text, language, reader, loader, now, zone: 'UTC' });
  if (!list) return null;
  const [path, query] = list.address.split('?filter=');
  return [path, query === undefined ? null : JSON.parse(decodeURIComponent(query))];
}

const NOVEMBER = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' };

/** A month as instants of UTC. */
const month = (year: number, at: number) => ({ from: new Date(Date.UTC(year, at - 1)).toISOString(), to: new Date(Date.UTC(year, at)).toISOString() });

const LAST_WEEK = { from: '2026-11-16T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z' };

describe('a sentence', () => {
  it.each(['America/New_York', 'Asia/Tokyo', 'Asia/Kolkata'])('of days without a clock is about those of India, wherever it is read: %s', (zone) => {
    // The 26th in India.
    for (const [text, day] of [['licences that end today', '2026-11-26'], ['leads to follow up tomorrow', '2026-11-27']] as const) expect(decodeURIComponent(listAsked({ text, language: 'en', reader: operator, loader, now, zone })?.address ?? ''), text).toContain(`{"from":"${day}","to":"${day}"}`);
  });

  it.each<[Language, string, unknown]>([
    ['en', 'Coupons that end this month', ['/app/coupon', { endsAt: NOVEMBER }]],
    ['en', 'show me active private coupons created last week', ['/app/coupon', { status: ['active'], isPrivate: 'only', createdAt: { from: '2026-11-16T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z' } }]],
    ['en', 'show coupons with private ones', ['/app/coupon', { isPrivate: true }]],
    ['en', 'coupons that are not private', ['/app/coupon', { isPrivate: false }]],
    ['en', 'coupons expiring in the next 10 days', ['/app/coupon', { endsAt: { from: '2026-11-25T00:00:00.000Z', to: '2026-12-05T00:00:00.000Z' } }]],
    ['en', 'suspended institutions', ['/app/institution', { status: ['suspended'] }]],
    ['en', 'active coupons that end in December', ['/app/coupon', { status: ['active'], endsAt: month(2026, 12) }]],
    ['en', 'coupons that end in March', ['/app/coupon', { endsAt: month(2027, 3) }]],
    ['en', 'coupons created in Dec', ['/app/coupon', { createdAt: month(2025, 12) }]],
    ['en', 'coupons created in November', ['/app/coupon', { createdAt: month(2026, 11) }]],
    ['en', 'coupons created in May 2024', ['/app/coupon', { createdAt: month(2024, 5) }]],
    ['fr', 'coupons créés en décembre 2025', ['/app/coupon', { createdAt: month(2025, 12) }]],
    ['ja', '12月に終了するクーポン', ['/app/coupon', { endsAt: month(2026, 12) }]],
    ['zh', '2027年1月到期的优惠券', ['/app/coupon', { endsAt: month(2027, 1) }]],
    ['en', 'live classes tomorrow', ['/app/live-schedule-class', { startsAt: { from: '2026-11-26T00:00:00.000Z', to: '2026-11-27T00:00:00.000Z' } }]],
    ['en', 'Which classes are cancelled?', ['/app/live-schedule-class', { status: ['cancelled'] }]],
    ['en', 'licences that end this year', ['/app/licence', { endsOn: { from: '2026-01-01', to: '2026-12-31' } }]],
    ['en', 'courses not active', ['/app/courses', { isActive: false }]],
    ['en', 'users', ['/app/user', null]],
    ['en', 'sales of this month', ['/app/report/manage-sales-report', { soldAt: NOVEMBER }]],
    ['en', 'money received this month', ['/app/revenues', { settledAt: NOVEMBER }]],
    // A list that stands below records is opened with the rows of all of them.
    ['en', 'How many subscriptions?', ['/app/studentList/-', null]],
    ['fr', 'Combien d’inscriptions ?', ['/app/studentList/-', null]],
    ['zh', '有多少选课记录？', ['/app/studentList/-', null]],
    ['ja', '受講登録は何件？', ['/app/studentList/-', null]],
    ['en', 'where are the invoices?', ['/app/invoice-history/-/-', null]],
    ['fr', 'où sont les factures ?', ['/app/invoice-history/-/-', null]],
    ['zh', '发票在哪里？', ['/app/invoice-history/-/-', null]],
    ['ja', '請求書はどこ？', ['/app/invoice-history/-/-', null]],
    ['en', 'which payments failed?', ['/app/-/-/-/payment', { status: ['failed'] }]],
    // By words that people have for a list elsewhere; one that is a choice of its rows means those alone.
    ['en', 'list of refunds', ['/app/transaction-history', { kind: ['refund'] }]],
    ['en', 'refunds this year', ['/app/transaction-history', { createdAt: { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' }, kind: ['refund'] }]],
    ['fr', 'liste des remboursements de cette année', ['/app/transaction-history', { createdAt: { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' }, kind: ['refund'] }]],
    ['zh', '显示本月退款', ['/app/transaction-history', { createdAt: NOVEMBER, kind: ['refund'] }]],
    ['ja', '今月の返金を表示', ['/app/transaction-history', { createdAt: NOVEMBER, kind: ['refund'] }]],
    ['en', 'show fees paid in cash', ['/app/transaction-history', { method: ['cash'] }]],
    ['en', 'record a cash payment', null],
    ['fr', 'les coupons qui expirent ce mois', ['/app/coupon', { endsAt: NOVEMBER }]],
    ['fr', 'montre les établissements suspendus', ['/app/institution', { status: ['suspended'] }]],
    ['en', 'how many learners are inactive?', ['/app/students', { status: ['inactive'] }]],
    ['en', 'Which students are inactive?', ['/app/students', { status: ['inactive'] }]],
    ['en', 'learners from Kochi', ['/app/students', { city: 'Kochi' }]],
    ['en', 'inactive learners in New Delhi from last week', ['/app/students', { status: ['inactive'], createdAt: LAST_WEEK, city: 'New Delhi' }]],
    ['en', 'leads from kochi?', ['/app/lead_management', { city: 'kochi' }]],
    ['en', 'learners from Kochi who never signed in', ['/app/students', null]],
    ['en', 'doubts without an answer', ['/app/interaction/doubts', null]],
    ['fr', 'les apprenants sans compte', ['/app/students', null]],
    ['en', 'learners cannot sign in', null],
    ['en', 'learners from last week', ['/app/students', { createdAt: LAST_WEEK }]],
    ['en', 'who are my teachers', ['/app/teacher', null]],
    ['fr', 'combien d’étudiants de Kochi sont inactifs ?', ['/app/students', { status: ['inactive'], city: 'Kochi' }]],
    ['zh', '来自 Kochi 的学员', ['/app/students', { city: 'Kochi' }]],
    ['ja', 'Kochiの受講者', ['/app/students', { city: 'Kochi' }]],
    ['ja', '無効な受講者は何人？', ['/app/students', { status: ['inactive'] }]],
    ['zh', '本月到期的优惠券', ['/app/coupon', { endsAt: NOVEMBER }]],
    ['zh', '显示已停用的学员', ['/app/students', { status: ['inactive'] }]],
    ['ja', '今月終了するクーポン', ['/app/coupon', { endsAt: NOVEMBER }]],
    ['ja', '承認待ちの教育機関を表示', ['/app/institution', { status: ['awaiting'] }]],
  ])('in %s leads to a list: %s', (language, text, wanted) => expect(listOf(language, text)).toEqual(wanted));

  it.each<[Language, string]>([['en', 'learners in the morning'], ['en', 'learners in batches'], ['en', 'how many learners can a batch have?'], ['en', 'how much does a course cost?'], ['fr', 'apprenants de cours'], ['en', 'how do I end a coupon?'], ['en', 'why is the sky blue'], ['en', ''], ['en', 'my couponing'], ['fr', 'comment désactiver un coupon ?'], ['zh', '怎么停用优惠券？'], ['ja', 'クーポンを停止する方法は？']])('in %s asks for none: %s', (language, text) => expect(listOf(language, text)).toBeNull());

  it('calls what a list takes over from another module by that one’s words', () => {
    expect(listAsked({ text: 'les prospects perdus', language: 'fr', reader: operator, loader, now, zone: 'UTC' })?.narrowed).toEqual(['Statut\u00a0: Perdu']);
    expect(listAsked({ text: 'learners signed in last week by last sign-in', language: 'en', reader: operator, loader, now, zone: 'UTC' })?.narrowed).toEqual(['Last sign-in: 16–22 Nov 2026']);
  });

  it('leads nowhere without the right to read', () => {
    const reader: Actor = { ...operator, role: 'sub_admin', instituteId: 'i', allowAllInstitutes: false, modules: { coupon: { create: false, read: true, update: false, delete: false } } };
    expect(listOf('en', 'active coupons', reader)).toEqual(['/app/coupon', { status: ['active'] }]);
    expect(listOf('en', 'suspended institutions', reader)).toBeNull();
    expect(listOf('en', 'active coupons', { ...reader, role: 'student' })).toBeNull();
  });
});

describe('what was not understood', () => {
  it.each<[Language, string, boolean]>([
    ['en', 'How many learners are enrolled in Malayalam Grammar?', true],
    ['en', 'show paid courses cheaper than ₹1,000', false],
    ['en', 'show coupons over ₹1,000', true],
    ['en', 'How many unpublished tests', true],
    ['en', 'show coupons that may end', true],
    ['en', 'show coupons that do not end this month', true],
    ['en', 'show me all active coupons that end in December, please', false],
    ['en', 'coupons', false],
    ['fr', 'montre-moi les coupons expirés de l’hiver', true],
    ['fr', 'combien de coupons actifs avons-nous ?', false],
    ['ja', '今月終了するクーポンを表示', false],
    ['zh', '显示已停用的学员', false],
  ])('in %s makes a list wider than was asked for: %s (%s)', (language, text, wanted) => expect(listAsked({ text, language, reader: operator, loader, now, zone: 'UTC', hasPlaces: false })?.isWider).toBe(wanted));
});

const TODAY = { from: '2026-11-25T00:00:00.000Z', to: '2026-11-26T00:00:00.000Z' };
const THIS_WEEK = { from: '2026-11-23T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z' };

describe('an amount', () => {
  it.each<[Language, string, unknown]>([
    ['en', 'courses under 2,000', ['/app/courses', { price: { to: 1999.99 } }]], ['en', 'show paid courses cheaper than ₹1,000', ['/app/courses', { planType: ['paid'], price: { to: 999.99 } }]], ['en', 'courses with a price of at least Rs. 1.5 lakh', ['/app/courses', { price: { from: 150_000 } }]],
    ['en', 'transactions between 500 and 1,000 rupees', ['/app/transaction-history', { amount: { from: 500, to: 1000 } }]], ['en', 'transactions over 2 crore this month', ['/app/transaction-history', { amount: { from: 20_000_000.01 }, createdAt: NOVEMBER }]], ['en', 'transactions of 1,20,000 or more', ['/app/transaction-history', { amount: { from: 120_000 } }]], ['en', 'batches with more than 20 seats', ['/app/allbatch', { capacity: { from: 21 } }]],
    ['fr', 'cours de plus de 2 000 roupies', ['/app/courses', { price: { from: 2000.01 } }]], ['fr', 'les cours à moins de 2,5 lakhs', ['/app/courses', { price: { to: 249_999.99 } }]],
    ['ja', '5万ルピー以上の取引', ['/app/transaction-history', { amount: { from: 50_000 } }]], ['ja', '2000ルピー未満のコース', ['/app/courses', { price: { to: 1999.99 } }]],
    ['zh', '超过500卢比的课程', ['/app/courses', { price: { from: 500.01 } }]], ['zh', '价格不超过1万的课程', ['/app/courses', { price: { to: 10_000 } }]],
  ])('in %s is a condition of the list: %s', (language, text, wanted) => expect(listOf(language, text)).toEqual(wanted));

  it.each<[Language, string]>([['en', 'coupons over 500 rupees'], ['fr', 'coupons de plus de 500 roupies'], ['ja', '5万ルピー以上のクーポン'], ['zh', '超过500卢比的优惠券']])('in %s that the list cannot be narrowed by is said so: %s', (language, text) =>
    expect(listAsked({ text, language, reader: operator, loader, now, zone: 'UTC' })).toMatchObject({ module: 'coupon', filter: {}, isWider: true, isCounted: false, notBy: { kind: 'amount' } }));

  it('is told as the reader writes it, and counted', () => {
    expect(listAsked({ text: 'how many courses cost more than 1.5 lakh?', language: 'en', reader: operator, loader, now, zone: 'UTC' })).toMatchObject({ isCounted: true, notBy: null, narrowed: ['Price: > ₹1,50,000.00'] });
    expect(countOf('en', 'how many courses have more than 2 tests')).toBeNull();
  });
});

describe('states in other words', () => {
  it.each<[Language, string, unknown]>([
    ['en', 'How many courses are inactive?', { isActive: false }], ['en', 'How many courses are not inactive?', { isActive: true }], ['fr', 'Combien de cours sont inactifs ?', { isActive: false }], ['ja', '無効なコースはいくつ', { isActive: false }], ['zh', '停用的课程有多少', { isActive: false }],
    ['ja', '未回答の質問はいくつ', { status: ['open'] }], ['zh', '已过期的优惠券有多少张', { status: ['expired'] }], ['fr', 'Combien de licences ont expiré ?', { status: ['expired'] }],
    ['fr', 'Combien de coupons prennent fin ce mois-ci ?', { endsAt: NOVEMBER }], ['en', 'How many doubts are not answered yet?', { status: ['open'] }], ['en', 'How many doubts are still open?', { status: ['open'] }], ['zh', '本月有几节直播课？', { startsAt: NOVEMBER }], ['fr', 'Combien de classes en direct ce mois-ci ?', { startsAt: NOVEMBER }],
  ])('are read to the end, and counted, in %s: %s', (language, text, filter) => expect(listAsked({ text, language, reader: operator, loader, now, zone: 'UTC' })).toMatchObject({ isCounted: true, isWider: false, filter }));

  it('a state of that name is meant where there is one', () => expect(listOf('en', 'inactive learners')).toEqual(['/app/students', { status: ['inactive'] }]));
});

describe('whoever signed in', () => {
  it.each<[Language, string, unknown]>([
    ['en', 'who logged in today', ['/app/user', { lastSignInAt: TODAY }]], ['en', 'How many people signed in this week?', ['/app/user', { lastSignInAt: THIS_WEEK }]], ['en', 'learners who logged in today', ['/app/students', { lastSignInAt: TODAY }]],
    ['fr', 'qui s’est connecté aujourd’hui ?', ['/app/user', { lastSignInAt: TODAY }]], ['fr', 'quels apprenants se sont connectés cette semaine ?', ['/app/students', { lastSignInAt: THIS_WEEK }]],
    ['zh', '今天谁登录了？', ['/app/user', { lastSignInAt: TODAY }]], ['zh', '今天登录的人', ['/app/user', { lastSignInAt: TODAY }]], ['ja', '今日ログインしたのは誰ですか', ['/app/user', { lastSignInAt: TODAY }]],
  ])('in %s is found by the last sign-in: %s', (language, text, wanted) => expect(listOf(language, text)).toEqual(wanted));

  it('is counted where the period is not over, and by what elsewhere', () => {
    const asked = (text: string) => listAsked({ text, language: 'en', reader: operator, loader, now, zone: 'UTC' })!;
    expect([asked('how many people logged in this week?').isCounted, asked('how many people logged in this week?').guessed]).toEqual([true, null]);
    expect(asked('how many people logged in last week?').guessed).toBe('Last sign-in');
  });
});

describe('an institute that is named', () => {
  const asked = (language: Language, text: string) => listAsked({ text, language, reader: operator, loader, now, zone: 'UTC', institute: { id: 'i1', name: 'Test Vidya Academy' } });

  it.each<[Language, string, string]>([['en', 'learners of Test Vidya Academy', 'student'], ['en', 'how many inactive users at test vidya academy?', 'user'], ['fr', 'les apprenants de Test Vidya Academy', 'student'], ['ja', 'Test Vidya Academyの受講者', 'student'], ['zh', 'Test Vidya Academy的学员', 'student']])('in %s is a condition of the list: %s', (language, text, module) => {
    expect(asked(language, text)).toMatchObject({ module, isWider: false, notBy: null });
    expect(asked(language, text)!.filter['instituteId']).toEqual(['i1']);
  });

  it('is said where the list has no filter for it', () => expect(asked('en', 'show the categories of Test Vidya Academy')).toMatchObject({ module: 'category', filter: {}, isWider: true, isCounted: false, notBy: { kind: 'institute', name: 'Test Vidya Academy' } }));
});

/** Whether a sentence is answered with a number, and the filters of it. */
function countOf(language: Language, text: string): unknown {
  const list = listAsked({ text, language, reader: operator, loader, now, zone: 'UTC' });
  return list?.isCounted ? [list.module, list.filter] : null;
}

describe('a number', () => {
  it.each<[Language, string, unknown]>([
    ['en', 'how many coupons are there?', ['coupon', {}]],
    ['en', 'How many students do we have in total?', ['student', {}]],
    ['en', 'How many private coupons are there?', ['coupon', { isPrivate: 'only' }]],
    ['en', 'How many active coupons are private?', ['coupon', { status: ['active'], isPrivate: 'only' }]],
    ['en', 'how many coupons are not private?', ['coupon', { isPrivate: false }]],
    ['en', 'how many coupons are there, excluding private ones?', ['coupon', { isPrivate: false }]],
    ['en', 'how many coupons are there including private ones?', ['coupon', { isPrivate: true }]],
    ['en', 'how many learners joined in October?', ['student', { createdAt: month(2026, 10) }]],
    ['en', 'How many learners were added in the last 7 days?', ['student', { createdAt: { from: '2026-11-19T00:00:00.000Z', to: '2026-11-26T00:00:00.000Z' } }]],
    ['en', 'How many learners are inactive and live in Pune?', ['student', { status: ['inactive'], city: 'Pune' }]],
    ['en', 'how many learners from Pune are inactive?', ['student', { status: ['inactive'], city: 'Pune' }]],
    ['en', 'how many coupons are active or expired?', ['coupon', { status: ['active', 'expired'] }]],
    ['fr', 'combien de coupons actifs ou expirés ?', ['coupon', { status: ['active', 'expired'] }]],
    ['ja', '過去7日間に追加された受講者は何人？', ['student', { createdAt: { from: '2026-11-19T00:00:00.000Z', to: '2026-11-26T00:00:00.000Z' } }]],
    // Rows of two lists, and of either of two conditions, are not these.
    ['en', 'how many coupons and courses are there?', null],
    ['en', 'how many private coupons and courses are there?', null],
    ['zh', '优惠券和课程有多少？', null],
    ['en', 'how many coupons are active or private?', null],
    ['fr', 'combien de coupons privés ?', ['coupon', { isPrivate: 'only' }]],
    ['fr', 'combien de coupons y compris privés ?', ['coupon', { isPrivate: true }]],
    ['fr', 'combien de coupons sauf privés ?', ['coupon', { isPrivate: false }]],
    ['zh', '非公开的优惠券有多少？', ['coupon', { isPrivate: 'only' }]],
    ['zh', '包括非公开的优惠券有多少？', ['coupon', { isPrivate: true }]],
    ['ja', '非公開のクーポンはいくつありますか？', ['coupon', { isPrivate: 'only' }]],
    ['ja', '非公開も含めてクーポンはいくつありますか？', ['coupon', { isPrivate: true }]],
    ['ja', '非公開ではないクーポンはいくつありますか？', ['coupon', { isPrivate: false }]],
    ['en', 'please tell me the number of coupons', ['coupon', {}]],
    ['en', 'Count my active coupons', ['coupon', { status: ['active'] }]],
    ['en', 'how many coupons were created last year?', ['coupon', { createdAt: { from: '2025-01-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' } }]],
    ['en', 'how many coupons end this month', ['coupon', { endsAt: NOVEMBER }]],
    ['en', 'How many active coupons end in December?', ['coupon', { status: ['active'], endsAt: month(2026, 12) }]],
    ['en', 'how many live classes are there tomorrow?', ['liveClass', { startsAt: { from: '2026-11-26T00:00:00.000Z', to: '2026-11-27T00:00:00.000Z' } }]],
    ['en', 'how many inactive learners are from Kochi?', ['student', { status: ['inactive'], city: 'Kochi' }]],
    ['en', 'how many courses aren’t active?', ['course', { isActive: false }]],
    ['en', 'how many coupons are not active?', ['coupon', { status: ['upcoming', 'inactive', 'expired'] }]],
    ['fr', 'combien de coupons y a-t-il ?', ['coupon', {}]],
    ['fr', 'combien d’étudiants de Kochi sont inactifs ?', ['student', { status: ['inactive'], city: 'Kochi' }]],
    ['fr', 'combien de coupons ne sont pas actifs ?', ['coupon', { status: ['upcoming', 'inactive', 'expired'] }]],
    ['zh', '一共有多少优惠券？', ['coupon', {}]],
    ['ja', 'クーポンはいくつありますか？', ['coupon', {}]],
    ['ja', '無効な受講者は何人？', ['student', { status: ['inactive'] }]],
    ['en', 'how many enrolments this month?', ['subscription', { createdAt: NOVEMBER }]],
    ['zh', '有多少停用的学员？', ['student', { status: ['inactive'] }]],
    ['zh', '十月加入的学员有多少', ['student', { createdAt: month(2026, 10) }]],
    ['ja', '十二月に終了するクーポンはいくつありますか', ['coupon', { endsAt: month(2026, 12) }]],
    ['en', 'how many enquiries are there', ['lead', {}]],
    ['en', 'how many vouchers are there', ['coupon', {}]],
    ['fr', 'combien d’inscriptions ce mois-ci ?', ['subscription', { createdAt: NOVEMBER }]],
    ['en', 'How many learners live in Kochi?', ['student', { city: 'Kochi' }]],
    ['fr', 'combien avons-nous de coupons actifs ?', ['coupon', { status: ['active'] }]],
    ['zh', '来自 Kochi 的学员有多少？', ['student', { city: 'Kochi' }]],
    ['zh', '本月到期的优惠券有多少', ['coupon', { endsAt: NOVEMBER }]],
    ['ja', 'Kochiの受講者は何人いますか？', ['student', { city: 'Kochi' }]],
    ['ja', '今月終了するクーポンはいくつありますか', ['coupon', { endsAt: NOVEMBER }]],
  ])('in %s is told of what was understood: %s', (language, text, wanted) => expect(countOf(language, text)).toEqual(wanted));

  it.each<[Language, string, string | null]>([
    ['en', 'how many enrolments this month?', 'Created'], ['fr', 'combien de coupons cette année ?', 'Création'], ['en', 'how many learners joined in October?', null], ['en', 'how many live classes are there tomorrow?', null], ['en', 'how many coupons end this month', null],
  ])('in %s says by which date it is told where the question does not: %s (%s)', (language, text, wanted) => expect(listAsked({ text, language, reader: operator, loader, now, zone: 'UTC' })?.guessed).toBe(wanted));

  it.each<[Language, string]>([
    // The list of these is opened with this month.
    ['en', 'how many admissions do we have?'],
    ['en', 'how many learners are in the course NEET'], ['en', 'how many learners failed a test'], ['en', 'how many learners have never signed in'], ['en', 'how many learners of institute 2'], ['en', 'how many coupons do not end this month'], ['en', 'how many coupons don’t end this month'],
    ['en', 'how many learners are no longer active'], ['en', 'how many learners are not from Kochi'], ['en', 'how many learners paid last month'], ['en', 'how many learners were active last week'], ['en', 'how many learners have more than 2 courses'], ['en', 'how many learners are in Physik für Anfänger 101?'],
    ['en', 'how many learners are not not active'], ['en', 'how many coupons were created this month and last month'], ['en', `how many coupons are there ${' '.repeat(300)}of Kochi`],
    ['fr', 'combien d’apprenants ont échoué au test'], ['fr', 'combien de coupons ne finissent pas ce mois'], ['zh', '没有登录过的学员有多少'], ['zh', '本月不到期的优惠券有多少'], ['ja', 'テストに落ちた受講者は何人'], ['ja', '今月終了しないクーポンはいくつ'], ['en', 'show coupons'],
  ])('in %s is told of nothing else: %s', (language, text) => expect(countOf(language, text)).toBeNull());

  it.each<[Language, string, unknown]>([
    ['en', 'coupons that do not end this month', ['/app/coupon', null]], ['en', 'show learners who are no longer active', ['/app/students', null]], ['en', 'show learners not from Kochi', ['/app/students', null]], ['ja', '今月終了しないクーポンを表示', ['/app/coupon', null]],
    ['en', 'show coupons not active', ['/app/coupon', { status: ['upcoming', 'inactive', 'expired'] }]], ['en', 'active coupons that do not end this month', ['/app/coupon', { status: ['active'] }]],
  ])('in %s, and no list, is the opposite of what was said: %s', (language, text, wanted) => expect(listOf(language, text)).toEqual(wanted));
});

describe('a period', () => {
  it.each([
    ['thisWeek', '2026-11-23', '2026-11-29'], ['nextWeek', '2026-11-30', '2026-12-06'], ['lastMonth', '2026-10-01', '2026-10-31'], ['nextMonth', '2026-12-01', '2026-12-31'], ['lastYear', '2025-01-01', '2025-12-31'], ['yesterday', '2026-11-24', '2026-11-24'],
  ] as const)('%s is from %s to %s', (period, from, to) => expect(daysOf({ period, now, zone: 'UTC' })).toEqual({ from, to }));

  it('is that of the reader’s calendar, also where the clocks change in it', () => {
    // It is the 26th already there.
    expect(daysOf({ period: 'today', now, zone: 'Asia/Kolkata' })).toEqual({ from: '2026-11-26', to: '2026-11-26' });
    expect(daysOf({ period: { last: 7 }, now, zone: 'UTC' })).toEqual({ from: '2026-11-19', to: '2026-11-25' });
    expect(instantsOf({ from: '2026-03-01', to: '2026-03-31', zone: 'Europe/Paris' })).toEqual({ from: '2026-02-28T23:00:00.000Z', to: '2026-03-31T22:00:00.000Z' });
    expect([knownZone('Europe/Paris'), knownZone('Nowhere/None'), knownZone(undefined)]).toEqual(['Europe/Paris', 'Asia/Kolkata', 'Asia/Kolkata']);
  });
});
