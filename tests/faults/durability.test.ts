import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { send, spawnPlatform, type SpawnedPlatform } from './support/spawnPlatform';

describe('a platform with its embedded database', () => {
  let dataDir: string;
  const platforms: SpawnedPlatform[] = [];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lectern-faults-'));
    await chmod(dataDir, 0o755);
  });
  afterEach(async () => {
    for (const platform of platforms.splice(0)) await platform.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = async (): Promise<SpawnedPlatform & { address: string }> => {
    const platform = await spawnPlatform(dataDir);
    platforms.push(platform);
    return { ...platform, address: platform.said.address ?? '' };
  };
  const signIn = async (address: string): Promise<string> => {
    const reply = await send({ address, path: '/api/v9/user/userLogin', body: { username: 'institute@demo.lectern.test', password: 'Lectern-demo-1' } });
    return `Bearer ${String(reply?.data['token'])}`;
  };
  const postmaster = async (): Promise<number> => Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

  /** Writes one branch after the other, four at a time, until told to stop. Names those that were acknowledged. */
  const writing = ({ address, token, label }: { address: string; token: string; label: string }) => {
    const acknowledged: string[] = [];
    const statuses = new Map<number | null, number>();
    const state = { isOver: false, count: 0 };
    const worker = async (): Promise<void> => {
      while (!state.isOver) {
        const name = `${label} ${++state.count}`;
        const reply = await send({ address, path: '/api/v9/branch', token, body: { name, city: 'Kochi' } });
        statuses.set(reply?.status ?? null, (statuses.get(reply?.status ?? null) ?? 0) + 1);
        if (reply?.status === 503) expect(reply.headers.get('retry-after')).not.toBeNull();
        if (reply && reply.status < 300) acknowledged.push(name);
        else await sleep(20);
      }
    };
    const workers = Promise.all([worker(), worker(), worker(), worker()]);
    const until = async (wanted: number): Promise<void> => {
      while (acknowledged.length < wanted) await sleep(5);
    };
    return { acknowledged, statuses, until, stop: async () => {
      state.isOver = true;
      await workers;
    } };
  };

  /** Straight from the database: every branch, and every record whose creation the audit trail tells of. */
  const stored = async (): Promise<{ names: string[]; unaudited: number; orphans: number }> => {
    const client = new Client({ host: join(dataDir, 'run'), user: 'postgres', database: 'lectern' });
    await client.connect();
    const names = await client.query<{ name: string }>('select name from app.branch');
    const unaudited = await client.query<{ n: number }>(`select count(*)::int as n from app.branch b where name like 'Kept %' and not exists (select 1 from core.audit a where a.record_id = b.id and a.action = 'create')`);
    const orphans = await client.query<{ n: number }>(`select count(*)::int as n from core.audit a where resource = 'branch' and action = 'create' and not exists (select 1 from app.branch b where b.id = a.record_id)`);
    await client.end();
    return { names: names.rows.map(({ name }) => name), unaudited: unaudited.rows[0]!.n, orphans: orphans.rows[0]!.n };
  };

  /** Names of all indexes once no more come. */
  const indexes = async (): Promise<string[]> => {
    const client = new Client({ host: join(dataDir, 'run'), user: 'postgres', database: 'lectern' });
    await client.connect();
    const ask = async (): Promise<string[]> => (await client.query<{ name: string }>("select indexname as name from pg_indexes where schemaname in ('app', 'core') order by 1")).rows.map(({ name }) => name);
    const seen = [await ask()];
    do {
      await sleep(1_000);
      seen.push(await ask());
    } while (seen.at(-1)!.length > seen.at(-2)!.length);
    await client.end();
    return seen.at(-1)!;
  };

  it.skipIf(process.env['DATABASE_URL'])('makes its indexes while it serves, and what a first start was killed before it could make is made by the next', { timeout: 300_000 }, async () => {
    const { address, end } = await start();
    const reply = await send({ address, path: '/api/v9/course/search', token: await signIn(address), body: { sortField: 'name', query: 'English' } });
    expect(reply?.status).toBe(200);
    const whole = await indexes();
    expect(whole.length).toBeGreaterThan(500);
    await end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });

    const killed = await start();
    await killed.end('SIGKILL');
    expect((await indexes()).length).toBeLessThan(whole.length);
    await start();
    expect(await indexes()).toEqual(whole);
  });

  it.skipIf(process.env['DATABASE_URL'])('loses nothing of 200 acknowledged writes when both are killed on the way', { timeout: 300_000 }, async () => {
    const first = await start();
    const one = writing({ address: first.address, token: await signIn(first.address), label: 'Kept one' });
    await one.until(100);
    await first.end('SIGKILL');
    await one.stop();

    // The database was left running: the next start takes it over.
    const orphan = await postmaster();
    const second = await start();
    expect(await postmaster()).toBe(orphan);
    const two = writing({ address: second.address, token: await signIn(second.address), label: 'Kept two' });
    await two.until(50);
    process.kill(orphan, 'SIGKILL');
    await two.until(100);
    await two.stop();
    expect(await postmaster()).not.toBe(orphan);

    const { names, unaudited, orphans } = await stored();
    const kept = new Set(names);
    expect([...one.acknowledged, ...two.acknowledged].filter((name) => !kept.has(name))).toEqual([]);
    expect(one.acknowledged.length + two.acknowledged.length).toBeGreaterThanOrEqual(200);
    expect({ unaudited, orphans }).toEqual({ unaudited: 0, orphans: 0 });
    // Between death and return: no reply but “try again”.
    expect([...two.statuses.keys()].filter((status) => status !== 201 && status !== 200 && status !== 503)).toEqual([]);
  });

  it.skipIf(process.env['DATABASE_URL'])('refuses a second platform on its folder, and serves on', { timeout: 300_000 }, async () => {
    const first = await start();
    const second = await start();
    expect(second.said).toMatchObject({ error: 'FolderInUseError', message: expect.stringContaining(`process ${first.pid}`) });
    expect(await signIn(first.address)).toMatch(/^Bearer [\w-]{43}$/);
  });

  it.skipIf(process.env['DATABASE_URL'])('starts again after both were killed together', { timeout: 300_000 }, async () => {
    const first = await start();
    const database = await postmaster();
    await first.end('SIGKILL');
    process.kill(database, 'SIGKILL');
    const second = await start();
    expect(await signIn(second.address)).toMatch(/^Bearer [\w-]{43}$/);
    await second.end('SIGTERM');
    await expect(readFile(join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow();
  });
});
