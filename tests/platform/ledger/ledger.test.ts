import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ACCOUNTS, BelowNothingError, post, postAll, type Posting } from '../../../platform/ledger/post';
import { proveLedger } from '../../../platform/ledger/prove';
import { postAlone } from '../../../platform/ledger/together';
import { giveFirstTokens, readTokenBalance, tokensGot, tokensUsed, useTokens } from '../../../platform/ledger/tokens';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';

const ALL = { scope: { kind: 'all' } } as const;
/** Operations of each of sixteen; ten thousand of each are `LEDGER=many node scripts/tsRun.mjs bench/ledger.ts`. */
const EACH = 250;

describe('the ledger', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform({ config: { poolSize: 10 } });
  });
  afterAll(() => platform.close());

  const inAll = <T>(run: Parameters<typeof platform.context.database.transaction<T>>[1]) => platform.context.database.transaction(ALL, run);
  const write = (posting: Posting) => inAll((trx) => post({ trx, posting }));
  const balanceOf = (instituteId: string) => inAll((trx) => readTokenBalance({ trx, instituteId }));
  const got = (instituteId: string, cause: string, tokens: number) => tokensGot({ instituteId, cause, kind: 'given', tokens });
  /** As the administrator of the database, whom no policy holds. */
  const asOwner = async (text: string): Promise<Record<string, unknown>[]> => {
    const url = new URL(inject('testServer').adminUrl);
    url.pathname = new URL(platform.target.ownerUrl).pathname;
    const owner = new Client({ connectionString: url.href });
    await owner.connect();
    return owner.query(text).then(({ rows }) => rows as Record<string, unknown>[]).finally(() => owner.end());
  };

  it('declares each account once for program and database', async () => {
    const { rows } = await inAll((trx) => sql<{ name: string; unit: string }>`select name, unit from core.ledger_account`.execute(trx));
    expect(Object.fromEntries(rows.map(({ name, unit }) => [name, unit]))).toEqual(ACCOUNTS);
  });

  it('writes the same cause once, however often and by how many at once', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => write(got(INSTITUTES.north, 'once', 700))));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await write(got(INSTITUTES.north, 'once', 700))).toBe(false);
    expect(await balanceOf(INSTITUTES.north)).toEqual({ credit: 700, debit: 0, balance: 700 });
  });

  it('takes nothing that does not come to nothing, no part of a coin, and no account nobody declared', async () => {
    const posting = (moves: object): Posting => ({ cause: 'wrong', ownerId: INSTITUTES.north, kind: 'given', moves });
    for (const moves of [{ 'institute.tokens': 5 }, { 'institute.tokens': 5, 'operator.sales': -5 }, { 'institute.tokens': 0.5, 'operator.tokensGiven': -0.5 }, {}]) await expect(write(posting(moves))).rejects.toThrow(RangeError);
    const entry = (account: string, amount: number) => inAll((trx) => sql`insert into core.ledger_entry (id, owner_id, account, cause, kind, amount) values (gen_random_uuid(), ${INSTITUTES.north}, ${account}, 'wrong', 'given', ${amount})`.execute(trx));
    await expect(entry('institute.tokens', 5)).rejects.toMatchObject({ code: 'LD002' });
    await expect(entry('institute.gold', 5)).rejects.toThrow('no account');
    // A further move of a cause that is there already would unbalance it.
    await expect(inAll((trx) => sql`insert into core.ledger_entry (id, owner_id, account, cause, kind, amount) values (gen_random_uuid(), ${INSTITUTES.south}, 'institute.tokens', 'once', 'given', 5)`.execute(trx))).rejects.toMatchObject({ code: 'LD002' });
  });

  it('is changed and emptied by nobody: not by who serves, not by the owner', async () => {
    const serving = (text: string) => inAll((trx) => sql.raw(text).execute(trx));
    for (const text of ['update core.ledger_entry set amount = amount + 1', 'delete from core.ledger_entry', 'truncate core.ledger_entry', "update core.ledger_account set has_floor = false", "insert into core.ledger_account values ('institute.gold', 'token', false)"]) {
      await expect(serving(text), text).rejects.toThrow(/permission denied/);
    }
    for (const text of ['update core.ledger_entry set note = null', 'delete from core.ledger_entry', 'truncate core.ledger_entry']) await expect(asOwner(`set row_security = off; ${text}`), text).rejects.toMatchObject({ code: 'LD003' });
  });

  it('gives a tenant its own accounts to read, of those the institutes’ alone, and nothing to write', async () => {
    await write({ ...tokensGot({ instituteId: INSTITUTES.north, cause: 'bought', kind: 'purchase', tokens: 100, paise: 50_000 }) });
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.north } }, (trx) => sql<{ account: string; owner_id: string }>`select distinct account, owner_id from core.ledger_entry`.execute(trx));
    expect(rows).toEqual([{ account: 'institute.tokens', owner_id: INSTITUTES.north }]);
    const asTenant = platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.north } }, (trx) => post({ trx, posting: got(INSTITUTES.north, 'mine', 1_000) }));
    await expect(asTenant).rejects.toThrow(/permission denied/);
  });

  it('holds what many do at once: the sum of what went through, and never below nothing', { timeout: 300_000 }, async () => {
    const institute = INSTITUTES.south;
    await write(got(institute, 'start', 500));
    let [came, went, refused] = [500, 0, 0];
    await Promise.all(Array.from({ length: 16 }, async (_, client) => {
      for (let nth = 0; nth < EACH; nth++) {
        const tokens = 1 + ((client * 31 + nth * 17) % 120);
        if ((client + nth) % 3 === 0) {
          await write(got(institute, `got ${client} ${nth}`, tokens));
          came += tokens;
          continue;
        }
        const isDone = await inAll((trx) => useTokens({ trx, instituteId: institute, cause: `use ${client} ${nth}`, tokens })).catch((error: unknown) => {
          if (!(error instanceof BelowNothingError)) throw error;
          return false;
        });
        if (isDone) went += tokens;
        else refused += 1;
      }
    }));
    expect(refused, 'more was asked for than there was').toBeGreaterThan(0);
    expect(await balanceOf(institute)).toEqual({ credit: came, debit: went, balance: came - went });
    const { rows } = await inAll((trx) => sql<{ lowest: string }>`select min(closing)::text as lowest from core.ledger_entry where owner_id = ${institute} and account = 'institute.tokens'`.execute(trx));
    expect(Number(rows[0]!.lowest)).toBeGreaterThanOrEqual(0);
    expect((await proveLedger(platform.context)).differences).toEqual([]);
  });

  it('writes what many post of one owner in few transactions, and each learns of its own alone', async () => {
    const { database } = platform.context;
    let transactions = 0;
    const counting: typeof database = { ...database, transaction: (options, run) => { transactions += 1; return database.transaction(options, run); } };
    const alone = (posting: Posting) => postAlone({ database: counting, posting }).catch((error: Error) => (error instanceof BelowNothingError ? 'below' : 'failed'));
    const instituteId = '0198a000-0000-7000-8000-00000000000a';
    const postings = Array.from({ length: 60 }, (_, nth) => got(instituteId, `alone ${nth % 50}`, 10));
    const results = await Promise.all([...postings, tokensUsed({ instituteId, cause: 'alone most', tokens: 501 }), tokensUsed({ instituteId, cause: 'alone some', tokens: 450 })].map(alone));
    expect(results).toEqual([...Array.from({ length: 50 }, () => true), ...Array.from({ length: 10 }, () => false), 'below', true]);
    expect(await balanceOf(instituteId)).toEqual({ credit: 500, debit: 450, balance: 50 });
    expect(transactions).toBeLessThan(5);
    // What the database cannot take keeps nothing else from being entered, nor does it hold up what comes later.
    const mixed = await Promise.all([got(instituteId, 'alone before', 1), got(instituteId, 'alone lead', 1), { ...got(instituteId, 'alone wrong', 1), at: 'no day' }, got(instituteId, 'alone behind', 1)].map(alone));
    expect(mixed).toEqual([true, true, 'failed', true]);
    await expect(postAlone({ database, posting: { ...got(instituteId, 'alone odd', 1), moves: { 'institute.tokens': 1 } } })).rejects.toThrow(RangeError);
    expect(await alone(got(instituteId, 'alone later', 1))).toBe(true);
    expect((await balanceOf(instituteId)).balance).toBe(54);
  });

  it('gives what an institute begins with once, of several at once as well, and not after anything else', async () => {
    const give = (instituteId: string) => inAll((trx) => giveFirstTokens({ trx, instituteId, tokens: 250_000 }));
    const results = await Promise.all(Array.from({ length: 6 }, () => give(INSTITUTES.lapsed)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(INSTITUTES.lapsed)).toMatchObject({ balance: 250_000 });
    expect(await give(INSTITUTES.north)).toBe(false);
  });

  it('names every balance that somebody changed past it', async () => {
    await inAll((trx) => postAll({ trx, postings: ['a', 'b', 'c', 'last'].map((cause) => got(INSTITUTES.white, cause, 100)) }));
    const tamper = (text: string) => asOwner(`set session_replication_role = replica; set row_security = off; ${text}; set session_replication_role = origin`);
    await tamper(`update core.ledger_entry set closing = 250, amount = 150 where cause = 'b' and account = 'institute.tokens'`);
    await tamper(`delete from core.ledger_entry where cause = 'last' and account = 'operator.tokensGiven'`);
    const { differences, hasMore } = await proveLedger(platform.context);
    expect(hasMore).toBe(false);
    const of = (what: string) => differences.filter((one) => one.what === what);
    expect(of('sum')).toEqual(expect.arrayContaining([expect.objectContaining({ at: 'b', computed: '50' }), expect.objectContaining({ at: 'last', computed: '100' })]));
    expect(of('chain').some(({ ownerId, account }) => ownerId === INSTITUTES.white && account === 'institute.tokens')).toBe(true);
    expect(of('total')).toEqual(expect.arrayContaining([expect.objectContaining({ ownerId: INSTITUTES.white, account: 'institute.tokens', kept: '400', computed: '450' })]));
  });
});
