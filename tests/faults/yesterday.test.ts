import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../platform/kernel/db/embedded';
import { parseConfig, startPlatform, type RunningPlatform } from '../../platform/main';

/**
 * A database as version 0.2.1 made it: its statements, in their order, and a part of its demo content. Each release adds
 * the file of the one before, and changes none.
 */
const YESTERDAY = new URL('./fixtures/version-0.2.1.sql', import.meta.url);
/** Of a session that version began. */
const TOKEN = 'dY1_4BaxuwwtpQ7IRs0Sm6Ji6D-aUPyfX7B38NUJYqU';
const TABLES = ['app.banner', 'app.branch', 'app.coupon', 'app.institution', 'app.language', 'app.membership', 'app."user"', 'core.ai_token_entry', 'core.audit', 'core.session'];
/** What the teacher's rights of then come to. */
const FACULTY_READS = [['/branch', 200], ['/coupon', 403], ['/user', 403]] as const;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.skipIf(process.env['DATABASE_URL'])('a start over the folder of the version before', () => {
  let dataDir: string;
  const running: RunningPlatform[] = [];
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lectern-yesterday-'));
    const [schema = '', rows = ''] = (await readFile(YESTERDAY, 'utf8')).split('\n-- rows\n');
    const server = await openEmbedded({ dataDir, logger: quiet, isDurable: false });
    await run({ url: server.target.ownerUrl, sql: `begin; ${schema}; commit` });
    await run({ url: server.urlOf({ user: 'postgres', database: 'lectern' }), sql: rows });
    await server.stop();
  }, 300_000);
  afterEach(async () => {
    for (const platform of running.splice(0)) await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = async (argv: readonly string[] = []): Promise<RunningPlatform> => {
    const env = { LECTERN_DATA: dataDir, LECTERN_SECRET: 'm9Tq-only-for-tests-Zr7w-Kx42-pVb8', PORT: '0', LOG_LEVEL: 'silent', LECTERN_SIGN_INS: '100000', LECTERN_READS: '10000000' };
    const platform = await startPlatform({ ...parseConfig({ env, argv }), consoleDir: null });
    running.push(platform);
    return platform;
  };
  const stop = async (): Promise<void> => running.pop()?.close();
  const stored = async (): Promise<Record<string, string>> => {
    const server = await openEmbedded({ dataDir, logger: quiet, isDurable: false });
    // What the ledger of tokens held is on the institutes' accounts of the one ledger today.
    const [{ isMoved } = { isMoved: false }] = (await run({ url: server.urlOf({ user: 'postgres', database: 'lectern' }), sql: `select to_regclass('core.ai_token_entry') is null as "isMoved"` })) as { isMoved: boolean }[];
    const counts = TABLES.map((table) => `(select count(*)::text from ${isMoved && table === 'core.ai_token_entry' ? "core.ledger_entry where account = 'institute.tokens'" : table}) as "${table.replaceAll('"', '')}"`).join(', ');
    const [row] = await run({ url: server.urlOf({ user: 'postgres', database: 'lectern' }), sql: `select ${counts}, (select password from app."user" where email_id = 'institute@demo.lectern.test') as password` });
    await server.stop();
    return row as Record<string, string>;
  };
  const call = async ({ platform, path, token, body }: { platform: RunningPlatform; path: string; token?: string; body?: unknown }) => {
    const reply = await fetch(`${platform.address}/api/v9${path}`, {
      method: body === undefined ? 'GET' : 'POST', headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body === undefined ? {} : { 'content-type': 'application/json' }) }, ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as { data: { token?: string; id?: string } & Record<string, unknown> } };
  };
  const signIn = (platform: RunningPlatform, name = 'institute') => call({ platform, path: '/user/userLogin', body: { username: `${name}@demo.lectern.test`, password: 'Lectern-demo-1' } });

  it('keeps every row, lets people in with the passwords and sessions of before, and is written to', { timeout: 300_000 }, async () => {
    const before = await stored();
    expect(before['password']).toMatch(/^scrypt\$15\$/);
    const platform = await start();
    expect(platform.demoAccounts.length).toBeGreaterThan(0);
    expect((await call({ platform, path: '/branch', token: TOKEN })).status).toBe(200);
    for (const name of ['super_admin', 'admin', 'institute', 'faculty']) expect((await signIn(platform, name)).status, name).toBe(200);
    const { token } = (await signIn(platform)).body.data;
    for (const path of ['/branch', '/coupon', '/banner', '/user/profile']) expect((await call({ platform, path, token: token! })).status, path).toBe(200);
    // Rights are neither lost nor gained on the way.
    const faculty = (await signIn(platform, 'faculty')).body.data.token;
    for (const [path, status] of FACULTY_READS) expect((await call({ platform, path, token: faculty! })).status, path).toBe(status);
    const created = await call({ platform, path: '/branch', token: token!, body: { name: 'Made today', city: 'Kochi' } });
    expect(created.status).toBe(201);
    await stop();

    const after = await stored();
    for (const table of TABLES) {
      const name = table.replaceAll('"', '');
      expect(Number(after[name]), name).toBeGreaterThanOrEqual(Number(before[name]));
    }
    expect(Number(after['app.branch'])).toBe(Number(before['app.branch']) + 1);
    // A sign-in makes the hash anew, as it is made today.
    expect(after['password']).toMatch(/^\$argon2id\$/);
    // What was brought up to date is not brought up to date again.
    expect((await signIn(await start())).status).toBe(200);
  });

  it('does not die of records that look the same since: they are told of and stay, and no further one is taken', { timeout: 300_000 }, async () => {
    const ask = async (sql: string): Promise<Record<string, unknown>[]> => {
      const server = await openEmbedded({ dataDir, logger: quiet, isDurable: false });
      const rows = await run({ url: server.urlOf({ user: 'postgres', database: 'lectern' }), sql });
      await server.stop();
      return rows;
    };
    const indexes = `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'app' and tablename = 'branch' and indexname like 'ux_branch_name%'`;
    const twins = (await ask(`select b.id, b.name from app.branch b join app."user" u on u.institute_id = b.institute_id where u.email_id = 'institute@demo.lectern.test' and b.deleted_at is null order by b.id limit 2`)) as { id: string; name: string }[];
    await ask(`update app.branch set name = U&'${twins[0]!.name.replaceAll("'", "''")}\\200b' where id = '${twins[1]!.id}'`);
    const [before] = await ask(indexes);
    const platform = await start();
    const token = (await signIn(platform)).body.data.token!;
    expect(await call({ platform, path: '/branch', token, body: { name: `${twins[0]!.name}\u00ad`, city: 'Kochi' } })).toMatchObject({ status: 422 });
    expect((await call({ platform, path: '/branch', token, body: { name: 'Made today', city: 'Kochi' } })).status).toBe(201);
    await stop();
    expect(await ask(indexes), 'what kept them apart before stays').toEqual([before]);
    expect((await signIn(await start())).status, 'also the next time').toBe(200);
    await stop();
    await ask(`update app.branch set name = 'Another name' where id = '${twins[1]!.id}'`);
    await start();
    await stop();
    const after = await ask(indexes);
    expect(after).toHaveLength(1);
    expect(String(after[0]!['definition']), 'put right, they are kept apart as today').toContain('NFKC');
  });

  it('is known as a demo without a mark: production refuses it, or closes its accounts', { timeout: 300_000 }, async () => {
    await expect(start(['--production'])).rejects.toThrow(/--close-demo/);
    const platform = await start(['--production', '--close-demo']);
    for (const name of ['super_admin', 'admin', 'institute', 'faculty']) expect((await signIn(platform, name)).status, name).toBe(404);
    expect((await call({ platform, path: '/branch', token: TOKEN })).status).toBe(401);
  });
});

async function run({ url, sql }: { url: string; sql: string }): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}
