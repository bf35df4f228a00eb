import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveDue } from '../../../platform/features/tokens/giveDue';
import { giveWhatMembershipBrings } from '../../../platform/features/tokens/first';
import { reconcileDue } from '../../../platform/features/tokens/reconcile';
import { proveLedger } from '../../../platform/ledger/prove';
import { deliverDue } from '../../../platform/payments/sandbox/deliver';
import { sandboxKeys } from '../../../platform/payments/sandbox/keys';
import { eventBody, type Telling } from '../../../platform/payments/sandbox/pay';
import { sign } from '../../../platform/payments/provider/signature';
import { defineResource, f } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type CallResult, type TestPlatform } from '../../platform/support';

const ALL = { scope: { kind: 'all' } } as const;

describe('AI tokens', () => {
  let platform: TestPlatform;
  let institute: string;
  beforeAll(async () => {
    platform = await createTestPlatform({ config: { poolSize: 10 } });
    institute = await platform.login('institute');
    const rate = await platform.call({ method: 'POST', url: '/api/v9/ai-token/rate', token: await platform.login('super_admin'), body: { name: 'Standard', amount_token: 3, amount_inr: 2, startsAt: '2026-01-01T00:00:00.000Z' } });
    expect(rate.status).toBe(201);
  });
  afterAll(() => platform.close());

  const ask = (path: string, body?: unknown, token = institute) => platform.call({ method: body === undefined ? 'GET' : 'POST', url: `/api/v9/ai-token${path}`, token, ...(body === undefined ? {} : { body }) });
  const order = async (rupees = 1_000): Promise<string> => {
    const reply = await ask('/order', { amount_inr: rupees, amount_token: rupees * 1.5 });
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    return String(reply.data['razorpay_order_id']);
  };
  const pay = async (orderId: string, { paid = true, telling = 'never' as Telling } = {}): Promise<Record<string, string>> => {
    const { body } = await platform.call({ method: 'POST', url: '/sandbox/payments', body: { order_id: orderId, paid, telling } });
    return body['data'] as Record<string, string>;
  };
  const payment = ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }: Record<string, string>) => ({ razorpay_order_id, razorpay_payment_id, razorpay_signature });
  const verify = (paid: Record<string, string>, token?: string) => ask('/verify', payment(paid), token);
  const purchase = ({ razorpay_order_id, razorpay_payment_id }: Record<string, string>, token?: string) => ask('/purchase', { razorpay_order_id, razorpay_payment_id }, token);
  const tell = ({ event = 'payment.captured', id, paid, paise = 100_000, signature }: { event?: string; id: string; paid: Record<string, string>; paise?: number; signature?: string }): Promise<CallResult> => {
    const body = JSON.stringify(eventBody({ event, payment: { id: paid['razorpay_payment_id']!, order_ref: paid['razorpay_order_id']!, paise: String(paise), status: event === 'payment.failed' ? 'failed' : 'captured' } }));
    const headers = { 'content-type': 'application/json', 'x-razorpay-event-id': id, 'x-razorpay-signature': signature ?? sign({ secret: sandboxKeys(platform.context).webhookSecret, of: body }) };
    return platform.app.inject({ method: 'POST', url: '/api/v9/payment/webhook', headers, payload: body }).then((reply) => ({ status: reply.statusCode, headers: {}, body: reply.json(), data: (reply.json() as { data?: Record<string, unknown> }).data ?? {} }));
  };
  const balance = async (): Promise<number> => (await ask('/balance')).data['balance'] as number;
  const stateOf = async (orderId: string): Promise<string> => {
    const { rows } = await platform.context.database.transaction(ALL, (trx) => sql<{ status: string }>`select status from core.ai_token_order where razorpay_order_id = ${orderId}`.execute(trx));
    return rows[0]!.status;
  };
  const makeDue = () => platform.context.database.transaction(ALL, (trx) => sql`update core.ai_token_order set check_at = now() - interval '1 second' where check_at is not null`.execute(trx));

  let before: number;
  beforeEach(async () => {
    before = await balance();
  });

  it('are ordered at the rate, whichever of price and tokens was entered, and at no other', async () => {
    const reply = await ask('/order', { amount_inr: 500, amount_token: 750 });
    expect(reply).toMatchObject({ status: 201, data: { razorpay_order_id: expect.stringMatching(/^order_\w{14}$/), paise: 50_000, currency: 'INR', key: 'rzp_test_sandbox', isExclusive: true } });
    // 750.01 tokens are 500.0066… rupees; 500.01 rupees are 750.015 tokens.
    expect((await ask('/order', { amount_inr: 500.01, amount_token: 750.01 })).status).toBe(201);
    expect((await ask('/order', { amount_inr: 500.01, amount_token: 750.02 })).status).toBe(201);
    expect(await ask('/order', { amount_inr: 500, amount_token: 751 })).toMatchObject({ status: 409, body: { reason: 'tokenRateChanged' } });
    expect(await ask('/order', { amount_inr: 499.99, amount_token: 749.99 })).toMatchObject({ status: 422, body: { errors: { amount_inr: expect.stringContaining('500') } } });
    for (const amount of [-1_000, 0, '1000', null, 600.005]) expect((await ask('/order', { amount_inr: amount, amount_token: 900 })).status, String(amount)).toBe(422);
    expect(await balance()).toBe(before);
  });

  it('are bought for one’s own institute alone, by its people', async () => {
    expect((await ask('/order', { amount_inr: 1_000, amount_token: 1_500, instituteId: INSTITUTES.south })).status).toBe(404);
    expect((await ask('/order', { amount_inr: 1_000, amount_token: 1_500, instituteId: INSTITUTES.north })).status).toBe(201);
    const paid = await pay(await order());
    for (const name of ['institute2', 'whitelabel']) {
      const token = await platform.login(name);
      expect((await verify(paid, token)).status, name).toBe(404);
      expect((await purchase(paid, token)).status, name).toBe(404);
    }
    for (const name of ['super_admin', 'admin', 'sub_admin']) expect((await ask('/order', { amount_inr: 1_000, amount_token: 1_500 }, await platform.login(name))).status, name).toBe(403);
    expect(await balance()).toBe(before);
  });

  it('come once, by verify, record and message in any order and any number', async () => {
    for (const ways of [['verify', 'purchase', 'tell'], ['tell', 'verify', 'purchase'], ['purchase', 'tell', 'verify'], ['tell', 'tell', 'tell']]) {
      const from = await balance();
      const paid = await pay(await order());
      for (const [index, way] of ways.entries()) {
        const reply = way === 'verify' ? await verify(paid) : way === 'purchase' ? await purchase(paid) : await tell({ id: `evt ${ways.join()} ${index}`, paid });
        expect(reply.status, way).toBe(200);
        expect(reply.data, way).toMatchObject(way === 'tell' ? { outcome: index === 0 ? 'recorded' : 'known' } : { status: 'success' });
        expect(await balance(), ways.join()).toBe(from + 1_500);
      }
    }
  });

  it('come once when all of them are at it at the same moment', async () => {
    const paid = await pay(await order());
    const replies = await Promise.all([verify(paid), tell({ id: 'evt race 1', paid }), purchase(paid), tell({ event: 'order.paid', id: 'evt race 2', paid }), tell({ id: 'evt race 1', paid }), verify(paid)]);
    for (const reply of replies) expect(reply.status).toBe(200);
    expect(await balance()).toBe(before + 1_500);
    expect(await stateOf(paid['razorpay_order_id']!)).toBe('paid');
  });

  it('do not come for a signature that is not the provider’s, for a payment of another order, nor for one that nobody made', async () => {
    const [paid, other] = [await pay(await order()), await order()];
    expect((await verify({ ...paid, razorpay_signature: `${paid['razorpay_signature']!.slice(0, -1)}x` })).data).toEqual({ status: 'failed' });
    expect((await verify({ ...paid, razorpay_order_id: other })).data).toEqual({ status: 'failed' });
    expect((await purchase({ ...paid, razorpay_order_id: other })).data).toMatchObject({ status: 'pending' });
    expect((await purchase({ razorpay_order_id: other, razorpay_payment_id: 'pay_mine' })).data).toMatchObject({ status: 'pending' });
    expect((await verify({ ...paid, razorpay_order_id: 'order_nobodys' })).status).toBe(404);
    expect(await balance()).toBe(before);
  });

  it('hear of messages that are signed to the byte, each once, and of the amount that was ordered', async () => {
    const paid = await pay(await order());
    expect(await tell({ id: 'evt forged', paid, signature: 'f'.repeat(64) })).toMatchObject({ status: 403, body: { reason: 'webhookForged' } });
    expect((await platform.call({ method: 'POST', url: '/api/v9/payment/webhook', body: {} })).status).toBe(403);
    for (const [nth, body] of ['null', '{"event":"payment.captured\\u0000"}'].entries()) {
      const headers = { 'content-type': 'application/json', 'x-razorpay-event-id': `evt strange ${nth}`, 'x-razorpay-signature': sign({ secret: sandboxKeys(platform.context).webhookSecret, of: body }) };
      expect((await platform.app.inject({ method: 'POST', url: '/api/v9/payment/webhook', headers, payload: body })).statusCode).toBe(200);
    }
    expect((await tell({ id: 'evt little', paid, paise: 100 })).data).toEqual({ outcome: 'mismatch' });
    expect(await balance()).toBe(before);
    expect((await tell({ id: 'evt right', paid })).data).toEqual({ outcome: 'recorded' });
    expect((await tell({ id: 'evt right', paid })).data).toEqual({ outcome: 'before' });
    expect((await tell({ event: 'refund.created', id: 'evt else', paid })).data).toEqual({ outcome: 'ignored' });
    expect(await balance()).toBe(before + 1_500);
    const { rows } = await platform.context.database.transaction(ALL, (trx) => sql`select event, order_ref, payment_ref, outcome from core.payment_event where id in ('evt little', 'evt right', 'evt else') order by id`.execute(trx));
    const told = (outcome: string, event = 'payment.captured') => ({ event, order_ref: paid['razorpay_order_id'], payment_ref: paid['razorpay_payment_id'], outcome });
    expect(rows, 'what was told of which order, for whoever looks into it').toEqual([told('ignored', 'refund.created'), told('mismatch'), told('recorded')]);
  });

  it.each(['once', 'doubled', 'reordered', 'delayed'] as const)('come by the sandbox’s messages alone, told %s, though the page is gone', async (telling) => {
    const orderId = await order();
    await pay(orderId, { telling });
    for (let left = 3; left > 0; left--) {
      await platform.context.database.transaction(ALL, (trx) => sql`update core.sandbox_message set due_at = now() - interval '1 minute' + (due_at - now()) / 1000`.execute(trx));
      await deliverDue(platform);
    }
    expect(await stateOf(orderId)).toBe('paid');
    expect(await balance()).toBe(before + 1_500);
    const { rows } = await platform.context.database.transaction(ALL, (trx) => sql`select 1 from core.sandbox_message`.execute(trx));
    expect(rows).toEqual([]);
  });

  it('of a payment that nobody ever told of are found by asking the provider', async () => {
    await makeDue();
    while ((await reconcileDue(platform.context)) > 0);
    before = await balance();
    const [paid, unpaid] = [await order(), await order()];
    await pay(paid);
    await makeDue();
    while ((await reconcileDue(platform.context)) > 0);
    expect([await stateOf(paid), await stateOf(unpaid)]).toEqual(['paid', 'pending']);
    expect(await balance()).toBe(before + 1_500);
    const look = async (): Promise<void> => {
      await makeDue();
      while ((await reconcileDue(platform.context)) > 0);
    };
    await look();
    expect(await stateOf(unpaid)).toBe('pending');
    await look();
    expect(await stateOf(unpaid), 'half an hour after it was made').toBe('failed');
    // It is looked after for some days all the same: a payment that comes later is entered.
    const late = await order();
    for (let looked = 0; looked < 4; looked++) await look();
    expect(await stateOf(late)).toBe('failed');
    await pay(late);
    await look();
    expect(await stateOf(late)).toBe('paid');
    expect(await balance()).toBe(before + 3_000);
    before += 1_500;
    for (let looked = 0; looked < 3; looked++) await look();
    // Whoever does all the same gets what was paid for.
    expect((await verify(await pay(unpaid))).data).toEqual({ status: 'success' });
    expect(await balance()).toBe(before + 3_000);
  });

  it('that nobody pays are looked after more and more seldom, for four days', async () => {
    const orderId = await order();
    const minutesLeft = async () => (await platform.context.database.transaction(ALL, (trx) => sql<{ left: number | null }>`select round(extract(epoch from check_at - now()) / 60)::int as left from core.ai_token_order where razorpay_order_id = ${orderId}`.execute(trx))).rows[0]!.left;
    const waits = [await minutesLeft()];
    for (let looked = 0; looked < 7; looked++) {
      await platform.context.database.transaction(ALL, (trx) => sql`update core.ai_token_order set check_at = now() where razorpay_order_id = ${orderId} and check_at is not null`.execute(trx));
      await reconcileDue(platform.context);
      waits.push(await minutesLeft());
    }
    expect(waits).toEqual([2, 10, 20, 60, 6 * 60, 24 * 60, 3 * 24 * 60, null]);
  });

  it('that nobody can be asked about count as not paid after half an hour, too, and are entered once somebody tells', async () => {
    const [old, fresh, elsewhere, looked] = [await order(), await order(), await order(), await order()];
    await platform.context.database.transaction(ALL, async (trx) => {
      await sql`update core.ai_token_order set check_at = null where razorpay_order_id in (${old}, ${fresh})`.execute(trx);
      await sql`update core.ai_token_order set provider = 'another' where razorpay_order_id = ${elsewhere}`.execute(trx);
      await sql`update core.ai_token_order set created_at = created_at - interval '31 minutes' where razorpay_order_id in (${old}, ${elsewhere}, ${looked})`.execute(trx);
    });
    await reconcileDue(platform.context);
    expect(await Promise.all([old, fresh, elsewhere, looked].map(stateOf))).toEqual(['failed', 'pending', 'failed', 'pending']);
    expect((await tell({ id: 'evt after all', paid: await pay(old) })).data).toEqual({ outcome: 'recorded' });
    expect(await stateOf(old)).toBe('paid');
    expect(await balance()).toBe(before + 1_500);
  });

  it('come after a payment that was declined first, and a late word of that changes nothing', async () => {
    const orderId = await order();
    const declined = await pay(orderId, { paid: false, telling: 'once' });
    await deliverDue(platform);
    expect(await stateOf(orderId), 'it can be paid by another try').toBe('pending');
    expect((await verify(await pay(orderId))).data).toEqual({ status: 'success' });
    expect((await tell({ event: 'payment.failed', id: 'evt late', paid: declined })).data).toEqual({ outcome: 'failed' });
    expect(await stateOf(orderId)).toBe('paid');
    expect(await balance()).toBe(before + 1_500);
  });

  it('count as not paid half an hour after a try that was declined, where none came after it', async () => {
    const orderId = await order();
    await pay(orderId, { paid: false, telling: 'once' });
    await deliverDue(platform);
    const states: unknown[] = [];
    for (let looked = 0; looked < 3; looked++) {
      await makeDue();
      while ((await reconcileDue(platform.context)) > 0);
      states.push(await stateOf(orderId));
    }
    expect(states).toEqual(['pending', 'pending', 'failed']);
  });

  it('begin with what the membership brings, once, also for two who look at the same moment', async () => {
    const operator = await platform.login('super_admin');
    const { data: plan } = await platform.call({ method: 'POST', url: '/api/v9/membership-plan', token: operator, body: { subscriptionPlan: 'Growth', billingCycle: 'yearly', price: 9_000, aiToken: 333 } });
    const licence = await platform.call({ method: 'POST', url: '/api/v9/licence', token: operator, body: { instituteId: INSTITUTES.south, membershipPlanId: plan['id'], number: 'LIC-0000-0001', learnerSeats: 10, staffSeats: 2, startsOn: '2026-01-01', endsOn: '2099-01-01', fee: 1 } });
    expect(licence.status, JSON.stringify(licence.body)).toBe(201);
    for (const away of ['deleted_at = now()', 'is_suspended = true', "starts_on = '2098-01-01'", "starts_on = '2020-01-01', ends_on = '2020-12-31'"]) {
      const given = platform.context.database.transaction(ALL, async (trx) => {
        await sql`update app.licence set ${sql.raw(away)} where number = 'LIC-0000-0001'`.execute(trx);
        throw new Error(String(await giveWhatMembershipBrings({ context: platform.context, trx, instituteId: INSTITUTES.south })));
      });
      await expect(given, away).rejects.toThrow('false');
    }
    const token = await platform.login('institute2');
    const looked = await Promise.all(Array.from({ length: 4 }, () => ask('/balance', undefined, token)));
    for (const { status } of looked) expect(status).toBe(200);
    expect((await ask('/balance', undefined, token)).data).toEqual({ credit: 499.5, debit: 0, balance: 499.5 });
    const { data } = await ask('/search', {}, token);
    expect(data['items']).toMatchObject([{ type: 'credit', amount_token: 499.5, opening_balance: 0, closing_balance: 499.5, isFirstTrans: true }]);
  });

  it('begin with what the plan brings that the institute was given without a licence, once, whatever plan it has later', async () => {
    const operator = await platform.login('super_admin');
    const make = async (subscriptionPlan: string, aiToken: number) => (await platform.call({ method: 'POST', url: '/api/v9/membership-plan', token: operator, body: { subscriptionPlan, billingCycle: 'yearly', price: 9_000, aiToken } })).data['id'];
    const change = async (membershipPlanId: unknown) => expect((await platform.call({ method: 'PUT', url: `/api/v9/institute/${INSTITUTES.white}/changePlan`, token: operator, body: { membershipPlanId } })).status).toBe(200);
    const token = await platform.login('whitelabel');
    expect((await ask('/balance', undefined, token)).data, 'without a plan').toEqual({ credit: 0, debit: 0, balance: 0 });
    const [silver, gold] = [await make('Silver', 2_500), await make('Gold', 9_000)];
    // None is given with an end that is past: it was given before.
    await platform.context.database.transaction(ALL, (trx) => sql`update app.institution set membership_plan_id = ${gold}::uuid, plan_ends_at = '2020-01-01' where id = ${INSTITUTES.white}`.execute(trx));
    expect((await platform.context.database.transaction(ALL, (trx) => giveWhatMembershipBrings({ context: platform.context, trx, instituteId: INSTITUTES.white }))), 'of a plan that has ended').toBe(false);
    await platform.context.database.transaction(ALL, (trx) => sql`update app.institution set plan_ends_at = '2026-03-31' where id = ${INSTITUTES.white}`.execute(trx));
    const inApril = { ...platform.context, clock: () => new Date('2026-03-31T19:00:00Z') };
    expect((await platform.context.database.transaction(ALL, (trx) => giveWhatMembershipBrings({ context: inApril, trx, instituteId: INSTITUTES.white }))), 'of a plan that ended yesterday in India').toBe(false);
    await change(silver);
    for (const { status } of await Promise.all(Array.from({ length: 4 }, () => ask('/balance', undefined, token)))) expect(status).toBe(200);
    expect((await ask('/balance', undefined, token)).data).toEqual({ credit: 3_750, debit: 0, balance: 3_750 });
    await change(gold);
    await platform.call({ method: 'POST', url: '/api/v9/licence', token: operator, body: { instituteId: INSTITUTES.white, membershipPlanId: gold, number: 'LIC-0000-0002', learnerSeats: 10, staffSeats: 2, startsOn: '2026-01-01', endsOn: '2099-01-01', fee: 1 } });
    expect((await ask('/balance', undefined, token)).data).toEqual({ credit: 3_750, debit: 0, balance: 3_750 });
    expect((await ask('/search', {}, token)).data['items']).toMatchObject([{ type: 'credit', amount_token: 3_750, isFirstTrans: true }]);
  });

  it('of a membership are entered soon after it has begun, whether or not anybody looks', async () => {
    const operator = await platform.login('super_admin');
    const entries = async () => (await platform.context.database.transaction(ALL, (trx) => sql<{ amount: string; fresh: boolean }>`select amount::text as amount, created_at > now() - interval '1 minute' as fresh from core.ledger_entry where owner_id = ${INSTITUTES.lapsed} and account = 'institute.tokens'`.execute(trx))).rows;
    const plan = (await platform.call({ method: 'POST', url: '/api/v9/membership-plan', token: operator, body: { subscriptionPlan: 'Bronze', billingCycle: 'yearly', price: 4_000, aiToken: 1_000 } })).data['id'];
    expect(await giveDue(platform.context)).toBe(0);
    expect((await platform.call({ method: 'PUT', url: `/api/v9/institute/${INSTITUTES.lapsed}/changePlan`, token: operator, body: { membershipPlanId: plan } })).status).toBe(200);
    expect(await entries()).toEqual([]);
    const mark = (columns: string) => platform.context.database.transaction(ALL, (trx) => sql`update app.institution set ${sql.raw(columns)} where id = ${INSTITUTES.lapsed}`.execute(trx));
    for (const [away, back] of [['is_approved = false', 'is_approved = true'], ['deleted_at = now()', 'deleted_at = null']] as const) {
      await mark(away);
      expect(await giveDue(platform.context), away).toBe(0);
      expect(await entries(), away).toEqual([]);
      await mark(back);
    }
    expect((await Promise.all([1, 2, 3].map(() => giveDue(platform.context)))).reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await entries()).toEqual([{ amount: '150000', fresh: true }]);
    expect(await giveDue(platform.context)).toBe(0);
  });

  it('are promised on the page of plans as they are entered, at the rate there is', async () => {
    const five = await createTestPlatform();
    const operator = await five.login('super_admin');
    const post = async (url: string, body: object) => expect((await five.call({ method: 'POST', url: `/api/v9${url}`, token: operator, body })).status).toBe(201);
    const promised = async () => ((await five.call({ method: 'GET', url: '/api/v9/plans' })).data['items'] as { name: string; aiToken: number }[]).map(({ name, aiToken }) => [name, aiToken]);
    await post('/membership-plan', { subscriptionPlan: 'Bare', billingCycle: 'monthly', price: 1_000 });
    await post('/membership-plan', { subscriptionPlan: 'Growth', billingCycle: 'monthly', price: 2_000, aiToken: 500 });
    await post('/membership-plan', { subscriptionPlan: 'Odd', billingCycle: 'monthly', price: 3_000, aiToken: 333 });
    await post('/membership-plan', { subscriptionPlan: 'Single', billingCycle: 'monthly', price: 4_000, aiToken: 1 });
    expect(await promised(), 'nothing is entered before there is a rate').toEqual([['Bare', 0], ['Growth', 0], ['Odd', 0], ['Single', 0]]);
    expect(await five.call({ method: 'POST', url: '/api/v9/ai-token/order', token: await five.login('institute'), body: { amount_inr: 1_000, amount_token: 1_500 } })).toMatchObject({ status: 409, body: { reason: 'noTokenRate' } });
    await post('/ai-token/rate', { name: 'Standard', amount_token: 1, amount_inr: 5, startsAt: '2026-01-01T00:00:00.000Z' });
    expect(await promised()).toEqual([['Bare', 0], ['Growth', 100], ['Odd', 66.6], ['Single', 0.2]]);
    const growth = (await five.call({ method: 'POST', url: '/api/v9/membership-plan/search', token: operator, body: { query: 'Growth' } })).data['items'] as { id: string; aiToken: number }[];
    expect(growth, 'the count is the operator’s').toMatchObject([{ aiToken: 500 }]);
    expect((await five.call({ method: 'PUT', url: `/api/v9/institute/${INSTITUTES.north}/changePlan`, token: operator, body: { membershipPlanId: growth[0]!.id } })).status).toBe(200);
    expect((await five.call({ method: 'GET', url: '/api/v9/ai-token/balance', token: await five.login('institute') })).data).toEqual({ credit: 100, debit: 0, balance: 100 });
    await five.close();
  });

  it('cannot be ordered where nobody takes payments, nor while the provider does not answer', async () => {
    const without = await createTestPlatform({ config: { mode: 'production' } });
    const token = await without.login('institute');
    expect(await without.call({ method: 'POST', url: '/api/v9/ai-token/order', token, body: { amount_inr: 1_000, amount_token: 1_500 } })).toMatchObject({ status: 422, body: { reason: 'checkoutNotSetUp' } });
    expect((await without.call({ method: 'GET', url: '/sandbox/checkout.js' })).status).toBe(404);
    expect((await without.call({ method: 'POST', url: '/sandbox/payments', body: { order_id: 'order_x' } })).status).toBe(404);
    await without.close();
    const away = await createTestPlatform({ config: { checkout: { keyId: 'rzp_live_x', keySecret: 'secret-of-the-key', webhookSecret: 'secret-of-messages', apiBase: 'http://127.0.0.1:9' } } });
    await away.call({ method: 'POST', url: '/api/v9/ai-token/rate', token: await away.login('super_admin'), body: { name: 'Standard', amount_token: 3, amount_inr: 2, startsAt: '2026-01-01T00:00:00.000Z' } });
    expect(await away.call({ method: 'POST', url: '/api/v9/ai-token/order', token: await away.login('institute'), body: { amount_inr: 1_000, amount_token: 1_500 } })).toMatchObject({ status: 503, body: { reason: 'checkoutUnreachable' } });
    await away.close();
  });

  it('are none where the provider gives the number of another one once more', async () => {
    const server = createServer((_request, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: 'order_9A33XWu170gUtm', amount: 100_000 })));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const other = await createTestPlatform({ config: { checkout: { keyId: 'rzp_live_x', keySecret: 'secret-of-the-key', webhookSecret: 'secret-of-messages', apiBase } } });
    await other.call({ method: 'POST', url: '/api/v9/ai-token/rate', token: await other.login('super_admin'), body: { name: 'Standard', amount_token: 3, amount_inr: 2, startsAt: '2026-01-01T00:00:00.000Z' } });
    const token = await other.login('institute');
    const make = () => other.call({ method: 'POST', url: '/api/v9/ai-token/order', token, body: { amount_inr: 1_000, amount_token: 1_500 } });
    expect(await make()).toMatchObject({ status: 201 });
    expect(await make()).toMatchObject({ status: 503, body: { reason: 'checkoutUnreachable' } });
    await other.close();
    server.close();
  });

  it('that the platform itself fails at are a fault of its own, and none of the provider’s', async () => {
    const paid = await pay(await order());
    const { owner } = platform.context.database;
    await sql`revoke all on core.sandbox_order, core.sandbox_payment from lectern_all`.execute(owner);
    const replies = [await ask('/order', { amount_inr: 1_000, amount_token: 1_500 }), await purchase(paid)];
    await sql`grant select, insert on core.sandbox_order, core.sandbox_payment to lectern_all`.execute(owner);
    expect(replies.map(({ status, body }) => [status, body['reason']])).toEqual([[500, undefined], [500, undefined]]);
    expect((await purchase(paid)).data).toMatchObject({ status: 'success' });
    expect(await balance()).toBe(before + 1_500);
  });

  it('come from no membership where there are none: a platform of other modules goes on without', async () => {
    const other = await createTestPlatform({ declarations: [defineResource({ name: 'crate', tenant: 'platform', fields: { label: f.text() } })] });
    expect(await giveDue(other.context)).toBe(0);
    await other.close();
  });

  it('leave books that are proven, and equal to those of the sandbox', async () => {
    expect((await proveLedger(platform.context)).differences).toEqual([]);
    const { rows: [sums] } = await platform.context.database.transaction(ALL, (trx) => sql<{ taken: string; entered: string }>`
      select (select sum(p.paise) from core.sandbox_payment p join core.ai_token_order o on o.razorpay_order_id = p.order_ref where p.status = 'captured' and o.status = 'paid')::text as taken, (select sum(amount) from core.ledger_entry where account = 'gateway.money')::text as entered`.execute(trx));
    expect(sums!.entered).toBe(sums!.taken);
  });
});
