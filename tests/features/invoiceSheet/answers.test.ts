import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLATFORM_INSTITUTE } from '../../../platform/kernel/db/scope';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../../platform/support';

let platform: TestPlatform;
const id = '0198b000-0000-7000-8000-0000000000aa';
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    await sql`insert into core.sale (id, institute_id, number, status, applied_for, item, buyer_name, buyer_email, buyer_institute_id, price, discount, tax, refunded, created_at, sold_at)
      values (${id}, ${INSTITUTES.south}, 'M-7', 'paid', 'membership', 'Standard', 'Asha Menon', 'asha@north.example', ${INSTITUTES.north}, 10000, 1000, 1620, 620, '2026-10-31T18:30:00Z', '2026-11-02T18:29:59Z')`.execute(trx);
  });
  const token = await platform.login('institute');
  const set = (path: string, body: object) => platform.call({ method: 'PUT', url: `/api/v9/tenant-info/${path}`, token, body });
  expect(await set('supportContactInfo', { address: '1 MG Road\nKochi' })).toMatchObject({ status: 200 });
  expect(await set('paymentAccountInfo', { accountHolder: 'North', bankName: 'Bank', accountNumber: '123456789', ifsc: 'HDFC0001234', gstin: '29ABCDE1234F1Z5' })).toMatchObject({ status: 200 });
}, 300_000);
afterAll(() => platform?.close());

const sheet = async (who: Parameters<TestPlatform['login']>[0]) => platform.call({ method: 'GET', url: `/api/v9/invoice-sheet/${id}`, token: await platform.login(who) });

it('names both parties with what is known of them, and the same amounts as the list', async () => {
  const { data } = await sheet('super_admin');
  expect(data).toMatchObject({
    number: 'M-7', status: 'paid', issuedOn: '2026-11-01', paidOn: '2026-11-02', item: 'Standard', price: 100, discount: 10, tax: 16.2, amount: 106.2, refunded: 6.2,
    addressee: { name: 'Asha Menon', email: 'asha@north.example', address: '1 MG Road\nKochi', gstin: '29ABCDE1234F1Z5' }, issuer: { address: null, gstin: null },
  });
  const { data: { items } } = await platform.call({ method: 'POST', url: '/api/v9/membership-info/invoice/search', token: await platform.login('super_admin'), body: {} });
  expect(items).toMatchObject([{ id, addressee: 'Asha Menon', addresseeEmail: 'asha@north.example', amount: 106.2, refunded: 6.2, billed: 100 }]);
});

it('is given to whom it is to, and to nobody of another institute', async () => {
  expect(await sheet('institute')).toMatchObject({ status: 200, data: { number: 'M-7' } });
  expect(await sheet('institute2')).toMatchObject({ status: 404 });
});

it('is from the operator by the product’s name, or the one that is set for it', async () => {
  const own = '0198b000-0000-7000-8000-0000000000ab';
  await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    await sql`insert into core.sale (id, institute_id, number, status, applied_for, item, buyer_name, buyer_institute_id, price, created_at) values (${own}, ${PLATFORM_INSTITUTE}, 'M-8', 'pending', 'membership', 'Standard', 'North', ${INSTITUTES.north}, 10000, now())`.execute(trx);
  });
  const issuer = async () => (await platform.call({ method: 'GET', url: `/api/v9/invoice-sheet/${own}`, token: await platform.login('institute') })).data['issuer'];
  expect(await issuer()).toMatchObject({ name: 'Lectern' });
  expect(await platform.call({ method: 'PUT', url: '/api/v9/tenant-info/public', token: await platform.login('super_admin'), body: { appName: 'Vidya Cloud' } })).toMatchObject({ status: 200 });
  expect(await issuer()).toMatchObject({ name: 'Vidya Cloud' });
});
