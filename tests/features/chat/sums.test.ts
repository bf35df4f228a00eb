import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sumFor } from '../../../platform/features/chat/lists/sum';
import type { RequestActor } from '../../../platform/kernel/context';
import type { Language } from '../../../platform/kernel/language';
import { listPath } from '../../../src/schemas';
import { accountId, createTestPlatform, type TestPlatform } from '../../platform/support';

const operator = { role: 'super_admin', instituteId: null, allowAllInstitutes: true, modules: {} } as const;

describe('a sum that is asked for', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform({ demo: true });
  }, 300_000);
  afterAll(() => platform?.close());

  const ask = (language: Language, text: string, reader: Partial<RequestActor> = operator) => sumFor({ context: platform.context, question: { text, language, reader: { id: accountId('super_admin'), ...reader } as RequestActor, zone: 'Asia/Kolkata' } });
  const rupees = (value: number): string => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(value);

  it.each<[string, string, string, readonly string[]]>([
    ['How much was refunded this month?', 'transactionHistory', 'received', ['kind', 'status', 'createdAt']],
    ['how much did we refund last month', 'transactionHistory', 'received', ['kind', 'status', 'createdAt']],
    ['Total revenue this month', 'revenue', 'received', ['settledAt']],
    ['Total revenue', 'revenue', 'received', []],
    ['What did we bill in October?', 'invoice', 'billed', ['createdAt']],
    ['How much was sold this year?', 'salesReport', 'net', ['soldAt']],
    ['total sales of courses last month', 'salesReport', 'net', ['appliedFor', 'soldAt']],
    ['How much cash came in this year?', 'offlineRevenue', 'received', ['method', 'settledAt']],
    ['total offline revenue', 'offlineRevenue', 'received', []],
  ])('is the figure of the report, and its list holds the same rows: %s', async (text, module, measure, names) => {
    const found = (await ask('en', text))!;
    const [address, sent = '{}'] = found.list.address.split('?filter=');
    const filters = JSON.parse(decodeURIComponent(sent)) as Record<string, unknown>;
    expect(Object.keys(filters).sort(), address).toEqual([...names].sort());
    const resource = platform.context.loader.require(module);
    expect(address).toBe(`/app${listPath({ resource })}`);
    const { data } = await platform.call({ method: 'POST', url: `/api/v9${resource.endpoint.summary!.path.replace(/\{\w+\}/g, '-')}`, token: await platform.login('super_admin'), body: { filters } });
    expect(found.said).toContain(`**${rupees(Number((data['totals'] as Record<string, number>)[measure] ?? 0))}**`);
  });

  it.each<[Language, string, string]>([
    ['fr', 'Combien a été remboursé ce mois ?', '/app/transaction-history'],
    ['fr', 'Qu’avons-nous facturé en octobre ?', '/app/invoice-history/-/-'],
    ['fr', 'Total des revenus ce mois', '/app/revenues'],
    ['fr', 'Combien avons-nous vendu ce mois-ci ?', '/app/report/manage-sales-report'],
    ['fr', 'Total des revenus de cette année-ci', '/app/revenues'],
    ['zh', '本月退款多少？', '/app/transaction-history'],
    ['zh', '本月收入合计', '/app/revenues'],
    ['ja', '今月の返金額はいくら？', '/app/transaction-history'],
    ['ja', '10月の請求額の合計は？', '/app/invoice-history/-/-'],
  ])('is told in %s: %s', async (language, text, path) => {
    const found = (await ask(language, text))!;
    expect(found.list.address.split('?')[0]).toBe(path);
    expect(found.list.address).toMatch(/settledAt|createdAt|soldAt/);
    expect(found.said, found.said).toMatch(/\*\*[^*]*[\d][^*]*\*\*/);
  });

  it('is no number where not all of it was understood', async () => {
    expect((await ask('en', 'How much was refunded to Asha this month?'))!.said).toMatch(/^I can sum “Received” over a period/);
    expect((await ask('en', 'Total revenue from Kochi'))!.said).not.toMatch(/\*\*/);
  });

  it.each<[Language, string]>([
    ['en', 'How much revenue and cash'], ['en', 'How much cash and revenue this month?'], ['en', 'total cash or income'], ['en', 'total revenue, cash'], ['en', 'How much was received and refunded this month?'], ['en', 'how much revenue/cash'],
    ['fr', 'Total des revenus et des espèces'], ['fr', 'Combien en espèces ou en recettes ?'], ['zh', '现金和收入多少？'], ['zh', '收入、现金合计'], ['zh', '本月收入与退款多少'], ['ja', '現金と収益はいくら？'], ['ja', '収益および現金の合計'], ['ja', '収益・現金の合計'],
  ])('is no number of the one where two were asked for in %s: %s', async (language, text) => expect((await ask(language, text))!.said).not.toMatch(/\*\*/));

  it.each<[Language, string]>([
    ['en', 'How much cash came in?'], ['en', 'total revenue in cash'], ['en', 'How much income and revenue this month?'], ['fr', 'Combien avons-nous encaissé en espèces ?'], ['zh', '现金收入多少？'], ['ja', '現金の収益はいくら？'],
  ])('is told where two words are for one in %s: %s', async (language, text) => expect((await ask(language, text))!.said).toMatch(/\*\*/));

  it.each<[Language, string, string]>([
    ['en', 'What did we bill this year?', 'What you were billed, less refunds'], ['fr', 'Qu’avons-nous facturé cette année ?', 'Ce qui vous a été facturé, moins les remboursements'],
    ['zh', '今年账单合计', '向您开具的账单金额（扣除退款）'], ['ja', '今年の請求額の合計は？', '請求を受けた金額（返金後）'],
  ])('of invoices is what an institute was billed, and what the operator did bill, in %s: %s', async (language, text, words) => {
    const { rows: [row] } = await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => sql<{ institute_id: string }>`select institute_id from core.invoice limit 1`.execute(trx));
    const told = (await ask(language, text, { id: accountId('institute'), role: 'institute', instituteId: row!.institute_id, allowAllInstitutes: false, modules: { dashboard: { create: true, read: true, update: true, delete: true } } }))!.said;
    expect(told.startsWith(words), told).toBe(true);
    expect(told).toMatch(/\*\*/);
    expect((await ask(language, text))!.said).not.toContain(words);
  });

  it('is no number of a question that is longer than what is read of it', async () => {
    const found = (await ask('en', `How much was sold this month${' '.repeat(280)}to learners from Kochi by UPI`))!;
    expect(found.said).toMatch(/^I can sum “[^”]+” over a period/);
    expect(found.said).not.toMatch(/\*\*/);
  });

  it.each<[string, Partial<RequestActor>]>([
    ['how much does a course cost?', operator], ['how many refunds?', operator], ['total of learners', operator], ['coupons', operator],
    ['How much was refunded this month?', { role: 'sub_admin', instituteId: 'i', allowAllInstitutes: false, modules: {} }],
  ])('is none where none was asked for, or its reader has no right: %s', async (text, reader) => expect(await ask('en', text, reader)).toBeNull());
});
