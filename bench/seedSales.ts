import { sql } from 'kysely';
import { seeding } from './lib/seeding';

// node scripts/tsRun.mjs bench/seedSales.ts <data folder> <sales>: adds sales of two years to a platform's demo content, once, each with
// what was paid for it, spread over the institutes there are and over their courses.
const [, , dataDir = '', sales = '1000000'] = process.argv;
const CHUNK = 20_000;
const STEP = `${String((2 * 365 * 86_400) / Number(sales))} seconds`;

await seeding(dataDir, async ({ insert, count, settle }) => {
  if ((await count('core.sale')) >= Number(sales)) return;
  for (let first = 0; first < Number(sales); first += CHUNK) {
    await insert(async (trx) => {
      await sql`insert into core.sale (id, institute_id, number, status, applied_for, item_id, item, buyer_name, buyer_email, coupon_code, price, discount, tax, created_at, sold_at)
        select gen_random_uuid(), o.institute_id, 'B-' || n, case when n % 29 = 0 then 'refunded' else 'paid' end, k.kind, case when k.kind = 'course' then o.courses[1 + n / 7 % cardinality(o.courses)] end, 'Course ' || n % 400,
          (array['Aarav', 'Devika', 'Imran', 'Lakshmi', 'Meera', 'Rohan', 'Zoya'])[1 + n % 7] || ' ' || md5(n::text)::text, 'buyer' || n || '@guests.example', case when n % 6 = 0 then 'WELCOME' || n % 40 end,
          49900 + (n * 7919) % 2500000, case when n % 6 = 0 then 5000 else 0 end, 8900, now() - n * ${STEP}::interval, now() - n * ${STEP}::interval
        from generate_series(${first}::bigint, ${first + CHUNK - 1}::bigint) n
        cross join (select array_agg(institute_id order by institute_id) as ids from (select distinct institute_id from app.course where deleted_at is null) i) i
        join (select institute_id, array_agg(id order by id) as courses from app.course where deleted_at is null group by institute_id) o on o.institute_id = i.ids[1 + n % cardinality(i.ids)]
        cross join lateral (select (array['course', 'course', 'course', 'webinar', 'membership'])[1 + n % 5] as kind) k`.execute(trx);
      await sql`insert into core.payment (id, institute_id, sale_id, kind, status, method, amount, reference, payer_name, payer_email, created_at, settled_at)
        select gen_random_uuid(), institute_id, id, 'payment', 'successful', (array['upi', 'upi', 'card', 'netbanking', 'wallet'])[1 + substr(number, 3)::bigint % 5], amount, 'pay_' || md5(number), buyer_name, buyer_email, created_at, sold_at
        from core.sale where number = any (array(select 'B-' || n from generate_series(${first}::bigint, ${first + CHUNK - 1}::bigint) n))`.execute(trx);
    });
    if ((first + CHUNK) % 100_000 === 0) console.log(`${first + CHUNK} sales`);
  }
  await settle('core.sale', 'core.payment');
});
