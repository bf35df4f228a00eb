import { describe, expect, it } from 'vitest';
import { shippedDeclarations } from '../../../platform/declarations';
import { marked } from '../../../platform/features/chat/assistant/help';
import { addressOf, readPage } from '../../../platform/features/chat/help/pages';
import { answersOf, searchHelp } from '../../../platform/features/chat/help/search';
import { listAsked } from '../../../platform/features/chat/lists/sentence';
import { readMessage } from '../../../platform/features/chat/message';
import type { Language } from '../../../platform/kernel/language';
import { ConfigError } from '../../../platform/kernel/config/configError';
import { assistantSettings } from '../../../platform/kernel/config/assistantSettings';
import { createTrustedLoader, type Actor } from '../../../src/schemas';

const loader = createTrustedLoader({ sources: [shippedDeclarations] });
const operator: Actor = { id: 'a', role: 'super_admin', instituteId: null, allowAllInstitutes: true, modules: {} };
const keysOf = async (language: Language, text: string, reader: Actor | null = operator): Promise<string[]> => (await searchHelp({ text, language, reader, loader })).map(({ page }) => page.key);

describe('the help', () => {
  it.each<[Language, string, string]>([
    ['en', 'How do I invite somebody?', 'user'], ['en', 'How do I refund a payment?', 'transactionHistory'], ['fr', 'Comment rembourser un paiement ?', 'transactionHistory'], ['ja', '支払いを返金するには', 'transactionHistory'], ['zh', '怎么退款', 'refundPolicy'], ['en', 'restore deleted records', 'deleted'], ['en', 'export to a spreadsheet', 'lists'], ['en', 'cancel a live class', 'liveClass'], ['en', 'How do I cancel an enrolment?', 'subscription'], ['fr', 'Comment annuler une inscription ?', 'subscription'], ['zh', '如何取消报名', 'subscription'], ['ja', '受講登録を取り消すには', 'subscription'], ['en', 'what does convert mean for a lead', 'lead'], ['en', 'set the AI token rate', 'aiTokenRate'], ['en', 'set my own domain', 'settings'], ['en', 'How do I add many students?', 'student'],
    ['en', 'record a cash payment', 'offlineRevenue'], ['en', 'How do I record a cash payment?', 'offlineRevenue'], ['en', 'record a fee', 'offlineRevenue'], ['en', 'where do I enter an offline payment?', 'offlineRevenue'], ['en', 'how do I record a payment', 'transactionHistory'], ['en', 'why is there no invoice', 'invoice'], ['en', 'how much did we sell this month', 'salesReport'], ['en', 'how much did we earn', 'salesReport'], ['en', 'unpaid orders', 'preSalesReport'],
    ['fr', 'enregistrer un paiement en espèces', 'offlineRevenue'], ['zh', '登记现金付款', 'offlineRevenue'], ['ja', '現金の支払いを記録する', 'offlineRevenue'],
    ['fr', 'comment approuver un établissement ?', 'institution'], ['fr', 'coupons privés', 'coupon'], ['fr', 'définir mon propre domaine', 'settings'], ['fr', 'restaurer un élément supprimé', 'deleted'],
    ['zh', '怎么邀请用户？', 'user'], ['zh', '优惠券次数', 'coupon'], ['zh', '设置自己的域名', 'settings'], ['zh', '恢复已删除的记录', 'deleted'],
    ['ja', 'クーポンを作成する', 'coupon'], ['ja', '独自ドメインを設定する', 'settings'], ['ja', '教育機関を承認する', 'institution'], ['ja', '削除した記録を復元する', 'deleted'],
  ])('in %s finds for “%s” the page %s', async (language, text, key) => expect((await keysOf(language, text))[0]).toBe(key));

  it.each<[Language, string, string, string | null]>([
    ['en', 'how do I make a coupon?', 'coupon', 'Make a coupon'], ['en', 'new coupon how', 'coupon', 'Make a coupon'], ['en', 'how do I create a test', 'test', 'Make and publish a test'], ['en', 'how do I add a webhook', 'webhook', 'Add one'],
    // What makes something else does not tell it.
    ['en', 'how do I create a batch', 'batch', null], ['en', 'how do I add learners to a batch', 'batch', 'Add learners'],
    ['fr', 'comment faire un nouveau coupon ?', 'coupon', 'Créer un coupon'], ['fr', 'comment ajouter un cours ?', 'course', 'Créer un cours'],
    ['zh', '怎样创建优惠券？', 'coupon', '新建优惠券'], ['zh', '新增课程怎么做', 'course', '新建课程'],
    ['ja', 'クーポンを作るには？', 'coupon', '作成する'], ['ja', 'クーポンの作り方', 'coupon', '作成する'], ['ja', '新しいコースを登録するには', 'course', '作成する'],
  ])('in %s says to “%s” on the page %s how one is made (%s)', async (language, text, key, heading) => {
    const [found] = await searchHelp({ text, language, reader: operator, loader });
    expect([found!.page.key, found!.section.heading]).toEqual([key, heading]);
  });

  it.each([['en', 'Where do I see enquiries from my website?'], ['fr', 'Où voir les demandes de mon site web ?'], ['zh', '在哪里查看网站上的咨询？'], ['ja', 'ウェブサイトからのお問い合わせはどこで見られますか']] as const)('in %s tells an institute where enquiries from its site go', async (language, text) => {
    const institute: Actor = { ...operator, role: 'institute', instituteId: 'i', allowAllInstitutes: false, modules: { websiteAndApps: { create: true, read: true, update: true, delete: true }, feedback: { create: true, read: true, update: true, delete: true } } };
    expect((await keysOf(language, text, institute))[0]).toBe('webBuilder');
  });

  it('leads to the list of each page, also of one that stands below a record', async () => {
    const [found] = await searchHelp({ text: 'unpaid invoices', language: 'en', reader: operator, loader });
    expect([found!.page.key, addressOf({ page: found!.page, loader })]).toEqual(['invoice', '/app/invoice-history/-/-']);
    for (const { name } of loader.all()) expect(addressOf({ page: { key: name, title: name, opens: null, gate: null, sections: [] }, loader })).toMatch(/^\/app\/[^:~*$+]+$/);
  });

  it('is looked through within the reader’s rights', async () => {
    const reader: Actor = { ...operator, role: 'sub_admin', instituteId: 'i', allowAllInstitutes: false, modules: { coupon: { create: false, read: true, update: false, delete: false } } };
    expect(await keysOf('en', 'coupon', reader)).toContain('coupon');
    const all = await Promise.all(['institution approve', 'banner', 'learner', 'licence', 'settings domain', 'usual access'].map((text) => keysOf('en', text, reader)));
    expect([...new Set(all.flat())].filter((key) => ['institution', 'banner', 'student', 'licence', 'settings', 'accessDefaults'].includes(key))).toEqual([]);
    const anybody = await Promise.all(['coupon', 'invite user', 'feedback', 'register an institute'].map((text) => keysOf('en', text, null)));
    expect(anybody.flat().filter((key) => !['feedback', 'thank-you', 'signup', 'signIn', 'help-zoom', 'plans'].includes(key))).toEqual([]);
    expect(anybody.flat().length).toBeGreaterThan(1);
  });

  describe('about an action is told to whoever may do that', () => {
    const all = Object.fromEntries(loader.all().flatMap(({ modules }) => modules.map((key) => [key, { create: true, read: true, update: true, delete: true }])));
    const institute: Actor = { ...operator, role: 'institute', instituteId: 'i', allowAllInstitutes: false, modules: all };
    const reading: Actor = { ...institute, role: 'sub_admin', modules: { coupon: { create: false, read: true, update: false, delete: false } } };
    const told = async (language: Language, text: string, reader: Actor): Promise<unknown> => (await answersOf({ text, language, reader, loader })).found.slice(0, 1).map(({ page, section }) => [page.key, section.heading]);

    it.each<[Language, string, string]>([
      ['en', 'How do I change my plan?', 'Change your plan'], ['en', 'How do I change the plan of our institute?', 'Change your plan'], ['en', 'When does our plan end?', 'When the plan ends'], ['en', 'How do I renew my plan?', 'Renew'],
      ['fr', 'Comment changer de formule ?', 'Changer de formule'], ['fr', 'Quand se termine notre formule ?', 'Quand la formule se termine'], ['zh', '怎么更改我的套餐？', '更改套餐'], ['zh', '我们的套餐什么时候到期？', '套餐何时到期'], ['ja', 'プランを変更するには？', 'プランを変更する'], ['ja', '私たちのプランはいつ終わりますか', 'プランの終わり'],
    ])('in %s, and to an institute what it does itself: %s (%s)', async (language, text, heading) => {
      expect(listAsked({ text, language, reader: institute, loader, now: new Date('2026-11-25T20:00:00.000Z'), zone: 'UTC' })).toBeNull();
      expect(await told(language, text, institute)).toEqual([['planExpired', heading]]);
    });

    it.each<[string, Actor, unknown]>([
      ['How do I change the plan of an institute?', operator, [['institution', 'Change the plan of an institute']]], ['How do I approve an institution?', operator, [['institution', 'Approve an institute']]], ['How do I suspend an institution?', institute, [['institution', null]]],
      ['How do I stop a coupon?', institute, [['coupon', 'Stop a coupon']]], ['How do I stop a coupon?', { ...reading, modules: { coupon: { create: false, read: true, update: true, delete: false } } }, [['coupon', 'Stop a coupon']]], ['How do I make a coupon?', reading, [['coupon', null]]],
    ])('%s (%#)', async (text, reader, wanted) => expect(await told('en', text, reader)).toEqual(wanted));

    it('and to nobody else', async () => expect((await searchHelp({ text: 'deactivate stop a coupon', language: 'en', reader: reading, loader })).map(({ section }) => section.heading)).not.toContain('Stop a coupon'));
  });

  it('reads a page, and marks what was looked for without letting its text be markup', () => {
    expect(readPage({ key: 'a', text: '---\nopens: /app/a\ngate: signedIn\n---\n# A title\nIntro\nmore.\n## Part\nText.\n' })).toEqual({ key: 'a', title: 'A title', opens: '/app/a', gate: 'signedIn', sections: [{ heading: null, text: 'Intro\nmore.' }, { heading: 'Part', text: 'Text.' }] });
    expect(readPage({ key: 'a', text: '# A title\nIntro.\n## Part\nfor: approve, b.update\nText.\nfor: nobody\n' }).sections[1]).toEqual({ heading: 'Part', for: ['approve', 'b.update'], text: 'Text.\nfor: nobody' });
    expect(marked({ text: 'A coupon <b>, *not* [this](x)', matched: ['coupon'] })).toBe('A **coupon** \\<b\\>, \\*not\\* \\[this\\](x)');
    expect(marked({ text: '停用优惠券后', matched: ['停用', '优惠券'] })).toBe('**停用优惠券**后');
  });
});

describe('a message', () => {
  it.each([
    ['{"type":"text","content":" hello ","voice":null}', { kind: 'text', text: 'hello', voice: false }],
    ['{"type":"text","content":"hello","voice":"alloy"}', { kind: 'text', text: 'hello', voice: true }],
    ['{"type":"audio","content":"data:audio/webm;codecs=opus;base64,AAEC","voice":"alloy"}', { kind: 'audio', audio: Buffer.from([0, 1, 2]), voice: true }],
    [JSON.stringify({ type: 'audio', content: 'A'.repeat(640_016), voice: '' }), { kind: 'bad', isTooLong: true, most: 2_000 }],
    // One sign that is read as eighteen.
    [JSON.stringify({ type: 'text', content: '\uFDFA'.repeat(200), voice: '' }), { kind: 'bad', isTooLong: true, most: 2_000 }],
    ['{"type":"text","content":["x"]}', { kind: 'bad', isTooLong: false, most: 2_000 }],
  ])('%.60s is read', (raw, wanted) => expect(readMessage(raw)).toEqual(wanted));
});

describe('the settings of the assistant', () => {
  it('are read, or refused in words', () => {
    expect(assistantSettings({})).toBeNull();
    expect(assistantSettings({ ASSISTANT_URL: 'https://api.example.org/v1/', ASSISTANT_KEY: 'k', ASSISTANT_SPEECH: 'none' })).toEqual({ url: 'https://api.example.org/v1', key: 'k', model: 'gpt-4o-mini', hearing: 'whisper-1', speech: null, voice: 'alloy' });
    for (const env of [{ ASSISTANT_KEY: 'k' }, { ASSISTANT_URL: 'ftp://example.org' }, { ASSISTANT_URL: 'nonsense' }, { ASSISTANT_URL: 'https://user:secret@example.org/v1' }, { ASSISTANT_URL: 'https://example.org/v1?key=secret' }]) {
      expect(() => assistantSettings(env)).toThrow(ConfigError);
      expect(() => assistantSettings(env)).not.toThrow(/secret/);
    }
  });
});
