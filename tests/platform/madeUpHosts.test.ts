import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createVerifiedHosts } from '../../platform/identity/people/verifiedHosts';
import { connectDatabase } from '../../platform/kernel/db/connect';
import { createTestPlatform, INSTITUTES, type TestPlatform } from './support';

/** What stands in the header `Host` is anybody’s word. */
describe('a made-up host', () => {
  let platform: TestPlatform;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-hosts-'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><html><head><title>Lectern</title></head><body></body></html>');
    platform = await createTestPlatform({ config: { consoleDir: folder } });
  });
  afterAll(async () => {
    await platform?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const all = <Row>(query: ReturnType<typeof sql<Row>>) => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => query.execute(trx));
  const get = (host: string, url: string) => platform.app.inject({ url, headers: { host, accept: 'text/html' } });

  it('costs no transaction, whatever is asked for, also after changes of others', async () => {
    const paths = ['/', '/app/branch', '/config.json', '/nothing.js', '/nothing/there'];
    for (const path of paths) await get('first.example.org', path);
    const transaction = vi.spyOn(platform.context.database, 'transaction');
    for (let count = 0; count < 20; count += 1) for (const path of paths) expect((await get(`h${count}.example.org`, path)).statusCode, path).toBe(path.startsWith('/nothing') ? (path.endsWith('.js') ? 404 : 200) : 200);
    expect(transaction).not.toHaveBeenCalled();
    transaction.mockRestore();
    const token = await platform.login('super_admin');
    expect((await platform.call({ method: 'POST', url: '/api/v9/branch', token, body: { name: 'Another', city: 'Kochi', instituteId: INSTITUTES.north } })).status).toBe(201);
    const after = vi.spyOn(platform.context.database, 'transaction');
    for (let count = 0; count < 20; count += 1) await get(`h${count}.example.net`, '/nothing.js');
    expect(after).not.toHaveBeenCalled();
    after.mockRestore();
  });

  it('that becomes somebody’s is known to be theirs at once, on every node, and so is that it is theirs no longer', async () => {
    const other = connectDatabase({ target: platform.target, poolSize: 2, logger: platform.context.logger });
    const [here, there] = [createVerifiedHosts(platform.context), createVerifiedHosts({ ...platform.context, database: other })];
    const host = 'learn.north.example';
    const both = async () => [await here.ownerOf(`${host}:443`), await there.ownerOf(host.toUpperCase())];
    try {
      expect(await both()).toEqual([null, null]);
      await all(sql`insert into core.tenant_domain (institute_id, host, token) values (${INSTITUTES.north}, ${host}, 't')`);
      expect([await here.ownerOf(host), here.peek(host), here.peek('not a host')]).toEqual([null, null, null]);
      await all(sql`update core.tenant_domain set verified_at = now() where host = ${host}`);
      expect(await here.ownerOf(host)).toBe(INSTITUTES.north);
      await expect.poll(both).toEqual([INSTITUTES.north, INSTITUTES.north]);
      await all(sql`delete from core.tenant_domain where host = ${host}`);
      expect(await here.ownerOf(host)).toBeNull();
      await expect.poll(both).toEqual([null, null]);
    } finally {
      await other.close();
    }
  });
});
