import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { defineResource, f } from '../../../src/schemas';
import { createTestPlatform, grantTo, INSTITUTES, type TestPlatform } from '../support';
import { accountId } from '../support/people';
import { callsOf } from './calls';

const reader = defineResource({
  name: 'reader',
  rows: [{ roles: ['faculty'], where: { isOpen: true } }],
  fields: { name: f.text({ required: true, searchable: true }), mail: f.email({ searchable: true }), phone: f.phone({ searchable: true }), town: f.text({ searchable: true }), isOpen: f.boolean({ default: true }) },
});
const loan = defineResource({
  name: 'loan',
  fields: { label: f.text({ required: true, searchable: true }), kind: f.choice(['book', 'film'], { default: 'book' }), readerId: f.ref('reader', { finds: ['mail', 'phone'] }) },
  list: { columns: ['label', 'readerId'], filters: ['kind', 'readerId'] },
});

/** What the search box finds through a reference: by texts of the record that it names. */
describe('a list whose rows belong to somebody', () => {
  let platform: TestPlatform;
  let operator: string;
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [reader, loan] });
    operator = await platform.login('super_admin');
    const make = async (name: string, body: Record<string, unknown>) => {
      const reply = await of(name).create({ instituteId: INSTITUTES.north, ...body });
      expect(reply.status, JSON.stringify(reply.body)).toBe(201);
      return String(reply.data['id']);
    };
    const asha = await make('reader', { name: 'Asha', mail: 'asha@readers.example', phone: '+919847012345', town: 'Kochi' });
    const bala = await make('reader', { name: 'Bala', mail: 'bala@readers.example', phone: '+919847054321', town: 'Asha Nagar', isOpen: false });
    for (const [label, readerId, kind] of [['Atlas', asha, 'book'], ['Birds', asha, 'film'], ['Chess', bala, 'book'], ['About asha@readers.example', null, 'book']] as const) await make('loan', { label, readerId, kind });
  }, 300_000);
  afterAll(() => platform.close());

  const of = (name: string, token = operator) => callsOf({ platform, resource: platform.context.loader.require(name), token });
  const found = async (body: Record<string, unknown>, token = operator) => {
    const { status, data } = await of('loan', token).search({ sortField: 'label', sortOrder: 'asc', ...body });
    expect(status).toBe(200);
    return { labels: (data['items'] as { label: string }[]).map(({ label }) => label), total: data['total'] };
  };

  it('is found by their address and number, however it is written, with what its own texts find', async () => {
    expect(await found({ query: 'asha@readers' })).toEqual({ labels: ['About asha@readers.example', 'Atlas', 'Birds'], total: 3 });
    expect(await found({ query: 'BALA@readers.example' })).toEqual({ labels: ['Chess'], total: 1 });
    for (const query of ['98470 12345', '+91 98470-12345', '12345']) expect(await found({ query })).toEqual({ labels: ['Atlas', 'Birds'], total: 2 });
    expect(await found({ query: 'atlas asha@readers' })).toMatchObject({ labels: [] });
    expect(await found({ query: 'readers.example', size: 2 })).toMatchObject({ labels: ['About asha@readers.example', 'Atlas'], total: 4 });
  });

  it('is narrowed by filters besides, and found by nothing else that is said of them', async () => {
    expect(await found({ query: 'asha@readers', filters: { kind: ['book'] } })).toEqual({ labels: ['About asha@readers.example', 'Atlas'], total: 2 });
    expect(await found({ query: 'kochi' })).toEqual({ labels: [], total: 0 });
    expect(await found({ query: 'nagar' })).toEqual({ labels: [], total: 0 });
  });

  it('tells nobody of an address that is not shown to them', async () => {
    const asFaculty = async (access: Record<string, ('read')[]>): Promise<string> => {
      await grantTo({ context: platform.context, userId: accountId('faculty'), access });
      platform.app.actors.forget(accountId('faculty'));
      return platform.login('faculty');
    };
    expect(await found({ query: 'asha@readers' }, await asFaculty({ loan: ['read'], reader: [] }))).toMatchObject({ labels: ['About asha@readers.example'] });
    const both = await asFaculty({ loan: ['read'], reader: ['read'] });
    expect(await found({ query: 'asha@readers' }, both)).toMatchObject({ total: 3 });
    expect(await found({ query: 'bala@readers' }, both)).toEqual({ labels: [], total: 0 });
  });

  it('is found in the bin as well, and among very many', async () => {
    const { data } = await of('loan').search({ query: 'bala@readers' });
    expect((await of('loan').remove((data['items'] as { id: string }[])[0]!.id)).status).toBeLessThan(300);
    expect(await found({ query: 'bala@readers' })).toEqual({ labels: [], total: 0 });
    expect(await found({ query: 'bala@readers', deleted: true, sortField: undefined, sortOrder: undefined })).toEqual({ labels: ['Chess'], total: 1 });
    await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      await sql`insert into app.reader (institute_id, id, name, mail, is_open) select ${INSTITUTES.north}::uuid, gen_random_uuid(), 'Reader ' || i, 'many' || i || case when i % 2 = 0 then '@even.example' else '@odd.example' end, true from generate_series(1, 30000) i`.execute(trx);
      await sql`insert into app.loan (institute_id, id, label, kind, reader_id) select institute_id, gen_random_uuid(), 'Loan of ' || name, 'book', id from app.reader where name like 'Reader %'`.execute(trx);
    });
    await sql`vacuum analyze app.reader, app.loan`.execute(platform.context.database.owner);
    expect(await found({ query: 'many2777@odd' })).toMatchObject({ labels: ['Loan of Reader 2777'], total: 1 });
    expect(await found({ query: 'many27' })).toMatchObject({ total: 1_111 });
    const common = await of('loan').search({ query: '@even.example', size: 20 });
    expect(common.data).toMatchObject({ isEstimate: true });
    expect(common.data['items']).toHaveLength(20);
  });
});
