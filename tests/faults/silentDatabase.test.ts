import { mkdtemp, rm } from 'node:fs/promises';
import type { NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { parseConfig, startPlatform, type RunningPlatform } from '../../platform/main';
import { createTestDatabase, type TestDatabase } from '../platform/support/databases';
import { startSilentProxy, type SilentProxy } from './support/silentProxy';

const MOST_MS = 10_000;

describe('a database that falls silent without closing a connection', () => {
  let database: TestDatabase;
  let proxy: SilentProxy;
  let platform: RunningPlatform;
  let dataDir: string;
  let token: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lectern-silent-'));
    database = await createTestDatabase({ kind: null, fill: async () => undefined });
    const url = new URL(database.target.ownerUrl);
    proxy = await startSilentProxy(targetOf(url));
    url.searchParams.delete('host');
    url.host = `127.0.0.1:${proxy.port}`;
    platform = await startPlatform({ ...parseConfig({ env: { DATABASE_URL: url.href, LECTERN_DEMO: '1', LECTERN_DATA: dataDir, PORT: '0', LOG_LEVEL: 'silent', LECTERN_SIGN_INS: '100000', LECTERN_READS: '10000000' } }), consoleDir: null });
    const reply = await fetch(`${platform.address}/api/v9/user/userLogin`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: 'institute@demo.lectern.test', password: 'Lectern-demo-1' }),
    });
    token = `Bearer ${((await reply.json()) as { data: { token: string } }).data.token}`;
  });
  afterAll(async () => {
    const begun = Date.now();
    await platform?.close();
    expect(Date.now() - begun).toBeLessThan(12_000);
    await proxy?.close();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  // Several connections are open and idle.
  beforeEach(async () => {
    await expect.poll(async () => (await Promise.all(Array.from({ length: 8 }, ask))).map(({ status }) => status), { timeout: 30_000 }).toEqual(Array(8).fill(200));
  });

  const ask = async (): Promise<{ status: number; ms: number }> => {
    const begun = Date.now();
    const { status } = await fetch(`${platform.address}/api/v9/branch`, { headers: { authorization: token } });
    return { status, ms: Date.now() - begun };
  };
  /** Keeps every reader of branches waiting until it is let go. */
  const block = async (): Promise<() => Promise<void>> => {
    const client = new Client({ connectionString: database.target.ownerUrl });
    await client.connect();
    await client.query('begin; lock table app.branch in access exclusive mode');
    return async () => {
      await client.query('commit');
      await client.end();
    };
  };

  // Before any silence: the connection that asks whether the database speaks may be silent for six seconds after one, and what is busy then counts as silent, too.
  it('is told from one that has much to do', { timeout: 60_000 }, async () => {
    const letGo = await block();
    const waiting = ask();
    await sleep(8_000);
    await letGo();
    expect((await waiting).status).toBe(200);
  });

  it('costs nobody more than ten seconds while it lasts, and nothing ten seconds after', { timeout: 120_000 }, async () => {
    const letGo = await block();
    const underWay = ask();
    await sleep(300);
    proxy.silence({ alsoNew: true });
    const during = await Promise.all([underWay, ...Array.from({ length: 12 }, ask)]);
    for (const { status, ms } of during) expect([status, ms < MOST_MS]).toEqual([503, true]);
    const ready = await fetch(`${platform.address}/readyz`);
    expect(ready.status).toBe(503);
    expect((await ask()).ms).toBeLessThan(MOST_MS);
    await letGo();
    proxy.heal();
    const healed = Date.now();
    await expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(200);
    expect(Date.now() - healed).toBeLessThan(MOST_MS);
    // Other nodes are heard again.
    const watching = async () => {
      const client = new Client({ connectionString: inject('testServer').adminUrl });
      await client.connect();
      const { rows } = await client.query(`select 1 from pg_stat_activity where application_name = 'lectern watch' and datname = $1 and state = 'idle' and query = 'select 1'`, [new URL(database.target.ownerUrl).pathname.slice(1)]);
      await client.end();
      return rows.length;
    };
    await expect.poll(watching, { timeout: 15_000 }).toBeGreaterThan(0);
  });

  it('is not noticed but by a wait where a new connection speaks', { timeout: 120_000 }, async () => {
    proxy.silence({ alsoNew: false });
    for (const { status, ms } of await Promise.all(Array.from({ length: 8 }, ask))) expect([status, ms < MOST_MS]).toEqual([200, true]);
    expect((await ask()).ms).toBeLessThan(2_000);
  });
});

/** Where an address leads: to a socket file, or over the network. */
function targetOf(url: URL): NetConnectOpts {
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  return folder ? { path: join(folder, `.s.PGSQL.${port}`) } : { host: url.hostname, port };
}
