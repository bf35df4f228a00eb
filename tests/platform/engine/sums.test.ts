import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableOf } from '../../../platform/kernel/db/columns';
import { isByIndexesAlone } from '../../../platform/records/read/spans';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  const { database } = platform.context;
  await database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    await sql`insert into core.sale (id, institute_id, number, status, applied_for, item_id, item, buyer_name, price, created_at, sold_at)
      select gen_random_uuid(), ${INSTITUTES.north}, 'N-' || n, 'paid', 'course', gen_random_uuid(), 'Course', 'Aarav Iyer', 100, at, at from generate_series(1, 2000) n, lateral (select timestamptz '2026-01-01' + n * interval '3 hours' as at) t`.execute(trx);
    await sql`insert into core.payment (id, institute_id, sale_id, kind, status, method, amount, reference, payer_name, created_at, settled_at)
      select gen_random_uuid(), institute_id, id, 'payment', 'successful', case when number like '%0' then 'cash' else 'upi' end, amount, number, buyer_name, created_at, sold_at from core.sale`.execute(trx);
  });
  await sql`vacuum analyze core.sale, core.payment`.execute(database.owner);
});
afterAll(() => platform?.close());

/** Reports of sales and payments, of which there may be very many. */
const REPORTS = ['salesReport', 'courseSale', 'transactionHistory', 'institutePayment', 'revenue', 'offlineRevenue'];

it.each(REPORTS.flatMap((name) => [[name, { kind: 'all' }], [name, { kind: 'tenant', instituteId: INSTITUTES.north }]] as const))('what %s comes to in a span of time is told by an index alone, for %o', async (name, scope) => {
  const resource = platform.context.loader.require(name);
  const table = tableOf(resource);
  const column = (field: string): string => `"${table.byField.get(field)!.name}"`;
  const time = column(resource.summary!.by.find(({ span }) => span === 'month')!.field);
  const sums = resource.summary!.measures.map(({ field }) => (field === null ? 'count(*)' : `sum(${column(field)})`)).join(', ');
  await platform.context.database.transaction({ scope, readOnly: true }, async (trx) => {
    for (const way of ['seqscan', 'bitmapscan']) await sql.raw(`set local enable_${way} = off`).execute(trx);
    expect(await isByIndexesAlone({ trx, query: sql.raw(`select ${sums} from ${table.sql} where deleted_at is null and ${time} >= '2026-01-01' and ${time} < '2026-02-01'`) })).toBe(true);
  });
});
