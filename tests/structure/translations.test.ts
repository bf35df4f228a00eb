import english from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import { CHAT_WORDS } from '../../platform/features/chat/words';
import { readSources } from '../../scripts/checks/files';
import { SAME_IN } from '../../scripts/checks/sameInEnglish';
import { ENGLISH, leaves, TRANSLATIONS, untranslated, type TranslatedLocale } from '../../scripts/checks/translations';
import { LOCALES } from '../../src/i18n/locales';
import { ROOT } from './support/example';

/** How many plural forms a language has. One that has a single form may repeat it. */
const PLURALS: Readonly<Record<TranslatedLocale, number>> = { fr: 2, zh: 1, ja: 1 };
const LANGUAGES = Object.entries(TRANSLATIONS).map(([locale, messages]) => ({ locale: locale as TranslatedLocale, messages }));

test('every language of the console has its words', () => {
  expect(['en', ...Object.keys(TRANSLATIONS)].sort()).toEqual(LOCALES.map((one) => one.locale).sort());
});

test('French puts no article and no “de” before a name, which may begin with a vowel or be of either kind', () => {
  const wrong = [...leaves(TRANSLATIONS.fr)].filter(([key, text]) => !key.startsWith('ra.') && (/(^|[^\p{L}])(de|du|le|la|au) %\{(name|institute|place|who|module|before|title|one)\}/u.test(text) || /^%\{name\} (?!par )[a-z]/u.test(text)));
  expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

test('French marks that stand apart stay on the line of their word, on the pages of the help and in what the chat says too', () => {
  const pages = readSources({ root: ROOT, folders: ['docs/help/fr'], extensions: ['.md'] }).flatMap(({ path, text }) => text.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n').map((line): [string, string] => [path, line]));
  expect(pages.length).toBeGreaterThan(300);
  const all = [...leaves(TRANSLATIONS.fr), ...leaves({ chat: CHAT_WORDS.fr }), ...pages];
  const wrong = all.filter(([key, text]) => !key.startsWith('ra.') && /[^ |] [;:?!»]|« /.test(text));
  expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

test('what is missing, superfluous or left in English is named', () => {
  const texts = { lectern: { a: 'Fermer', b: 'Open', c: ' ', gone: 'Ancien' } };
  const wanted: [string, string][] = [['lectern.a', 'Close'], ['lectern.b', 'Open'], ['lectern.c', 'Save'], ['lectern.d', '%{count}']];
  expect(untranslated({ locale: 'fr', messages: texts, english: wanted })).toEqual([
    'fr has no text for lectern.c',
    'fr has no text for lectern.d',
    'fr has a text for lectern.gone, which English has not',
    'fr leaves lectern.b in English: Open. Translate it; what is rightly the same stands in scripts/checks/sameInEnglish.ts',
  ]);
});

describe.each(LANGUAGES)('$locale', ({ locale, messages }) => {
  const texts = leaves(messages);
  const wordsOf = (key: string): string => texts.get(key) ?? '';

  test('has every text, in its own words, and no other', () => {
    expect(untranslated({ locale })).toEqual([]);
  });

  test("has react-admin's own words", () => {
    expect([...leaves(english).keys()].filter((key) => !texts.has(key))).toEqual([]);
  });

  test('has the placeholders of English in each plural form', () => {
    const wrong = ENGLISH.filter(([key, text]) => {
      const wanted = new Set(formsOf(text).map(placeholders));
      return formsOf(wordsOf(key)).some((form) => !wanted.has(placeholders(form)));
    });
    expect(wrong.map(([key]) => `${key}: ${wordsOf(key)}`)).toEqual([]);
  });

  test('has as many plural forms as its rules ask for', () => {
    const wrong = ENGLISH.filter(([key, text]) => {
      const [count, wanted] = [formsOf(wordsOf(key)).length, formsOf(text).length];
      return count !== wanted && count !== Math.min(PLURALS[locale], wanted);
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test('excuses no text that it translates after all', () => {
    const left = new Set(ENGLISH.filter(([key, text]) => wordsOf(key) === text).map(([, text]) => text));
    expect(SAME_IN[locale].filter((text) => !left.has(text))).toEqual([]);
  });
});

function formsOf(text: string): string[] {
  return text.split('||||').map((form) => form.trim());
}

/** The names of a form's placeholders, sorted, in one line. */
function placeholders(form: string): string {
  return [...new Set([...form.matchAll(/%\{(\w+)\}/g)].map((match) => match[1]!))].sort().join(' ');
}
