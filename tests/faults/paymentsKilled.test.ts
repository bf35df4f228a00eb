import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sign } from '../../platform/payments/provider/signature';
import type { SandboxPayment } from '../../platform/payments/sandbox/api';
import { eventBody } from '../../platform/payments/sandbox/pay';
import { newNumber } from '../../platform/payments/sandbox/numbers';
import { send, spawnPlatform, type SpawnedPlatform } from './support/spawnPlatform';

// More of both by hand: LECTERN_PAYMENTS=1000 LECTERN_KILLS=12 npx vitest run tests/faults/paymentsKilled.test.ts
const PAYMENTS = Number(process.env['LECTERN_PAYMENTS'] ?? 24);
const KILLS = Number(process.env['LECTERN_KILLS'] ?? 2);
const AT_ONCE = 8;
const SECRETS = { RAZORPAY_KEY_ID: 'rzp_test_books', RAZORPAY_KEY_SECRET: 'the-secret-of-the-key', RAZORPAY_WEBHOOK_SECRET: 'the-secret-of-messages' };

/** The provider's own books, outside of what is killed. */
const books = { orders: new Map<string, number>(), payments: new Map<string, SandboxPayment>() };
let provider: Server;
let dataDir: string;
let platform: SpawnedPlatform | null = null;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-paid-'));
  await chmod(dataDir, 0o755);
  provider = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      const [, orderId] = /^\/v1\/orders\/(\w+)\/payments$/.exec(request.url ?? '') ?? [];
      if (orderId !== undefined) {
        const payment = books.payments.get(orderId);
        return response.end(JSON.stringify({ items: payment ? [{ id: payment.id, order_id: orderId, amount: Number(payment.paise), currency: 'INR', status: 'captured' }] : [] }));
      }
      const { amount } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { amount: number };
      const id = newNumber('order');
      books.orders.set(id, amount);
      return response.end(JSON.stringify({ id, amount, currency: 'INR', status: 'created' }));
    });
  });
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
});
afterEach(async () => {
  await platform?.end('SIGTERM');
  await new Promise<void>((closed) => provider.close(() => closed()));
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<SpawnedPlatform> => {
  const { port } = provider.address() as { port: number };
  platform = await spawnPlatform(dataDir, { env: { ...SECRETS, RAZORPAY_API: `http://127.0.0.1:${port}`, LECTERN_SECRET: 'm9Tq-only-for-tests-Zr7w-Kx42-pVb8' } });
  return platform;
};
const ask = async <T extends object>(text: string): Promise<T[]> => {
  const client = new Client({ host: join(dataDir, 'run'), user: 'postgres', database: 'lectern' });
  await client.connect();
  return client.query<T>(text).then(({ rows }) => rows).finally(() => client.end());
};
/** The same until it is answered, as a provider and a page do. */
const insist = async (path: string, { token, raw, headers, body }: { token?: string; raw?: string; headers?: Record<string, string>; body?: unknown }): Promise<Record<string, unknown>> => {
  for (let tried = 0; tried < 600; tried++) {
    const reply = await fetch(`${platform?.said.address}/api/v9${path}`, {
      method: 'POST', headers: { 'content-type': 'application/json', ...(token && { authorization: token }), ...headers }, body: raw ?? JSON.stringify(body),
    }).then(async (got) => (got.ok ? ((await got.json()) as { data: Record<string, unknown> }).data : null), () => null);
    if (reply) return reply;
    await sleep(100);
  }
  throw new Error(`${path} was never answered.`);
};
const shuffled = <T>(of: readonly T[]): T[] => of.map((one) => ({ one, at: Math.random() })).sort((a, b) => a.at - b.at).map(({ one }) => one);

it.skipIf(process.env['DATABASE_URL'])(`${PAYMENTS} payments, each told of three times and verified, in no order and while the platform is killed ${KILLS} times, are credited once each`, { timeout: 3_600_000 }, async () => {
  await start();
  const signedIn = await send({ address: platform!.said.address!, path: '/api/v9/user/userLogin', body: { username: 'institute@demo.lectern.test', password: 'Lectern-demo-1' } });
  const token = `Bearer ${String(signedIn?.data['token'])}`;
  const before = await ask<{ sum: string }>(`select sum(amount)::text as sum from core.ledger_entry where account = 'institute.tokens'`);
  const tell = (payment: SandboxPayment, event: string, id: string) => async (): Promise<void> => {
    const raw = JSON.stringify(eventBody({ event, payment }));
    await insist('/payment/webhook', { raw, headers: { 'x-razorpay-event-id': id, 'x-razorpay-signature': sign({ secret: SECRETS.RAZORPAY_WEBHOOK_SECRET, of: raw }) } });
  };
  const verify = ({ id, order_ref }: SandboxPayment) => async (): Promise<void> => {
    const razorpay_signature = sign({ secret: SECRETS.RAZORPAY_KEY_SECRET, of: `${order_ref}|${id}` });
    expect(await insist('/ai-token/verify', { token, body: { razorpay_order_id: order_ref, razorpay_payment_id: id, razorpay_signature } })).toEqual({ status: 'success' });
  };
  const pay = async (nth: number): Promise<void> => {
    const rupees = 500 + (nth % 700);
    const { razorpay_order_id: orderId, paise } = await insist('/ai-token/order', { token, body: { amount_inr: rupees, amount_token: rupees } });
    const payment: SandboxPayment = { id: newNumber('pay'), order_ref: String(orderId), paise: String(paise), status: 'captured' };
    books.payments.set(payment.order_ref, payment);
    // Of one in twelve nobody ever tells.
    if (nth % 12 === 5) return;
    const [one, other] = [newNumber('evt'), newNumber('evt')];
    work.push(tell(payment, 'payment.captured', one), tell(payment, 'order.paid', other), tell(payment, 'payment.captured', one), verify(payment));
  };
  const work: (() => Promise<void>)[] = [];
  const total = PAYMENTS;
  let made = 0;
  const orders = Array.from({ length: AT_ONCE }, async () => {
    while (made < total) await pay(made++);
  });
  await Promise.all(orders);

  const todo = shuffled(work);
  const deaths = Array.from({ length: KILLS }, (_, nth) => Math.floor(((nth + 0.2 + Math.random() * 0.6) / KILLS) * todo.length));
  let [done, killed] = [0, 0];
  let reborn: Promise<unknown> = Promise.resolve();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let next = todo.pop(); next; next = todo.pop()) {
      if (deaths.includes(done++)) {
        killed += 1;
        reborn = reborn.then(() => platform!.end('SIGKILL')).then(start);
      }
      await next();
    }
  }));
  await reborn;
  expect(killed).toBe(new Set(deaths).size);
  const list = `'{${[...books.payments.keys()].join(',')}}'`;
  // What nobody told of is looked for at its time, which is now.
  for (let tried = 0; tried < 300; tried++) {
    const open = await ask(`update core.ai_token_order set check_at = now() where status <> 'paid' and razorpay_order_id = any(${list}) returning 1`);
    if (open.length === 0) break;
    await sleep(2_000);
  }

  const paise = [...books.payments.values()].reduce((sum, payment) => sum + Number(payment.paise), 0);
  const [credits] = await ask<{ entries: number; tokens: string; money: string }>(`select count(*) filter (where account = 'institute.tokens')::int as entries, (sum(amount) filter (where account = 'institute.tokens'))::text as tokens, (sum(amount) filter (where account = 'gateway.money'))::text as money from core.ledger_entry where reference = any(${list})`);
  // One token a rupee.
  expect(credits).toEqual({ entries: PAYMENTS, tokens: String(paise), money: String(paise) });
  const after = await ask<{ sum: string }>(`select sum(amount)::text as sum from core.ledger_entry where account = 'institute.tokens'`);
  expect(Number(after[0]!.sum) - Number(before[0]!.sum)).toBe(paise);
  const operator = await send({ address: platform!.said.address!, path: '/api/v9/user/userLogin', body: { username: 'super_admin@demo.lectern.test', password: 'Lectern-demo-1' } });
  const proof = await fetch(`${platform!.said.address}/api/v9/ledger/proof`, { headers: { authorization: `Bearer ${String(operator?.data['token'])}` } });
  expect(((await proof.json()) as { data: { differences: unknown[] } }).data.differences).toEqual([]);
});
