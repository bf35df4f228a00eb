import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, INSTITUTES, type TestPlatform } from './support';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  token = await platform.login('super_admin');
  // What the operator sold to an institute: kept, paid back in part, paid back whole, cancelled, and not yet paid. In paise, with a fifth of tax.
  await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    for (const [number, status, refunded] of [['M-1', 'paid', 0], ['M-2', 'paid', 3_000], ['M-3', 'refunded', 12_000], ['M-4', 'cancelled', 0], ['M-5', 'pending', 0]] as const) {
      await sql`insert into core.sale (id, institute_id, number, status, applied_for, item, buyer_name, buyer_institute_id, price, tax, refunded, created_at, sold_at)
        values (gen_random_uuid(), ${INSTITUTES.south}, ${number}, ${status}, 'membership', 'Standard', 'North', ${INSTITUTES.north}, 10000, 2000, ${refunded}, now(), ${status === 'paid' || status === 'refunded' ? sql`now()` : null})`.execute(trx);
    }
  });
}, 300_000);
afterAll(() => platform?.close());

const figures = async (path: string, body: object): Promise<Readonly<Record<string, unknown>>> => (await platform.call({ method: 'POST', url: `/api/v9${path}`, token, body })).data;

it('an invoice that was paid back in part is billed with what was kept, and so are its tax and the sums of all', async () => {
  const { items, totals } = (await figures('/membership-info/invoice/search', { totals: true, filters: { instituteId: INSTITUTES.north } })) as { items: readonly Record<string, unknown>[]; totals: unknown };
  const billed = Object.fromEntries(items.map(({ number, refunded, billed: kept, taxBilled }) => [number, [refunded, kept, taxBilled]]));
  expect(billed).toEqual({ 'M-1': [0, 120, 20], 'M-2': [30, 90, 15], 'M-3': [120, 0, 0], 'M-4': [0, 0, 0], 'M-5': [0, 120, 20] });
  expect(totals).toEqual({ billed: 330 });
  expect(await figures('/membership-info/invoice/summary', { by: 'status' })).toMatchObject({ totals: { billed: 330, taxBilled: 55, invoices: 5 } });
});

it('what is kept of paid invoices is what is kept of the sales that they are of', async () => {
  const { totals } = await figures('/sales/summary', { by: 'status' });
  const { totals: invoiced } = await figures('/membership-info/invoice/summary', { by: 'status', filters: { status: ['paid', 'refunded'] } });
  expect((invoiced as { billed: number }).billed).toBe((totals as { net: number }).net);
});

it('what is paid back later is taken from the invoice that is there', async () => {
  await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    await sql`update core.sale set refunded = 6000 where number = 'M-1'`.execute(trx);
  });
  expect(await figures('/membership-info/invoice/summary', { by: 'status' })).toMatchObject({ totals: { billed: 270 } });
});
