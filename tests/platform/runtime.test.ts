import { scryptSync } from 'node:crypto';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeComing } from '../../platform/demo';
import { insertAdmin } from '../../platform/identity/people/insertAdmin';
import { hashPassword, isOutdated, passwordWeakness, verifyPassword } from '../../platform/kernel/crypto/passwords';
import type { PlatformContext } from '../../platform/kernel/context';
import { ConfigError, parseConfig } from '../../platform/kernel/config/config';
import { connectDatabase } from '../../platform/kernel/db/connect';
import { migrate } from '../../platform/kernel/db/migrate';
import { makeIndexes, makeReferences, type LaterStatements } from '../../platform/kernel/db/schema/laterIndexes';
import type { Database, Trx } from '../../platform/kernel/db/scope';
import { warnPowers } from '../../platform/kernel/db/warnPowers';
import { ERRORS, toFailure } from '../../platform/kernel/errors';
import { isWeakSecret } from '../../platform/kernel/config/weakSecret';
import { OWN_TABLES } from '../../platform/tables';
import { OWN_VIEWS } from '../../platform/views';
import { accountId, createTestPlatform, INSTITUTES, type TestPlatform } from './support';
import { createTestDatabase } from './support/databases';

describe('the platform over a fresh database', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform();
  });
  afterAll(() => platform?.close());

  it('says that it lives and that it is ready', async () => {
    expect((await platform.call({ method: 'GET', url: '/healthz' })).body).toEqual({ status: 'ok' });
    expect((await platform.call({ method: 'GET', url: '/readyz' })).body).toEqual({ status: 'ready' });
  });

  it('migrates again without a change, also when several nodes start at once', async () => {
    const { database, loader } = platform.context;
    const tables = () => sql`select table_name, column_name, data_type from information_schema.columns where table_schema in ('app', 'core') order by 1, 2`.execute(database.owner);
    const before = await tables();
    await Promise.all([1, 2, 3].map(() => migrate({ database, loader, tables: OWN_TABLES, views: OWN_VIEWS })));
    expect((await tables()).rows).toEqual(before.rows);
  });

  it('leaves the indexes of a new database to whoever fills it first, and makes the same ones then', async () => {
    const indexes = async (database: Database): Promise<unknown> => (await sql`select indexdef from pg_indexes where schemaname in ('app', 'core')
      union all select conrelid::regclass || ' ' || conname || pg_get_constraintdef(oid) from pg_constraint where connamespace in ('app'::regnamespace, 'core'::regnamespace) and contype <> 'n' order by 1`.execute(database.owner)).rows;
    const { loader, logger } = platform.context;
    const empty = await createTestDatabase({ kind: null, fill: () => Promise.resolve() });
    const database = connectDatabase({ target: empty.target, poolSize: 2, logger });
    const later: LaterStatements = { indexes: [], references: [] };
    const seen = { isNew: false };
    const start = () => migrate({ database, loader, tables: OWN_TABLES, views: OWN_VIEWS, onNew: () => (seen.isNew = true), later });
    await start();
    expect(seen.isNew).toBe(true);
    expect(later.indexes.length).toBeGreaterThan(300);
    expect(later.references.length).toBeGreaterThan(50);
    // Who was stopped before has some of them, and the next start makes the rest.
    await makeReferences({ owner: database.owner, references: later.references.slice(0, 10) });
    await makeIndexes({ owner: database.owner, indexes: later.indexes.slice(0, 100) });
    seen.isNew = false;
    await start();
    expect(seen.isNew).toBe(false);
    // The first goes on where another has seen to all of it by now.
    await Promise.all([makeReferences({ owner: database.owner, references: later.references }), makeIndexes({ owner: database.owner, indexes: later.indexes })]);
    expect(await indexes(database)).toEqual(await indexes(platform.context.database));
    await database.close();
    await empty.drop();
  });

  it('makes the indexes again that a start had written down before it was stopped', async () => {
    const { database } = platform.context;
    const trx = <T>(run: (trx: Trx) => Promise<T>) => database.transaction({ scope: { kind: 'all' } }, run);
    const indexes = async (): Promise<unknown> => (await sql`select indexdef from pg_indexes where schemaname = 'core' and tablename = 'sale' order by 1`.execute(database.owner)).rows;
    const before = await indexes();
    const statements = ['sale_amount', 'sale_id'].map((name) => sql<{ made: string }>`select replace(pg_get_indexdef(to_regclass(${`core.${name}`})), 'CREATE INDEX', 'CREATE INDEX IF NOT EXISTS') as made`.execute(database.owner));
    for (const { rows } of await Promise.all(statements)) await trx((open) => sql`insert into core.coming_index (statement) values (${rows[0]!.made})`.execute(open));
    // One of the two had been made.
    await sql`drop index core.sale_amount`.execute(database.owner);
    await makeComing({ database, indexes: [] });
    expect(await indexes()).toEqual(before);
    expect((await trx((open) => sql`select * from core.coming_index`.execute(open))).rows).toEqual([]);
  });

  it('makes the indexes of other tables while rows of one are being written, and of that one afterwards', async () => {
    const { database } = platform.context;
    const made = async (): Promise<string[]> => (await sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'core' and indexname like 'later_%' order by 1`.execute(database.owner)).rows.map(({ name }) => name);
    const writer = new Client({ connectionString: platform.target.ownerUrl });
    await writer.connect();
    await writer.query('begin; lock table core.sale in row exclusive mode');
    let isOver = false;
    const making = makeIndexes({ owner: database.owner, indexes: ['sale (item)', 'sale (number)', 'payment (reference)', 'referral (reward)'].map((on, nth) => `create index later_${nth} on core.${on}`) }).finally(() => (isOver = true));
    await expect.poll(made, { timeout: 60_000 }).toEqual(['later_2', 'later_3']);
    // Longer than it waits for a table at a time.
    await sleep(2_500);
    expect([isOver, await made()]).toEqual([false, ['later_2', 'later_3']]);
    await writer.query('commit');
    await writer.end();
    await making;
    expect(await made()).toEqual(['later_0', 'later_1', 'later_2', 'later_3']);
    await sql`drop index core.later_0, core.later_1, core.later_2, core.later_3`.execute(database.owner);
  });

  it('is not migrated while it holds tables of a feature that is not there', async () => {
    const { database, loader } = platform.context;
    const mark = (name: string) => sql`insert into core.migration (name) values (${name})`.execute(database.owner);
    await mark('099_of_a_later_version');
    await migrate({ database, loader, tables: OWN_TABLES, views: OWN_VIEWS });
    await mark('chats_001_rooms');
    await expect(migrate({ database, loader, tables: OWN_TABLES, views: OWN_VIEWS })).rejects.toThrow(/chats_001_rooms: no platform\/features\/chats\/table\.ts has this step.*delete from core\.migration where name = 'chats_001_rooms'/);
    await migrate({ database, loader, tables: { ...OWN_TABLES, steps: [...OWN_TABLES.steps, { name: 'chats_001_rooms', sql: 'select 1' }] }, views: OWN_VIEWS });
    await sql`delete from core.migration where name in ('chats_001_rooms', '099_of_a_later_version')`.execute(database.owner);
  });

  it('warns of an account that may do more than it needs, and of no other', async () => {
    const { adminUrl, logins } = inject('testServer');
    const warned = async (url: string): Promise<string[]> => {
      const said: string[] = [];
      const logger = { warn: (text: unknown) => void said.push(String(text)) } as Pick<PlatformContext['logger'], 'warn'>;
      const database = connectDatabase({ target: { ownerUrl: url, servingUrl: url }, poolSize: 2, logger });
      await warnPowers({ database, logger });
      await database.close();
      return said;
    };
    // The server of DATABASE_URL may be one without a superuser of ours.
    if (!logins) return expect((await warned(adminUrl)).length).toBeLessThan(2);
    expect(await warned(adminUrl)).toEqual([expect.stringMatching(/“postgres” in DATABASE_URL is a superuser.*CREATEROLE/)]);
    expect(await warned(platform.target.ownerUrl)).toEqual([]);
    const admin = new Client({ connectionString: adminUrl });
    await admin.connect();
    const role = `lectern_passes_${process.pid}`;
    await admin.query(`create role "${role}" login bypassrls`);
    const url = new URL(adminUrl);
    if (url.searchParams.has('user')) url.searchParams.set('user', role);
    else url.username = role;
    expect(await warned(url.href)).toEqual([expect.stringMatching(new RegExp(`“${role}” in DATABASE_URL passes row-level security \\(BYPASSRLS\\)`))]);
    await admin.query(`drop role "${role}"`);
    await admin.end();
  });

  it('rolls a failed transaction back and keeps its scope to itself', async () => {
    const { database } = platform.context;
    const rename = (name: string, fail: boolean) =>
      database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.north } }, async (trx) => {
        await sql`update app."user" set name = ${name} where id = ${accountId('faculty')}`.execute(trx);
        if (fail) throw new Error('no');
      });
    await rename('Kept', false);
    await expect(rename('Lost', true)).rejects.toThrow('no');
    const { rows } = await database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => sql`select name from app."user" where id = ${accountId('faculty')}`.execute(trx));
    expect(rows).toEqual([{ name: 'Kept' }]);
    await expect(database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => sql`update app."user" set name = 'x'`.execute(trx))).rejects.toThrow(/read-only/);
  });

  it('gets its first super admin from whoever runs it, not with any password', async () => {
    const admin = { email: 'Owner@Example.org', name: 'Leela Owner', password: 'Tamarind-and-rain-4' };
    const insert = (given: Partial<typeof admin>) => insertAdmin({ context: platform.context, admin: { ...admin, ...given } });
    await expect(insert({ email: 'nobody' })).rejects.toThrow(/e-mail/);
    for (const password of ['short', 'aaaaaaaaaaaaaaa', 'Password-12345', '1234567890', 'owner-is-it-not', '']) await expect(insert({ password })).rejects.toThrow(/too weak/);
    await insert({});
    await expect(insert({})).rejects.toThrow(/already in use/);
    const reply = await platform.call({ method: 'POST', url: '/api/v9/user/userLogin', body: { username: 'owner@example.org', password: admin.password } });
    expect(reply.data['userDetails']).toMatchObject({ role: 'super_admin', instituteId: null, allowAllInstitutes: true });
  });
});

describe('settings', () => {
  const production = { NODE_ENV: 'production', LECTERN_SECRET: 'a-secret-of-more-than-32-characters!' };

  it('have defaults that serve on this machine alone, with demo content', () => {
    expect(parseConfig({ env: {} })).toMatchObject({ mode: 'demo', hasDemo: true, host: '127.0.0.1', port: 4100, databaseUrl: null, corsOrigins: [], logLevel: 'warn' });
  });

  it('of a production start have no demo content and ask for a secret', () => {
    expect(() => parseConfig({ env: {}, argv: ['--production'] })).toThrow(/LECTERN_SECRET is missing/);
    expect(() => parseConfig({ env: { ...production, LECTERN_SECRET: 'short' } })).toThrow(/too short/);
    expect(parseConfig({ env: { ...production, LECTERN_DEMO: '1' } })).toMatchObject({ mode: 'production', hasDemo: false, logLevel: 'info' });
  });

  it('take no secret that can be guessed', () => {
    const weak = ['='.repeat(32), 'ab'.repeat(16), 'changeme'.repeat(5), 'change-me-change-me-change-me-change', 'abcdefghijklmnopqrstuvwxyz0123456789', '0123456789'.repeat(4), '11111111111111111111111111111112'];
    for (const secret of weak) expect(() => parseConfig({ env: { ...production, LECTERN_SECRET: secret } }), secret).toThrow(/can be guessed.*openssl/);
    for (let tries = 0; tries < 2_000; tries++) {
      const encoding = (['hex', 'base64', 'base64url'] as const)[tries % 3]!;
      const secret = randomBytes(24).toString(encoding).slice(0, 32);
      expect(isWeakSecret(secret), secret).toBe(false);
    }
  });

  it('that are wrong are named', () => {
    for (const [env, text] of [
      [{ PORT: '70000' }, /PORT/], [{ PORT: 'x' }, /PORT/], [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/], [{ LECTERN_CORS: 'example.org' }, /LECTERN_CORS/],
      [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/], [{ LECTERN_OTP_ROLES: 'king' }, /LECTERN_OTP_ROLES/], [{ LECTERN_POOL: '0' }, /LECTERN_POOL/],
    ] as const) {
      expect(() => parseConfig({ env })).toThrow(ConfigError);
      expect(() => parseConfig({ env })).toThrow(text);
    }
  });

  it('given as arguments win', () => {
    expect(parseConfig({ env: { PORT: '5000' }, argv: ['--port', '6000', '--host=0.0.0.0'] })).toMatchObject({ port: 6000, host: '0.0.0.0' });
  });
});

describe('errors', () => {
  it('have a status, a sentence and a remedy each', () => {
    for (const row of Object.values(ERRORS)) {
      expect(row.status).toBeGreaterThanOrEqual(400);
      expect([row.message.length > 5, row.remedy.length > 5]).toEqual([true, true]);
    }
  });

  it('of a lost database ask to try again; unknown ones tell nothing', () => {
    for (const code of ['ECONNREFUSED', '57P01', '57P03']) expect(toFailure(Object.assign(new Error('x'), { code }))).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(toFailure(new Error('secret detail'))).toMatchObject({ status: 500, message: 'Internal Server Error' });
  });
});

describe('a password', () => {
  it('is weighed without asking for symbols', () => {
    for (const password of ['four words of rain', 'River-of-letters-9', 'Lectern-demo-1', 'मेरा पासवर्ड नया है', 'tqzvkwplmx']) expect(passwordWeakness({ password }), password).toBeNull();
  });

  it('is none of those tried first, as they stand or as people make them longer', () => {
    const guessed = ['1q2w3e4r5t', 'Basketball', 'password123', 'P@ssw0rd1234', 'Dragon2024!', '!!monkey!!123', 'dragondragon', 'Lectern12345', 'qwertyuiop', 'ＰＡＳＳＷＯＲＤ１２３４', 'Sunshine-99', 'Institute#1'];
    for (const password of guessed) expect(passwordWeakness({ password }), password).toEqual({ code: 'guessed' });
    expect(passwordWeakness({ password: 'asha.sharma-77', names: ['Asha Sharma', 'asha.sharma'] })).toEqual({ code: 'holdsName' });
    expect(passwordWeakness({ password: 'fresheyes1', names: ['Fresh Eyes Academy', 'office'] })).toEqual({ code: 'holdsName' });
    const lea = ['Léa Dubois', 'lea@etoile.example', 'Étoile École & Cie'];
    for (const password of ['lea@etoile.example', 'rt-rt-rt-12', 'Dubois-2026-x', 'Lea-dubois-2026', 'Etoile-ecole-1', 'LÉA_DUBOIS!!77']) expect(passwordWeakness({ password, names: [...lea, 'rt@rt.example'] }), password).toEqual({ code: 'holdsName' });
    expect(passwordWeakness({ password: 'Lectern-demo-1', names: ['Nobody Yet', 'no.module@demo.lectern.test'] })).toBeNull();
    for (const password of ['River-of-letters-9', 'lea likes nine rivers', 'four words of rain']) expect(passwordWeakness({ password, names: lea }), password).toBeNull();
    expect(passwordWeakness({ password: 'cheese-institute-hall', names: ['Great Institute'] })).toBeNull();
  });

  it('is told right by a hash of before as by one of today, and by nothing else', async () => {
    const salt = Buffer.from('0123456789abcdef');
    const before = ['scrypt', 15, 8, 1, salt.toString('base64url'), scryptSync('Correct-horse-9', salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }).toString('base64url')].join('$');
    const today = await hashPassword('Correct-horse-9');
    expect([isOutdated(before), isOutdated(today)]).toEqual([true, false]);
    for (const stored of [before, today]) {
      expect(await verifyPassword({ password: 'Correct-horse-9', stored })).toBe(true);
      expect(await verifyPassword({ password: 'Correct-horse-8', stored })).toBe(false);
    }
    for (const stored of [null, '', 'scrypt$', 'plain', '$argon2id$v=19$m=1$x']) expect(await verifyPassword({ password: 'Correct-horse-9', stored }), String(stored)).toBe(false);
  });
});
