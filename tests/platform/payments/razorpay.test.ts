import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PaymentProviderError } from '../../../platform/payments';
import { createRazorpay, razorpayOverHttp } from '../../../platform/payments/provider/razorpay';

const KEYS = { keyId: 'rzp_live_x', keySecret: 'secret-of-the-key', webhookSecret: 'secret-of-messages' };
const ORDER = 'order_9A33XWu170gUtm';

describe('the payment provider', () => {
  /** What came, and what it is answered. */
  let asked: { call: string; authorization: string; body: unknown }[];
  let answer: { status: number; text: string };
  const answers = (body: unknown, status = 200): void => {
    answer = { status, text: typeof body === 'string' ? body : JSON.stringify(body) };
  };
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      asked.push({ call: `${request.method} ${request.url}`, authorization: String(request.headers.authorization), body: text === '' ? null : (JSON.parse(text) as unknown) });
      reply.writeHead(answer.status, { 'content-type': 'application/json', ...(answer.status === 302 && { location: '/elsewhere' }) }).end(answer.text);
    });
  });
  let apiBase: string;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => new Promise((done) => server.close(done)));

  const provider = () => createRazorpay({ name: 'razorpay', script: '', ...KEYS, api: razorpayOverHttp({ apiBase, ...KEYS }) });
  const make = () => provider().createOrder({ paise: 50_000, receipt: 'r1' });
  const entity = (changes: object = {}) => ({ id: 'pay_1', order_id: ORDER, amount: 50_000, currency: 'INR', status: 'captured', error_description: null, ...changes });

  it('is asked for an order with the keys, the amount in paise, and to take the money at once', async () => {
    answers({ id: ORDER, amount: 50_000 });
    expect(await make()).toEqual({ id: ORDER });
    const authorization = `Basic ${Buffer.from('rzp_live_x:secret-of-the-key').toString('base64')}`;
    expect(asked).toEqual([{ call: 'POST /v1/orders', authorization, body: { amount: 50_000, currency: 'INR', receipt: 'r1', payment_capture: 1 } }]);
  });

  it('is not believed an order of another amount, or of a number that is none', async () => {
    for (const order of [{ id: ORDER, amount: 500 }, { id: ORDER }, { id: 'order_1', amount: 50_000 }, { id: 7, amount: 50_000 }, { amount: 50_000 }]) {
      answers(order);
      await expect(make(), JSON.stringify(order)).rejects.toThrow(PaymentProviderError);
    }
  });

  it('tells of the payments of an order: those that are decided or about to be, and of that order alone', async () => {
    const declined = entity({ id: 'pay_2', status: 'failed', error_description: `Declined ${'.'.repeat(400)}` });
    const undecided = ['created', 'refunded', undefined].map((status) => entity({ id: `pay_${status}`, status }));
    const strange = [entity({ id: 7 }), entity({ order_id: null }), entity({ amount: '50000' }), entity({ amount: 0.5 }), entity({ currency: null }), null, 'pay_5', [entity()]];
    answers({ items: [entity(), declined, entity({ id: 'pay_3', status: 'authorized' }), entity({ id: 'pay_4', order_id: 'order_another00' }), ...undecided, ...strange] });
    const payments = await provider().paymentsOf(ORDER);
    expect(asked.map(({ call, body }) => [call, body])).toEqual([[`GET /v1/orders/${ORDER}/payments`, null]]);
    expect(payments.map(({ id, status }) => [id, status])).toEqual([['pay_1', 'captured'], ['pay_2', 'failed'], ['pay_3', 'authorized']]);
    expect(payments[0]).toEqual({ id: 'pay_1', orderId: ORDER, paise: 50_000, currency: 'INR', status: 'captured', failure: null });
    expect(payments[1]!.failure).toMatch(/^Declined \.+$/);
    expect(payments[1]!.failure).toHaveLength(300);
  });

  it('that refuses, sends elsewhere or says nothing of use is an error of its own, which names why', async () => {
    answers({ error: { description: 'The key is expired.' } }, 401);
    await expect(make()).rejects.toThrow(/401: The key is expired\./);
    for (const [body, status] of [['<html>', 200], ['', 500], ['{}', 302], ['null', 200]] as const) {
      answers(body, status);
      await expect(make(), `${status} ${body}`).rejects.toThrow(PaymentProviderError);
    }
    answers({ error: 'no object' }, 400);
    await expect(make()).rejects.toThrow(/400: no reason given/);
    answers({ items: 'none' });
    await expect(provider().paymentsOf(ORDER)).rejects.toThrow(PaymentProviderError);
  });
});
