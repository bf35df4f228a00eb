import { createServer } from 'node:http';
import { connect, createServer as createLine, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storageSettings } from '../../platform/kernel/config/storageSettings';
import { createTestPlatform, type CallResult, type TestPlatform } from './support';
import { startDnsServer, type DnsServer } from './support/dnsServer';
import { S3_KEY, startS3Server, type S3Server } from './support/s3Server';

const ALL = { scope: { kind: 'all' } } as const;

/** A line to somebody who answers when the line is let go, and at once after that. */
async function startSlowLine(target: () => string) {
  let held: Promise<void> | null = null;
  let letGo = (): void => undefined;
  const seen = { waiting: 0 };
  const server = createLine((near) => {
    const [host, port] = target().split(':');
    const far = connect(Number(port), host);
    for (const one of [near, far]) one.on('error', () => undefined).on('close', () => [near, far].forEach((end) => end.destroy()));
    far.pipe(near);
    near.on('data', (chunk: Buffer) => {
      if (!held) return void far.write(chunk);
      seen.waiting += 1;
      void held.then(() => far.write(chunk));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    hold: () => {
      seen.waiting = 0;
      held = new Promise((done) => {
        letGo = done;
      });
    },
    letGo: () => {
      letGo();
      held = null;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

/** Whoever is asked elsewhere answers when it likes: meanwhile a call under an `Idempotency-Key` has no connection to the database. */
describe('a call under a key that asks elsewhere', () => {
  let platform: TestPlatform;
  let dns: DnsServer;
  let s3: S3Server;
  let store: Awaited<ReturnType<typeof startSlowLine>>;
  let checkout: Awaited<ReturnType<typeof startSlowLine>>;
  let tokens: Record<'institute' | 'institute2' | 'super_admin', string>;
  const orders: string[] = [];
  const provider = createServer((request, reply) => {
    request.resume().on('end', () => {
      orders.push(String(request.url));
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(request.method === 'POST' ? { id: `order_${String(orders.length).padStart(14, '0')}`, amount: 50_000 } : { items: [] }));
    });
  });

  beforeAll(async () => {
    [dns, s3] = await Promise.all([startDnsServer(), startS3Server()]);
    await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
    store = await startSlowLine(() => s3.address);
    checkout = await startSlowLine(() => `127.0.0.1:${(provider.address() as AddressInfo).port}`);
    const storage = storageSettings(`s3://${S3_KEY.id}:${encodeURIComponent(S3_KEY.secret)}@${store.address}/lectern?region=eu-central-1&tls=off`);
    platform = await createTestPlatform({ config: { poolSize: 8, dnsServer: dns.address, storage, checkout: { keyId: 'rzp_live_x', keySecret: 'secret-of-the-key', webhookSecret: 'secret-of-messages', apiBase: `http://${checkout.address}` } } });
    const names = ['institute', 'institute2', 'super_admin'] as const;
    tokens = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await platform.login(name)]))) as typeof tokens;
    await platform.call({ method: 'POST', url: '/api/v9/ai-token/rate', token: tokens.super_admin, body: { name: 'Standard', amount_token: 3, amount_inr: 2, startsAt: '2026-01-01T00:00:00.000Z' } });
  });
  afterEach(() => {
    store.letGo();
    checkout.letGo();
  });
  afterAll(async () => {
    await platform?.close();
    await Promise.all([dns?.close(), s3?.close(), store?.close(), checkout?.close()]);
    provider.close();
    provider.closeAllConnections();
  });

  /** Connections of this database that somebody keeps without asking it anything. */
  const kept = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(platform.context.database.owner);
    return rows[0]!.count;
  };
  const counted = async (text: string): Promise<number> => (await platform.context.database.transaction(ALL, (trx) => sql.raw<{ count: number }>(`select count(*)::int as count from ${text}`).execute(trx))).rows[0]!.count;
  const keyed = (key: string, method: 'POST' | 'PUT', url: string, body: object, token = tokens.institute): Promise<CallResult> => platform.call({ method, url: `/api/v9${url}`, token, body, headers: { 'idempotency-key': key } });
  const NOTES = { fileName: 'Lesson.pdf', fileSize: 20_000_000 };

  it('keeps none while a name server is silent, and is answered again afterwards', async () => {
    const host = 'silent.example.org';
    for (const who of ['institute', 'institute2'] as const) await keyed(`claim ${who}`, 'PUT', '/tenant-info/domain-info', { host }, tokens[who]);
    dns.answers.set(`_lectern.${host}`, 'silent');
    dns.asked.length = 0;
    const verify = (who: 'institute' | 'institute2', nth: number) => keyed(`verify ${nth}`, 'PUT', '/tenant-info/verify-domain', { host }, tokens[who]);
    const asked = (['institute', 'institute2'] as const).flatMap((who) => [1, 2, 3, 4].map((nth) => verify(who, nth)));
    await expect.poll(() => dns.asked.length).toBeGreaterThanOrEqual(8);
    expect(await kept()).toBe(0);
    expect(await platform.call({ method: 'GET', url: '/api/v9/batch?size=1', token: tokens.super_admin })).toMatchObject({ status: 200 });
    expect((await Promise.all(asked)).map(({ status, data }) => [status, data['problem']])).toEqual(Array.from({ length: 8 }, () => [200, 'unreachable']));
    const before = dns.asked.length;
    expect(await verify('institute', 1)).toMatchObject({ status: 200, headers: { 'idempotent-replayed': 'true' } });
    expect(dns.asked.length).toBe(before);
  }, 60_000);

  it('keeps none while the payment provider is silent, and makes one order', async () => {
    const order = (key: string) => keyed(key, 'POST', '/ai-token/order', { amount_token: 750, amount_inr: 500 });
    checkout.hold();
    const asked = [order('order 1'), order('order 1'), order('order 2')];
    await expect.poll(() => checkout.seen.waiting).toBe(3);
    expect(await kept()).toBe(0);
    checkout.letGo();
    const replies = await Promise.all(asked);
    expect(replies.map(({ status, body }) => body['code'] ?? status).sort()).toEqual([201, 201, 'IN_PROGRESS']);
    expect(await counted('core.ai_token_order')).toBe(2);
    expect(await order('order 1')).toMatchObject({ status: 201, headers: { 'idempotent-replayed': 'true' } });
  });

  it('keeps none while the store of files is silent, and hands out one address', async () => {
    const ask = (nth: number) => keyed(`notes ${nth}`, 'POST', '/uploads/notes', NOTES);
    store.hold();
    const asked = [1, 2, 3].map(ask);
    await expect.poll(() => store.seen.waiting).toBeGreaterThanOrEqual(3);
    expect(await kept()).toBe(0);
    expect(await ask(1)).toMatchObject({ status: 409, body: { code: 'IN_PROGRESS' } });
    store.letGo();
    const replies = await Promise.all(asked);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ask(1)).toMatchObject({ status: 200, body: replies[0]!.body, headers: { 'idempotent-replayed': 'true' } });
    expect(await counted(`core.upload where file_name = '${NOTES.fileName}'`)).toBe(3);
    // What was begun with its address is renewed under a key, too.
    store.hold();
    const renewed = keyed('renewed', 'POST', '/uploads/notes', { ...NOTES, filePublicUrl: replies[0]!.data['filePublicUrl'] });
    await expect.poll(() => store.seen.waiting).toBeGreaterThanOrEqual(1);
    expect(await kept()).toBe(0);
    store.letGo();
    expect(await renewed).toMatchObject({ status: 200 });
  });

  it('sets its key free where it is refused, and asks for something else under a used one in vain', async () => {
    const ask = (fileName: string) => keyed('refused', 'POST', '/uploads/notes', { ...NOTES, fileName });
    expect((await ask('Lesson.exe')).status).toBe(415);
    expect((await ask('Lesson.pdf')).status).toBe(200);
    expect((await ask('Another.pdf')).body['code']).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('is carried out anew once its node is gone and the claim has run out; who comes back later than that is not answered', async () => {
    const ask = () => keyed('gone', 'POST', '/uploads/notes', { ...NOTES, fileName: 'Gone.pdf' });
    const waiting = async (count: number) => expect.poll(() => store.seen.waiting).toBe(count);
    store.hold();
    const first = ask();
    await waiting(1);
    expect((await ask()).body['code']).toBe('IN_PROGRESS');
    await platform.context.database.transaction(ALL, (trx) => sql`update core.idempotency set created_at = created_at - interval '3 minutes' where status is null`.execute(trx));
    const second = ask();
    await waiting(2);
    store.letGo();
    expect((await first).body['code']).toBe('IN_PROGRESS');
    expect(await second).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({ status: 200, body: (await second).body, headers: { 'idempotent-replayed': 'true' } });
  });
});
