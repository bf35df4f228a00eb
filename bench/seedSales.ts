import { sql } from 'kysely';
import { parseConfig } from '../platform/kernel/config/config';
import { connectDatabase } from '../platform/kernel/db/connect';
import { openEmbedded } from '../platform/kernel/db/embedded';
import { createLogger } from '../platform/kernel/logger';

// node scripts/tsRun.mjs bench/seedSales.ts <data folder> <sales>: adds sales of two years to a platform's demo content, each with
// what was paid for it, spread over the institutes there are.
const [, , dataDir = '', sales = '1000000'] = process.argv;
const config = parseConfig({ env: { ...process.env, LECTERN_DATA: dataDir, LOG_LEVEL: 'error' } });
const logger = createLogger(config);
const embedded = await openEmbedded({ dataDir: config.dataDir, logger });
const database = connectDatabase({ target: embedded.target, poolSize: 2, logger });
const CHUNK = 100_000;
try {
  for (let first = 0; first < Number(sales); first += CHUNK) {
    await database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      await sql`insert into core.sale (id, institute_id, number, status, applied_for, item, buyer_name, buyer_email, coupon_code, price, discount, tax, created_at, sold_at)
        select gen_random_uuid(), i.ids[1 + n % cardinality(i.ids)], 'B-' || n, case when n % 29 = 0 then 'refunded' else 'paid' end, (array['course', 'course', 'course', 'webinar', 'membership'])[1 + n % 5], 'Course ' || n % 400,
          (array['Aarav', 'Devika', 'Imran', 'Lakshmi', 'Meera', 'Rohan', 'Zoya'])[1 + n % 7] || ' ' || md5(n::text)::text, 'buyer' || n || '@guests.example', case when n % 6 = 0 then 'WELCOME' || n % 40 end,
          49900 + (n * 7919) % 2500000, case when n % 6 = 0 then 5000 else 0 end, 8900, now() - n * ${`${String((2 * 365 * 86_400) / Number(sales))} seconds`}::interval, now() - n * ${`${String((2 * 365 * 86_400) / Number(sales))} seconds`}::interval
        from generate_series(${first}::bigint, ${first + CHUNK - 1}::bigint) n, (select array(select id from app.institution where deleted_at is null) as ids) i`.execute(trx);
      await sql`insert into core.payment (id, institute_id, sale_id, kind, status, method, amount, reference, payer_name, payer_email, created_at, settled_at)
        select gen_random_uuid(), institute_id, id, 'payment', 'successful', (array['upi', 'upi', 'card', 'netbanking', 'wallet'])[1 + substr(number, 3)::bigint % 5], amount, 'pay_' || md5(number), buyer_name, buyer_email, created_at, sold_at
        from core.sale where number = any (array(select 'B-' || n from generate_series(${first}::bigint, ${first + CHUNK - 1}::bigint) n))`.execute(trx);
    });
    console.log(`${first + CHUNK} sales`);
  }
  for (const table of ['sale', 'payment']) await sql`vacuum analyze core.${sql.raw(table)}`.execute(database.owner);
  const { rows } = await sql<{ name: string; heap: string; indexes: string }>`select t.name, pg_size_pretty(pg_relation_size(t.name::regclass)) as heap, pg_size_pretty(pg_indexes_size(t.name::regclass)) as indexes from unnest(array['core.sale', 'core.payment']) t(name)`.execute(database.owner);
  console.table(rows);
} finally {
  await database.close();
  await embedded.stop();
}
