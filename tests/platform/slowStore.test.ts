import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sweepFiles } from '../../platform/files/sweep';
import { storageSettings } from '../../platform/kernel/config/storageSettings';
import { createTestPlatform, type TestPlatform } from './support';
import { S3_KEY, startS3Server, type S3Server } from './support/s3Server';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let server: S3Server;
let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  server = await startS3Server();
  platform = await createTestPlatform({ config: { storage: storageSettings(`s3://${S3_KEY.id}:${encodeURIComponent(S3_KEY.secret)}@${server.address}/lectern?region=eu-central-1&tls=off`) } });
  token = await platform.login('institute');
});
afterEach(() => {
  server.before = async () => undefined;
});
afterAll(async () => {
  await platform?.close();
  await server?.close();
});

interface Begun {
  readonly uploadURL: string;
  readonly key: string;
}

const begin = async (): Promise<Begun> => {
  const { data } = await platform.call({ method: 'POST', url: '/api/v9/uploads/banner', token, body: { fileName: 'a.png' } });
  return { uploadURL: String(data['uploadURL']), key: String(data['filePublicUrl']).slice('/files/'.length) };
};
const put = async ({ uploadURL }: Begun): Promise<{ status: number; code: unknown }> => {
  const reply = await platform.app.inject({ method: 'PUT', url: uploadURL, payload: PNG, headers: { 'content-type': 'image/png' } });
  return { status: reply.statusCode, code: reply.json<{ code?: unknown }>().code };
};
const ask = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => query.execute(trx))).rows;
const statusOf = async ({ key }: Begun): Promise<string | undefined> => (await ask(sql<{ status: string }>`select status from core.upload where key = ${key}`))[0]?.status;

/** Keeps calls of this method waiting until `go`. @returns `arrived`, which comes when so many wait */
function held({ most = 1, of = 'PUT' }: { readonly most?: number; readonly of?: string } = {}): { readonly arrived: Promise<void>; readonly go: () => void } {
  let [go, arrive]: (() => void)[] = [];
  const gone = new Promise<void>((done) => (go = done));
  const arrived = new Promise<void>((done) => (arrive = done));
  let count = 0;
  server.before = async ({ method }) => {
    if (method !== of || count === most) return;
    count += 1;
    if (count === most) arrive!();
    await gone;
  };
  return { arrived, go: go! };
}

it('while a store works no connection of the database is held, however many files are sent', async () => {
  const begun = await Promise.all(Array.from({ length: 4 }, begin));
  const { arrived, go } = held({ most: begun.length });
  const sent = Promise.all(begun.map(put));
  await arrived;
  // All four connections are free.
  const open = await ask(sql<{ count: number }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()`);
  expect(open[0]!.count).toBe(0);
  expect(await Promise.all(begun.map(statusOf))).toEqual(begun.map(() => 'issued'));
  go();
  expect((await sent).map(({ status }) => status)).toEqual(begun.map(() => 201));
  expect(await Promise.all(begun.map(statusOf))).toEqual(begun.map(() => 'stored'));
});

it('of an institute that sends many files no more than a quarter of the connections are at work at once', async () => {
  const begun = await Promise.all(Array.from({ length: 12 }, begin));
  const { database } = platform.context;
  let [most, now] = [0, 0];
  const kept = database.transaction;
  database.transaction = async (options, run) => {
    most = Math.max(most, ++now);
    return kept(options, run).finally(() => now--);
  };
  try {
    expect((await Promise.all(begun.map(put))).map(({ status }) => status)).toEqual(begun.map(() => 201));
  } finally {
    database.transaction = kept;
  }
  expect(most).toBe(1);
});

it('of two who send to one address the second waits, and finds it used', async () => {
  const begun = await begin();
  const { arrived, go } = held();
  const first = put(begun);
  await arrived;
  const second = put(begun);
  // Giving up does not come in between.
  expect((await platform.app.inject({ method: 'DELETE', url: begun.uploadURL })).json()).toMatchObject({ httpcode: 409, code: 'IN_PROGRESS', reason: 'uploadUnderWay' });
  go();
  expect([await first, await second]).toEqual([{ status: 201, code: undefined }, { status: 409, code: 'ITEM_EXISTS' }]);
});

it('a store that refuses leaves the address as it was: who tries again has the file, once', async () => {
  const begun = await begin();
  server.before = async ({ method }) => (method === 'PUT' ? 400 : undefined);
  expect(await put(begun)).toEqual({ status: 503, code: 'UNAVAILABLE' });
  server.before = async () => undefined;
  expect([await put(begun), await put(begun)]).toEqual([{ status: 201, code: undefined }, { status: 409, code: 'ITEM_EXISTS' }]);
  expect((await ask(sql<{ reserved: string; bytes: string; keeper: string | null }>`select reserved::text, bytes::text, keeper from core.upload where key = ${begun.key}`))[0]).toEqual({ reserved: '0', bytes: String(server.objects.get(begun.key)!.length), keeper: null });
});

it('a claim whose node is gone is taken over when it has run out, and who comes back late finds that', async () => {
  const begun = await begin();
  const { arrived, go } = held();
  const lost = put(begun);
  await arrived;
  await ask(sql`update core.upload set kept_until = now() - interval '1 second' where key = ${begun.key}`);
  expect((await put(begun)).status).toBe(201);
  go();
  expect(await lost).toEqual({ status: 409, code: 'ITEM_EXISTS' });
  expect((await platform.app.inject({ url: `/files/${begun.key}` })).statusCode).toBe(200);
});

it('what was left half-way is given up with what lies in its place', async () => {
  const begun = await begin();
  server.objects.set(begun.key, PNG);
  await ask(sql`update core.upload set keeper = gen_random_uuid(), kept_until = now() - interval '1 second' where key = ${begun.key}`);
  expect((await platform.app.inject({ method: 'DELETE', url: begun.uploadURL })).statusCode).toBe(202);
  expect([server.objects.has(begun.key), await statusOf(begun)]).toEqual([false, undefined]);
});

const sweep = (): Promise<number> => sweepFiles({ ...platform.context, clock: () => new Date(Date.now() + 25 * 3_600_000) });
const arrive = async (): Promise<Begun> => {
  const begun = await begin();
  expect((await put(begun)).status).toBe(201);
  return begun;
};
let number = 0;
const save = ({ key }: Begun) => platform.call({ method: 'POST', url: '/api/v9/banner', token, body: { title: `Shown ${++number}`, imageURL: `/files/${key}` } });

it('who saves a picture does not ask the store for it, and nobody waits for files that a store is slow to remove', async () => {
  const [kept, stray] = [await arrive(), await arrive()];
  const asked: string[] = [];
  server.before = async ({ method }) => void asked.push(method);
  expect((await save(kept)).status).toBe(201);
  expect(asked).toEqual([]);
  const { arrived, go } = held({ of: 'DELETE' });
  const swept = sweep();
  await arrived;
  // What is going is not there any more, whatever the store has; what stays can be referred to at once.
  expect(await save(stray)).toMatchObject({ status: 422, body: { problems: { imageURL: { code: 'upload' } } } });
  expect((await save(kept)).status).toBe(201);
  expect(await ask(sql`select 1 from pg_locks where locktype = 'advisory' and objid = 1718185061 and database = (select oid from pg_database where datname = current_database())`)).toEqual([]);
  go();
  expect(await swept).toBeGreaterThan(0);
  expect([server.objects.has(kept.key), server.objects.has(stray.key), await statusOf(stray)]).toEqual([true, false, undefined]);
});

it('a sweep that is broken off is gone on with, and takes what was left half-way', async () => {
  const [stray, half] = [await arrive(), await begin()];
  server.objects.set(half.key, PNG);
  await ask(sql`update core.upload set keeper = gen_random_uuid(), kept_until = now() - interval '1 second' where key = ${half.key}`);
  server.before = async ({ method, key }) => (method === 'DELETE' && key === stray.key ? 403 : undefined);
  await expect(sweep()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect([await statusOf(stray), server.objects.has(half.key), await statusOf(half)]).toEqual(['going', false, undefined]);
  server.before = async () => undefined;
  expect(await sweep()).toBe(1);
  expect([server.objects.has(stray.key), await statusOf(stray)]).toEqual([false, undefined]);
});

it('what is being put in its place is not swept', async () => {
  const begun = await begin();
  const { arrived, go } = held();
  const sent = put(begun);
  await arrived;
  expect(await sweep()).toBe(0);
  go();
  expect((await sent).status).toBe(201);
});
