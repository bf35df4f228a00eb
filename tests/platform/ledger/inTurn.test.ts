import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeTokenPayment } from '../../../platform/features/tokens/record';
import { inTurn } from '../../../platform/ledger/inTurn';
import { BelowNothingError, post } from '../../../platform/ledger/post';
import { proveLedger } from '../../../platform/ledger/prove';
import { readTokenBalance, tokensGot, useTokens } from '../../../platform/ledger/tokens';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';

const ALL = { scope: { kind: 'all' } } as const;

describe('changes that postings belong to', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform({ config: { poolSize: 10 } });
  });
  afterAll(() => platform.close());

  const balanceOf = (instituteId: string) => platform.context.database.transaction(ALL, (trx) => readTokenBalance({ trx, instituteId })).then(({ balance }) => balance);
  const got = (cause: string, tokens: number) => tokensGot({ instituteId: INSTITUTES.north, cause, kind: 'given', tokens });
  /** The database, and how many transactions were made by it. */
  const counting = () => {
    const { database } = platform.context;
    const made = { count: 0 };
    const counted: typeof database = { ...database, transaction: (options, run) => { made.count += 1; return database.transaction(options, run); } };
    return { database: counted, made };
  };
  const orders = (instituteId: string, numbers: readonly string[]) =>
    platform.context.database.transaction(ALL, (trx) => sql`insert into core.ai_token_order (id, institute_id, status, amount_token, amount_inr, is_exclusive, razorpay_order_id, buyer_name, created_at)
      select gen_random_uuid(), ${instituteId}::uuid, 'pending', 1, 100, false, number, 'Asha', now() from unnest(${[...numbers]}::text[]) number`.execute(trx));
  const paid = (orderId: string) => ({ id: `pay ${orderId}`, orderId, paise: 100, currency: 'INR', status: 'captured', failure: null } as const);

  it('of one owner go in few transactions, one after the other, and each learns of its own alone', async () => {
    const { database, made } = counting();
    const change = (cause: string, tokens: number, fails?: Error) => inTurn({ database, ownerId: INSTITUTES.north, run: async (trx) => {
      const isNew = await post({ trx, posting: got(cause, tokens) });
      if (fails) throw fails;
      return `${cause} ${isNew}`;
    } });
    const use = (cause: string, tokens: number) => inTurn({ database, ownerId: INSTITUTES.north, run: (trx) => useTokens({ trx, instituteId: INSTITUTES.north, cause, tokens }) });
    const results = await Promise.allSettled([
      change('a', 5), change('b', 7), change('b', 7), change('odd', 11, new Error('no luck')), use('too much', 100), use('some', 2),
      inTurn({ database, ownerId: INSTITUTES.north, run: (trx) => sql`select 1 / 0`.execute(trx) }), ...Array.from({ length: 8 }, (_, nth) => change(`c ${nth}`, 1)),
    ]);
    expect(results.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message))).toEqual([
      'a true', 'b true', 'b false', 'no luck', new BelowNothingError().message, true, 'division by zero', ...Array.from({ length: 8 }, (_, nth) => `c ${nth} true`),
    ]);
    expect(await balanceOf(INSTITUTES.north)).toBe(5 + 7 - 2 + 8);
    expect(made.count, 'the first, and all that came meanwhile').toBe(2);
    expect((await proveLedger(platform.context)).differences).toEqual([]);
  });

  it('hear of nothing before it is kept, and of the failure of all where nothing is', async () => {
    const { database } = platform.context;
    const broken: typeof database = { ...database, transaction: (options, run) => database.transaction(options, async (trx) => {
      await run(trx);
      throw new Error('The line to the database is gone.');
    }) };
    const changes = ['d', 'e', 'f'].map((cause) => inTurn({ database: broken, ownerId: INSTITUTES.south, run: (trx) => post({ trx, posting: { ...got(cause, 1), ownerId: INSTITUTES.south } }) }));
    for (const one of await Promise.allSettled(changes)) expect(one).toMatchObject({ status: 'rejected', reason: { message: 'The line to the database is gone.' } });
    expect(await balanceOf(INSTITUTES.south)).toBe(0);
  });

  it('of payments end, whoever tells of them meanwhile in transactions apart, and each order is entered once', async () => {
    const { context } = platform;
    const numbers = Array.from({ length: 24 }, (_, nth) => `order turn ${nth}`);
    await orders(INSTITUTES.white, numbers);
    const together = (orderId: string) => inTurn({ database: context.database, ownerId: INSTITUTES.white, run: (trx) => takeTokenPayment({ context, trx, payment: paid(orderId) }) });
    const apart = (orderId: string) => context.database.transaction(ALL, (trx) => takeTokenPayment({ context, trx, payment: paid(orderId) }));
    const outcomes = await Promise.all([...numbers.map(together), ...[...numbers].reverse().map(apart), ...numbers.map(together)]);
    expect(outcomes.filter((one) => one === 'recorded')).toHaveLength(numbers.length);
    expect(outcomes.filter((one) => one === 'known')).toHaveLength(2 * numbers.length);
    expect(await balanceOf(INSTITUTES.white)).toBe(100 * numbers.length);
    expect((await proveLedger(context)).differences).toEqual([]);
  });
});
