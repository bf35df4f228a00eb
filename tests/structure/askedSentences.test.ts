import { expect, test } from 'vitest';
import { loadDeclarations } from '../../platform/declarations';
import { textsOf } from '../../src/dataProvider/texts';
import { LOCALES } from '../../src/i18n/locales';
import { ownSentence } from '../../src/screens/actions/ownSentence';
import { saysMore } from '../../src/screens/actions/saysMore';
import { actionVerb } from '../../src/screens/bulk/words';
import { wholeI18n } from '../support/wholeI18n';

/** What an action and its object are made one sentence of only where the label is a mere verb: of one word, of two characters, without an object of its own. */
const IS_VERB: Readonly<Record<string, RegExp>> = { en: /^\S+$/, fr: /^\S+$/, zh: /^.{1,2}$/u, ja: /^[^を]+$/ };

/** The mark that stands between a label and what it is done to. */
const APART = /[:：（]/;

const actions = loadDeclarations().all().flatMap(({ name, fields, lifecycle }) => Object.values(lifecycle?.actions ?? {}).flatMap((action) => [null, ...fields[lifecycle!.field]!.choices].map((state) => ({ module: name, action: action.name, state, isOfMany: action.bulk }))));

test.each(LOCALES.map(({ locale }) => locale))('what is asked before an action names what it is done to once in %s', (locale) => {
  const { translate } = wholeI18n(locale);
  expect(actions.filter(({ isOfMany }) => isOfMany).length).toBeGreaterThan(50);
  const wrong = actions.flatMap(({ module, action, state, isOfMany }) => {
    const texts = textsOf({ resource: module, translate });
    const label = texts.action(action, state);
    const own = (kind: 'one' | 'many' | 'ask'): boolean => ownSentence({ translate, action, kind, words: { title: 'X', count: 2, name: 'X' } }) !== null;
    const said = [
      ...(own('one') ? [] : [actionVerb({ translate, texts, action, label, count: 1, title: 'X' })]),
      ...(own('ask') ? [] : [translate(saysMore({ translate, label }) ? 'lectern.record.askTitleApart' : 'lectern.record.askTitle', { action: label, title: 'X' })]),
      ...(!isOfMany || own('many') ? [] : [1, 2].map((count) => actionVerb({ translate, texts, action, label, count }))),
    ];
    return IS_VERB[locale]!.test(label) ? [] : said.filter((text) => !APART.test(text.replace(label, '')));
  });
  expect([...new Set(wrong)]).toEqual([]);
});

test('several classes are cancelled, and leads marked, in a sentence of each language', () => {
  const asked = (module: string, action: string): string[] => LOCALES.map(({ locale }) => {
    const { translate } = wholeI18n(locale);
    const texts = textsOf({ resource: module, translate });
    return translate('lectern.bulk.question', { verb: actionVerb({ translate, texts, action, label: texts.action(action), count: 2 }) }).replaceAll('\u00A0', ' ');
  });
  expect(asked('liveClass', 'cancel')).toEqual(['Cancel the class: 2 live classes?', '取消课程：2 个直播课？', 'Annuler le cours : 2 cours en direct ?', 'ライブ授業2件を中止：よろしいですか？']);
  expect(asked('lead', 'qualify')).toEqual(['Mark as qualified: 2 leads?', '标记为有意向：2 个线索？', 'Qualifier 2 prospects ?', '見込み客2件を有望にする：よろしいですか？']);
  expect(asked('coupon', 'activate')).toEqual(['Activate 2 coupons?', '启用 2 个优惠券？', 'Activer 2 coupons ?', 'クーポン2件を有効化：よろしいですか？']);
});
