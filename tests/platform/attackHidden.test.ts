import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDeclarations } from '../../platform/declarations';
import { DeclarationError, defineResource, f, type ResourceInput } from '../../src/schemas';
import { createTestPlatform, type TestPlatform } from './support';

const ONLY_TOP = { roles: { read: ['super_admin'], write: ['super_admin'] } } as const;
const payslip = defineResource({
  name: 'payslip',
  module: 'branch',
  tenant: 'platform',
  fields: { label: f.text({ required: true, searchable: true }), amount: f.money(ONLY_TOP), days: f.integer(), note: f.richText() },
  list: { filters: ['label'], totals: ['amount', 'days'] },
});

/** What a role may not see is not told by another way. */
describe('hidden fields', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [payslip] });
  });
  afterAll(() => platform.close());
  const post = async (account: string, path: string, body: unknown) => platform.call({ method: 'POST', url: `/api/v9/payslip${path}`, token: await platform.login(account), body });

  it('are not summed up', async () => {
    await post('super_admin', '', { label: 'July', amount: 1234.5, days: 21 });
    expect((await post('super_admin', '/search', { totals: true })).data['totals']).toEqual({ amount: 1234.5, days: 21 });
    expect((await post('institute', '/search', { totals: true, filters: { label: 'July' } })).data['totals']).toEqual({ days: 21 });
  });

  it('are not guessed by writing them: the right value is refused as any other', async () => {
    const made = await post('super_admin', '', { label: 'August', amount: 777 });
    const token = await platform.login('admin');
    const put = async (amount: unknown) => {
      const { status, body } = await platform.call({ method: 'PUT', url: `/api/v9/payslip/${String(made.data['id'])}`, token, body: { amount } });
      return { status, problems: body['problems'] };
    };
    const wrong = await put(778);
    expect(wrong).toEqual({ status: 422, problems: { amount: { code: 'forbidden' } } });
    for (const amount of [777, 0, null]) expect(await put(amount), String(amount)).toEqual(wrong);
  });

  it('are searched by no search box, and have no part of a group', () => {
    const problemsOf = (fields: ResourceInput['fields']) => {
      try {
        loadDeclarations([{ name: 'test', read: () => [{ ...payslip, list: {}, fields }] }]);
        return [];
      } catch (error) {
        return error instanceof DeclarationError ? error.problems.map((problem) => problem.path) : [error];
      }
    };
    const label = f.text({ required: true });
    expect(problemsOf({ label, secret: f.text({ searchable: true, ...ONLY_TOP }) })).toEqual(['fields.secret.searchable']);
    expect(problemsOf({ label, bank: f.group({ iban: f.text(ONLY_TOP) }) })).toEqual(['fields.bank.fields.iban.roles']);
  });

  it('rich text nested without end is neither read for long nor kept', async () => {
    const long = await post('super_admin', '', { label: 'Long', note: '<a href="x">'.repeat(20_000) });
    expect(long).toMatchObject({ status: 422, body: { errors: { note: expect.any(String) } } });
    const nested = await post('super_admin', '', { label: 'Nested', note: '<div>'.repeat(4_000) });
    expect(nested.status).toBe(201);
    expect(String(nested.data['note']).length).toBeLessThan(2_000);
  });
});
