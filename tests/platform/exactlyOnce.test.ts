import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registerIdempotency } from '../../platform/kernel/http/idempotency';
import { programAt } from '../support/programs';
import type { Access } from '../../src/schemas';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type ACCOUNTS, type TestPlatform } from './support';

/** What is asked for under an `Idempotency-Key` takes effect once, whatever happens to the node that was asked. */
describe('a request under a key', () => {
  const all = { scope: { kind: 'all' } } as const;
  let platform: TestPlatform;
  let token: string;
  const nodes: ChildProcess[] = [];

  beforeAll(async () => {
    platform = await createTestPlatform({ config: { poolSize: 6 } });
    token = await platform.login('super_admin');
  });
  afterEach(() => nodes.splice(0).forEach((node) => node.kill('SIGKILL')));
  afterAll(() => platform?.close());

  const bodyOf = (name: string) => ({ name, city: 'Kochi', instituteId: INSTITUTES.north });
  const create = (key: string, name = key) => platform.call({ method: 'POST', url: '/api/v9/branch', token, body: bodyOf(name), headers: { 'idempotency-key': key } });
  const effectsOf = async (name: string): Promise<{ records: number; audited: number }> => {
    const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ records: number; audited: number }>`
      select (select count(*)::int from app.branch where name = ${name}) as records,
        (select count(*)::int from core.audit where resource = 'branch' and after->>'name' = ${name}) as audited`.execute(trx));
    return rows[0]!;
  };
  const asOwner = (text: string) => sql.raw(text).execute(platform.context.database.owner);
  /** Repeats until somebody has answered: the database may need a moment to notice that a node has died. */
  const insist = async (key: string): Promise<{ status: number; isReplayed: boolean }> => {
    for (;;) {
      const reply = await create(key);
      if (reply.body['code'] !== 'IN_PROGRESS') return { status: reply.status, isReplayed: reply.headers['idempotent-replayed'] === 'true' };
      await sleep(10);
    }
  };
  const startNode = async () => {
    const node = spawn(process.execPath, [await programAt('node'), JSON.stringify(platform.target), platform.context.config.dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    nodes.push(node);
    const [printed] = (await once(node.stdout, 'data')) as [Buffer];
    const address = printed.toString().trim();
    const ask = (key: string): Promise<number> =>
      fetch(`${address}/api/v9/branch`, { method: 'POST', headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': key }, body: JSON.stringify(bodyOf(key)) })
        .then(({ status }) => status, () => 0);
    return { ask, kill: () => node.kill('SIGKILL') };
  };

  it('has one effect whatever its method, and is answered again with the first reply', async () => {
    const { body: made } = await create('to-be-changed');
    const url = `/api/v9/branch/${(made['data'] as { id: string }).id}`;
    const repeated = async (method: 'PUT' | 'DELETE', key: string, body?: object) => {
      const ask = () => platform.call({ method, url, token, ...(body && { body }), headers: { 'idempotency-key': key } });
      const first = await ask();
      expect(first.status).toBe(200);
      expect(await ask()).toMatchObject({ status: 200, body: first.body, headers: { 'idempotent-replayed': 'true' } });
    };
    await repeated('PUT', 'changed', { name: 'Changed once' });
    expect((await effectsOf('Changed once')).audited).toBe(1);
    await repeated('DELETE', 'deleted');
    // A method of its own under the same key is another request.
    expect((await platform.call({ method: 'PUT', url, token, body: { name: 'x' }, headers: { 'idempotency-key': 'deleted' } })).body['code']).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('has one effect when its node is killed, at whatever moment, and it is repeated', async () => {
    const seen = { lost: 0, replayed: 0, acted: 0 };
    const started = await Promise.all(Array.from({ length: 5 }, startNode));
    for (const [round, node] of started.entries()) {
      expect(await node.ask(`warm-${round}`)).toBe(201);
      const keys = Array.from({ length: 24 }, (_, index) => `killed-${round}-${index}`);
      // One after the other on four lines, so that at the moment of the kill some are done, some under way, some not begun.
      const line = async (mine: readonly string[]): Promise<number[]> => {
        const statuses = [];
        for (const key of mine) statuses.push(await node.ask(key));
        return statuses;
      };
      const lines = Promise.all([0, 1, 2, 3].map((offset) => line(keys.filter((_, index) => index % 4 === offset))));
      await sleep(Math.random() * 25);
      node.kill();
      seen.lost += (await lines).flat().filter((status) => status === 0).length;
      for (const key of keys) {
        const { status, isReplayed } = await insist(key);
        expect(status, key).toBe(201);
        seen[isReplayed ? 'replayed' : 'acted'] += 1;
        expect(await effectsOf(key), key).toEqual({ records: 1, audited: 1 });
      }
    }
    expect(seen.lost).toBeGreaterThan(0);
    expect(seen.acted).toBeGreaterThan(0);
  }, 300_000);

  it('has none when its node is killed between the change and the stored reply, until it is repeated', async () => {
    await asOwner(`create function core.wait_a_little() returns trigger language plpgsql as $f$ begin perform pg_advisory_xact_lock(4711); return new; end $f$;
      create trigger wait before insert on core.idempotency for each row execute function core.wait_a_little();`);
    const node = await startNode();
    let asked: Promise<number> | undefined;
    await platform.context.database.transaction(all, async (trx) => {
      await sql`select pg_advisory_xact_lock(4711)`.execute(trx);
      asked = node.ask('between');
      // Until the change is done, and its reply about to be stored.
      const isStoring = async (): Promise<boolean> => (await sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx)).rows.length > 0;
      await expect.poll(isStoring, { timeout: 60_000 }).toBe(true);
      expect((await create('between')).body['code']).toBe('IN_PROGRESS');
      node.kill();
      expect(await asked).toBe(0);
    });
    await asOwner('drop trigger wait on core.idempotency; drop function core.wait_a_little()');
    expect(await effectsOf('between')).toEqual({ records: 0, audited: 0 });
    expect(await insist('between')).toEqual({ status: 201, isReplayed: false });
    expect(await insist('between')).toEqual({ status: 201, isReplayed: true });
    expect(await effectsOf('between')).toEqual({ records: 1, audited: 1 });
  });

  it('is told to try again, and has had no effect, when its reply cannot be stored', async () => {
    await asOwner('alter table core.idempotency add constraint none check (length(body) < 2) not valid');
    expect(await create('unstored')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await effectsOf('unstored')).toEqual({ records: 0, audited: 0 });
    await asOwner('alter table core.idempotency drop constraint none');
    expect((await create('unstored')).status).toBe(201);
    expect(await effectsOf('unstored')).toEqual({ records: 1, audited: 1 });
  });

  it('is asked anew where it was refused: what stood in its way may be gone', async () => {
    const branch = (name: string, key: string) => platform.call({ method: 'POST', url: '/api/v9/branch', token, body: { name, code: 'ONCE-7', city: 'Kochi', instituteId: INSTITUTES.north }, headers: { 'idempotency-key': key } });
    const { data: other } = await branch('The other', 'the-other');
    expect(await branch('Refused', 'refused')).toMatchObject({ status: 422, body: { problems: { code: { code: 'unique' } } } });
    const again = await branch('Refused', 'refused');
    expect(again).toMatchObject({ status: 422 });
    expect(again.headers).not.toHaveProperty('idempotent-replayed');
    expect(await platform.call({ method: 'DELETE', url: `/api/v9/branch/${String(other['id'])}`, token })).toMatchObject({ status: 200 });
    expect(await branch('Refused', 'refused')).toMatchObject({ status: 201 });
    expect(await branch('Refused', 'refused')).toMatchObject({ status: 201, headers: { 'idempotent-replayed': 'true' } });
  });

  it('is asked anew where the version before was stale, over the newer one', async () => {
    const { data } = await create('to-be-stale');
    const put = (version: number) => platform.call({ method: 'PUT', url: `/api/v9/branch/${String(data['id'])}`, token, body: { city: 'Pune' }, headers: { 'idempotency-key': 'stale', 'if-match': `"${version}"` } });
    expect(await put(7)).toMatchObject({ status: 412 });
    expect(await put(1)).toMatchObject({ status: 200, data: { city: 'Pune' } });
  });

  it('holds no connection once it is answered, however it ends', async () => {
    const many = await Promise.all(Array.from({ length: 60 }, (_, index) => create(`many-${index % 20}`)));
    expect(many.every(({ status, body }) => status === 201 || body['code'] === 'IN_PROGRESS')).toBe(true);
    const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()`.execute(trx));
    expect(rows[0]!.count).toBe(0);
    for (let index = 0; index < 20; index++) expect(await effectsOf(`many-${index}`)).toEqual({ records: 1, audited: 1 });
  });

  describe('whose maker may not make it any more', () => {
    const rights = (who: keyof typeof ACCOUNTS, access: Access) => grantTo({ context: platform.context, userId: accountId(who), access });
    type Ask = { readonly method: 'POST' | 'PUT' | 'DELETE'; readonly url: string; readonly body?: object };
    const ask = async (who: keyof typeof ACCOUNTS, { method, url, body }: Ask, key: string) => platform.call({ method, url: `/api/v9${url}`, token: await platform.login(who), ...(body && { body }), headers: { 'idempotency-key': key } });

    it('is refused, and sent again to who may make it still', async () => {
      const all: Access = { branch: ['create', 'read', 'update', 'delete'] };
      await rights('sub_admin', all);
      const made = String((await ask('sub_admin', { method: 'POST', url: '/branch', body: { name: 'To change', city: 'Kochi' } }, 'own-first')).data['id']);
      const calls: readonly [Ask, Access][] = [
        [{ method: 'POST', url: '/branch', body: { name: 'Own', city: 'Kochi' } }, { branch: ['read', 'update', 'delete'] }],
        [{ method: 'PUT', url: `/branch/${made}`, body: { city: 'Pune' } }, { branch: ['create', 'read', 'delete'] }],
        [{ method: 'DELETE', url: `/branch/${made}` }, { branch: ['create', 'read', 'update'] }],
        [{ method: 'PUT', url: `/branch/${made}/unDelete`, body: {} }, { branch: ['create', 'read', 'update'] }],
      ];
      for (const [call, less] of calls) {
        const key = `taken ${call.method} ${call.url}`;
        await rights('sub_admin', all);
        const first = await ask('sub_admin', call, key);
        expect([200, 201], JSON.stringify(first.body)).toContain(first.status);
        await rights('sub_admin', less);
        const refused = await ask('sub_admin', call, key);
        expect(refused, key).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
        expect(refused.headers).not.toHaveProperty('idempotent-replayed');
        await rights('sub_admin', all);
        expect(await ask('sub_admin', call, key), key).toMatchObject({ status: first.status, body: first.body, headers: { 'idempotent-replayed': 'true' } });
      }
    });

    it('is refused to who sees its institute no longer, or has another role', async () => {
      const become = (set: string) => platform.context.database.transaction(all, (trx) => sql.raw(`update app."user" set ${set} where id = '${accountId('admin')}'`).execute(trx));
      const call: Ask = { method: 'POST', url: '/branch', body: { name: 'Of the south', city: 'Kochi', instituteId: INSTITUTES.south } };
      const first = await ask('admin', call, 'reach');
      expect(first.status).toBe(201);
      await become('allow_all_institutes = false');
      expect(await ask('admin', call, 'reach')).toMatchObject({ status: 403 });
      await become(`allow_all_institutes = true, role = 'sub_admin'`);
      expect(await ask('admin', call, 'reach')).toMatchObject({ status: 403 });
      await become(`role = 'admin'`);
      expect(await ask('admin', call, 'reach')).toMatchObject({ status: 201, body: first.body, headers: { 'idempotent-replayed': 'true' } });
    });

    it('is refused for uploads and the calls of rooms, too', async () => {
      const calls: readonly [Ask, Access, Access][] = [
        [{ method: 'POST', url: '/uploads/banner', body: { fileName: 'a.png', fileSize: 100 } }, { banner: ['create', 'read'] }, { banner: ['read'] }],
        [{ method: 'POST', url: `/modules/${accountId('student')}`, body: { access: {} } }, { user: ['read', 'update'] }, { user: ['read'] }],
      ];
      for (const [call, more, less] of calls) {
        await rights('sub_admin', more);
        expect(await ask('sub_admin', call, call.url), call.url).toMatchObject({ status: 200 });
        await rights('sub_admin', less);
        expect(await ask('sub_admin', call, call.url), call.url).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      }
    });
  });

  it('that only reads is answered anew', async () => {
    const search = () => platform.call({ method: 'POST', url: '/api/v9/branch/search', token, body: { size: 1 }, headers: { 'idempotency-key': 'reads' } });
    const before = (await search()).data['total'];
    expect((await create('one more')).status).toBe(201);
    expect((await search()).data['total']).toBe(Number(before) + 1);
  });

  it('refuses a transaction within another, which would wait for itself, and goes on', async () => {
    const held = await platform.context.database.hold();
    await expect(held.database.transaction(all, () => held.database.transaction(all, async () => 1))).rejects.toThrow('within another');
    await expect(held.database.transaction(all, async () => 2)).resolves.toBe(2);
    await held.rollback();
  });

  it('fails aloud when a call works past its key', async () => {
    const app = Fastify({ logger: false });
    app.decorateRequest('actor', null);
    app.addHook('onRequest', async (request) => {
      request.actor = { id: INSTITUTES.north, actingFor: null } as typeof request.actor;
    });
    registerIdempotency(app, platform.context);
    app.post('/past', async () => ({ done: true }));
    expect(() => app.post('/api/open', async () => ({ done: true }))).toThrow('has to say whom it admits');
    const reply = await app.inject({ method: 'POST', url: '/past', headers: { 'idempotency-key': 'past' } });
    expect(reply.statusCode).toBeGreaterThanOrEqual(500);
    await app.close();
  });
});
