import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEAL_MARK, unseal } from '../../platform/kernel/crypto/seal';
import { openEmbedded } from '../../platform/kernel/db/embedded';
import { parseConfig, startPlatform } from '../../platform/main';
import type { PlatformContext } from '../../platform/kernel/context';
import { sealStored } from '../../platform/records/sealed';
import { createTestPlatform, INSTITUTES, type TestPlatform } from './support';

let platform: TestPlatform;
let token: string;
const keys = { keyId: 'rzp_test_9fKq2LmX7vBd41', keySecret: 'gateway-secret-of-ours', webhookSecret: 'webhook-secret-of-ours' };
const inAll = <T>(statement: ReturnType<typeof sql<T>>): Promise<{ rows: T[] }> => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => statement.execute(trx));
const kept = async (): Promise<string> => (await inAll(sql<{ text: string }>`select key_secret as text from app.payment_gateway where id = ${INSTITUTES.north}`)).rows[0]!.text;
const place = { table: 'payment_gateway', column: 'key_secret', id: INSTITUTES.north };
const under = (changes: { secret?: string; oldSecret?: string }): PlatformContext => ({ ...platform.context, config: { ...platform.context.config, ...changes } });

beforeAll(async () => {
  platform = await createTestPlatform();
  token = await platform.login('institute');
  const gateway = await platform.call({ method: 'PUT', url: '/api/v9/membership-plan/paymentGateway', token, body: keys });
  const account = await platform.call({ method: 'POST', url: '/api/v9/integration', token, body: { name: 'Rooms', provider: 'merithub', clientId: 'client-of-ours', clientSecret: 'account-secret-of-ours' } });
  expect([gateway.status, account.status]).toEqual([200, 201]);
});
afterAll(() => platform.close());

it('no table of records or of the trail holds a secret that was entered, in whatever form', async () => {
  // Not even the owner reads past row-level security; the role of all rows does.
  const texts = await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    const { rows: tables } = await sql<{ name: string }>`select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('app', 'core') and has_table_privilege(current_user, c.oid, 'select')`.execute(trx);
    const found: string[] = [];
    for (const { name } of tables) found.push((await sql<{ text: string | null }>`select string_agg(t::text, ' ') as text from ${sql.raw(name)} t`.execute(trx)).rows[0]?.text ?? '');
    return found;
  });
  const dump = texts.join('\n');
  expect(dump).toContain(keys.keyId);
  for (const secret of [keys.keySecret, keys.webhookSecret, 'account-secret-of-ours']) {
    for (const form of ['utf8', 'base64', 'base64url', 'hex'] as const) expect(dump, form).not.toContain(form === 'utf8' ? secret : Buffer.from(secret).toString(form).replace(/=+$/, ''));
  }
});

it('a sealed text opens under the platform’s secret, at its own place, unchanged', async () => {
  const { secret } = platform.context.config;
  const text = await kept();
  expect(unseal({ secret, place, text })).toBe(keys.keySecret);
  expect(unseal({ secret: `${secret}!`, place, text })).toBeNull();
  for (const other of [{ id: INSTITUTES.south }, { column: 'webhook_secret' }, { table: 'integration' }]) expect(unseal({ secret, place: { ...place, ...other }, text })).toBeNull();
  expect(unseal({ secret, place, text: text.slice(0, -2) })).toBeNull();
  expect(unseal({ secret, place, text: keys.keySecret })).toBeNull();
});

it('what stands open is sealed by a start, and what another secret sealed once that is told', async () => {
  const { secret } = platform.context.config;
  await inAll(sql`update app.payment_gateway set key_secret = 'written-by-an-older-version' where id = ${INSTITUTES.north}`);
  expect(await sealStored(platform.context)).toBe(1);
  expect(unseal({ secret, place, text: await kept() })).toBe('written-by-an-older-version');
  expect(await sealStored(platform.context)).toBe(0);
  const next = 'the-secret-after-this-one-0123456789';
  const before = await kept();
  expect(await sealStored(under({ secret: next }))).toBe(0);
  expect(await kept()).toBe(before);
  expect(await sealStored(under({ secret: next, oldSecret: secret }))).toBe(3);
  expect(unseal({ secret: next, place, text: await kept() })).toBe('written-by-an-older-version');
});

it.skipIf(process.env['DATABASE_URL'])('a start leaves nothing open, the demo content among it', { timeout: 300_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-sealed-'));
  const env = { LECTERN_DATA: dataDir, LECTERN_SECRET: 'm9Tq-only-for-tests-Zr7w-Kx42-pVb8', LECTERN_DEMO_SCALE: '0', PORT: '0', LOG_LEVEL: 'silent' };
  try {
    await (await startPlatform({ ...parseConfig({ env }), consoleDir: null })).close();
    const server = await openEmbedded({ dataDir, logger: { info: () => undefined, warn: () => undefined, error: () => undefined }, isDurable: false });
    const client = new Client({ connectionString: server.urlOf({ user: 'postgres', database: 'lectern' }) });
    await client.connect();
    const { rows } = await client.query<{ text: string }>('select client_secret as text from app.integration where client_secret is not null');
    await client.end();
    await server.stop();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ text }) => !text.startsWith(SEAL_MARK))).toEqual([]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

it('of a secret whoever may write it is told whether one is kept, and nobody more', async () => {
  const read = async (who: string, url: string) => (await platform.call({ method: 'GET', url: `/api/v9${url}`, token: await platform.login(who) })).data;
  expect(await read('institute', '/membership-plan/paymentGateway')).toMatchObject({ keyId: keys.keyId, secretsKept: ['keySecret', 'webhookSecret'] });
  expect(await read('institute2', '/membership-plan/paymentGateway')).toMatchObject({ secretsKept: [] });
  const changed = await platform.call({ method: 'PUT', url: '/api/v9/membership-plan/paymentGateway', token: await platform.login('institute2'), body: { keyId: 'rzp_test_8fKq2LmX7vBd41', webhookSecret: 'webhook-secret-of-theirs' } });
  expect(changed.data).toMatchObject({ secretsKept: ['webhookSecret'] });
  const { items } = (await platform.call({ method: 'POST', url: '/api/v9/integration/search', token, body: {} })).data as { items: Record<string, unknown>[] };
  expect(items[0]).toMatchObject({ secretsKept: ['clientSecret'] });
  expect(JSON.stringify([changed.data, items])).not.toMatch(/secret-of-/);
  expect(await read('institute', '/institute/list/minimal')).not.toHaveProperty('secretsKept');
  expect(await read('institute', '/tenant-info')).not.toHaveProperty('secretsKept');
  const other = await platform.login('super_admin');
  expect((await platform.call({ method: 'GET', url: `/api/v9/membership-plan/paymentGateway?instituteId=${INSTITUTES.north}`, token: other })).data).toMatchObject({ secretsKept: ['keySecret', 'webhookSecret'] });
});
