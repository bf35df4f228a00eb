import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_INSTITUTES } from '../../../platform/demo/institutes';
import { proveLedger } from '../../../platform/ledger/prove';
import { createTestPlatform, type TestPlatform } from '../support';

interface Entry {
  readonly institute_id: string;
  readonly type: 'credit' | 'debit';
  readonly amount: number;
  readonly opening: number;
  readonly closing: number;
  readonly is_first_trans: boolean;
}

const ALL = { kind: 'all' } as const;
/** The institute of the account `institute`. */
const OWN = DEMO_INSTITUTES[0]!.id;

describe('the ledger of AI tokens', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform({ demo: true });
  }, 300_000);
  afterAll(() => platform.close());

  const entriesOf = async (order: string): Promise<readonly Entry[]> => {
    const { rows } = await platform.context.database.transaction(
      { scope: ALL, readOnly: true },
      (trx) => sql<Entry>`select owner_id as institute_id, case when amount > 0 then 'credit' else 'debit' end as type, abs(amount)::float8 as amount, opening::float8 as opening, closing::float8 as closing, place = 1 as is_first_trans from core.ledger_entry where account = 'institute.tokens' order by owner_id, ${sql.raw(order)}`.execute(trx),
    );
    return rows;
  };
  const chains = (entries: readonly Entry[]): void => {
    const last = new Map<string, number>();
    for (const entry of entries) {
      expect(entry.is_first_trans).toBe(!last.has(entry.institute_id));
      expect(entry.opening).toBe(last.get(entry.institute_id) ?? 0);
      expect(entry.closing).toBeCloseTo(entry.opening + (entry.type === 'credit' ? entry.amount : -entry.amount), 6);
      last.set(entry.institute_id, entry.closing);
    }
  };

  it('goes from one balance to the next in the demo content, by time, and never below nothing', async () => {
    const entries = await entriesOf('created_at, id');
    expect(entries.length).toBeGreaterThan(300);
    chains(entries);
    expect(entries.filter(({ closing }) => closing < 0)).toEqual([]);
    expect(new Set(entries.filter(({ is_first_trans }) => is_first_trans).map(({ type }) => type))).toEqual(new Set(['credit']));
  });

  it('holds a credit of what was bought for each order that was paid, and for no other', async () => {
    const { rows } = await platform.context.database.transaction({ scope: ALL, readOnly: true }, (trx) => sql<{ status: string; amount_token: string; amount: string | null; type: string | null }>`
      select o.status, o.amount_token, e.amount, e.type from core.ai_token_order o left join (select owner_id, cause, round(amount / 100.0, 2)::text as amount, case when amount > 0 then 'credit' end as type from core.ledger_entry where account = 'institute.tokens') e on e.owner_id = o.institute_id and e.cause = 'aiToken.order ' || o.razorpay_order_id`.execute(trx));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['paid', 'failed']));
    for (const { status, amount_token, amount, type } of rows) expect({ status, amount, type }).toEqual(status === 'paid' ? { status, amount: Number(amount_token).toFixed(2), type: 'credit' } : { status, amount: null, type: null });
  });

  it('says the same as the balance of the account menu, and as each month of the report', async () => {
    const token = await platform.login('institute');
    const { data: balance } = await platform.call({ method: 'GET', url: '/api/v9/ai-token/balance', token });
    const { data } = await platform.call({ method: 'POST', url: '/api/v9/ai-token/search', token, body: { size: 1, totals: true } });
    const { credit, debit } = data['totals'] as { credit: number; debit: number };
    expect({ credit, debit }).toEqual({ credit: balance['credit'], debit: balance['debit'] });
    expect((data['items'] as { closing_balance: number }[])[0]!.closing_balance).toBe(balance['balance']);
    const { data: summary } = await platform.call({ method: 'POST', url: '/api/v9/ai-token/transaction/summary', token, body: { by: 'createdAt:month', timeZone: 'Asia/Kolkata' } });
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: OWN }, readOnly: true }, (trx) => sql<{ used: string }>`
      select (sum(-amount) / 100.0)::text as used from core.ledger_entry where amount < 0 group by date_trunc('month', created_at at time zone 'Asia/Kolkata') order by date_trunc('month', created_at at time zone 'Asia/Kolkata')`.execute(trx));
    const told = (summary['groups'] as { values: Record<string, number> }[]).map(({ values }) => values['debit'] ?? 0).filter((used) => used > 0);
    expect([...told].sort()).toEqual(rows.map(({ used }) => Number(used)).sort());
  });

  it('tells why each entry was made by a word that the console has in every language, and no note that nobody wrote', async () => {
    const token = await platform.login('institute');
    const { data } = await platform.call({ method: 'POST', url: '/api/v9/ai-token/search', token, body: { size: 100 } });
    const items = data['items'] as { kind: string; note?: string | null }[];
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['purchase', 'use']));
    expect(items.flatMap(({ note }) => note ?? [])).toEqual([]);
  });

  it('is proven: every balance is what its entries come to', async () => {
    const { accounts, differences, entries } = await proveLedger(platform.context);
    expect(differences).toEqual([]);
    expect(accounts.reduce((sum, account) => sum + account.entries, 0)).toBe(entries);
    const of = (name: string): number => accounts.find(({ account }) => account === name)!.kept;
    expect(of('institute.tokens') + of('operator.tokensGiven') + of('operator.tokensUsed')).toBe(0);
    expect(of('gateway.money')).toBeGreaterThan(0);
    expect(of('gateway.money')).toBe(-of('operator.sales'));
  });
});
