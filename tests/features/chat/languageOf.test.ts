import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../platform/features/chat/assistant/languageOf';
import type { Language } from '../../../platform/kernel/language';

describe('the language of a question', () => {
  it.each<[string, Language]>([
    ['How many learners are there?', 'en'], ['show the coupons that end this month', 'en'], ['how many students', 'en'],
    ['Combien d’apprenants ?', 'fr'], ['Combien d\'élèves avons-nous', 'fr'], ['Comment rembourser un paiement ?', 'fr'], ['les coupons qui finissent ce mois', 'fr'], ['cours gratuits', 'fr'],
    ['如何导入学员？', 'zh'], ['有多少学员', 'zh'], ['怎样创建优惠券？', 'zh'], ['怎么退款', 'zh'], ['本月到期的优惠券', 'zh'],
    ['受講者は何人ですか', 'ja'], ['クーポンの作り方', 'ja'], ['ウェブサイトからのお問い合わせはどこで見られますか', 'ja'],
  ])('“%s” is %s, whatever its reader’s is', (text, language) => {
    for (const reader of ['en', 'fr', 'zh', 'ja'] as const) expect(languageOf({ text, reader }), reader).toBe(language);
  });

  it.each(['学生一覧', 'Asha Menon', 'DIWALI-10', '42', '', 'coupons'])('of “%s”, which tells nothing, is the reader’s', (text) => {
    expect(languageOf({ text, reader: 'ja' })).toBe('ja');
    if (!/\p{Script=Han}/u.test(text)) expect(languageOf({ text, reader: 'fr' })).toBe('fr');
  });

  it('is not told by a name in another script', () => {
    expect(languageOf({ text: 'How many learners are from 東京?', reader: 'en' })).toBe('en');
    expect(languageOf({ text: 'Combien d’apprenants à ムンバイ ?', reader: 'fr' })).toBe('fr');
    expect(languageOf({ text: 'Mock test 1 の受講者は?', reader: 'ja' })).toBe('ja');
  });
});
