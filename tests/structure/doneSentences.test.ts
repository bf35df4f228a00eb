import { expect, test } from 'vitest';
import { loadDeclarations } from '../../platform/declarations';
import { textsOf } from '../../src/dataProvider/texts';
import { LOCALES } from '../../src/i18n/locales';
import { wholeI18n } from '../support/wholeI18n';

/** How what was done to a record has to be put, so that the sentences of notices around it read as the language is written. */
const PUT_SO: Readonly<Record<string, RegExp>> = {
  // “X” was …
  en: /^([a-z]+ed|sent|shown|hidden|put|led|withdrawn)\b/,
  // … : « X ».
  fr: /^\p{Lu}/u,
  // 「X」を…。
  ja: /(まし|し)た$/,
  // …：“X”。
  zh: /^已/,
};

const actions = loadDeclarations().all().flatMap(({ name, fields, lifecycle }) => Object.values(lifecycle?.actions ?? {}).flatMap((action) => [null, ...fields[lifecycle!.field]!.choices].map((state) => ({ module: name, action, state }))));

test.each(LOCALES.map(({ locale }) => locale))('what was done to one record or to many is a sentence in %s', (locale) => {
  const { translate } = wholeI18n(locale);
  expect(actions.length).toBeGreaterThan(50);
  const wrong = actions.flatMap(({ module, action, state }) => {
    const done = textsOf({ resource: module, translate }).done(action.name, state) ?? '';
    const needed = action.bulk ? ['doneOne', 'doneMany'] : ['doneOne'];
    const hasOwn = needed.every((kind) => translate(`lectern.sentence.${action.name}.${kind}`, { title: '', count: '', name: '', _: '' }) !== '');
    return hasOwn || PUT_SO[locale]!.test(done) ? [] : [`${module}.${action.name}: ${done}`];
  });
  expect([...new Set(wrong)]).toEqual([]);
});

test('to change a plan and to join a group are told by sentences of their own', () => {
  const said = LOCALES.map(({ locale }) => ['changePlan', 'join'].map((action) => wholeI18n(locale).translate(`lectern.sentence.${action}.doneOne`, { title: 'Kochi' }).replaceAll('\u00A0', ' ')));
  expect(said).toContainEqual(['The plan of “Kochi” was changed.', 'You have joined “Kochi”.']);
  expect(said).toContainEqual(['La formule de « Kochi » a été changée.', 'Vous avez rejoint « Kochi ».']);
  expect(said).toContainEqual(['「Kochi」のプランを変更しました。', '「Kochi」に参加しました。']);
  expect(said).toContainEqual(['已更改“Kochi”的套餐。', '已加入“Kochi”。']);
});
