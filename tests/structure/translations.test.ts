import english from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/i18n/en';
import { fr } from '../../src/i18n/fr';
import { ja } from '../../src/i18n/ja';
import { LOCALES } from '../../src/i18n/locales';
import { zh } from '../../src/i18n/zh';

const EVERYWHERE = ['ID', 'Lectern', 'Web', 'Android', 'iOS'];

/**
 * The translations, the texts that are the same in the language and in English, and how many plural forms the language
 * has. One that has a single form may repeat it.
 */
const TRANSLATIONS = [
  {
    locale: 'fr',
    messages: fr,
    plurals: 2,
    same: ['Actions', 'Code', 'Coupon |||| Coupons', 'Description', 'E-mail', 'Indigo', 'Logo', 'Pages', 'Photo', 'Rose', 'Site', 'Total', 'Version'],
  },
  { locale: 'zh', messages: zh, plurals: 1, same: [] },
  { locale: 'ja', messages: ja, plurals: 1, same: [] },
] as const;

const base = leaves(en);
const own = [...base].filter(([key]) => !key.startsWith('ra.'));

test('every language of the console has its words', () => {
  expect(['en', ...TRANSLATIONS.map((one) => one.locale)].sort()).toEqual(LOCALES.map((one) => one.locale).sort());
});

describe.each(TRANSLATIONS)('$locale', ({ messages, plurals, same }) => {
  const texts = leaves(messages);
  const wordsOf = (key: string): string => texts.get(key) ?? '';

  test('has the keys of English, no fewer and no more', () => {
    const ours = [...texts.keys()].filter((key) => !key.startsWith('ra.'));
    expect(ours.sort()).toEqual(own.map(([key]) => key).sort());
    expect(own.filter(([key]) => wordsOf(key).trim() === '')).toEqual([]);
  });

  test("has react-admin's own words", () => {
    expect([...leaves(english).keys()].filter((key) => !texts.has(key))).toEqual([]);
  });

  test('has the placeholders of English in each plural form', () => {
    const wrong = own.filter(([key, text]) => {
      const wanted = new Set(formsOf(text).map(placeholders));
      return formsOf(wordsOf(key)).some((form) => !wanted.has(placeholders(form)));
    });
    expect(wrong.map(([key]) => `${key}: ${wordsOf(key)}`)).toEqual([]);
  });

  test('has as many plural forms as its rules ask for', () => {
    const wrong = own.filter(([key, text]) => {
      const [count, wanted] = [formsOf(wordsOf(key)).length, formsOf(text).length];
      return count !== wanted && count !== Math.min(plurals, wanted);
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test('leaves nothing in English', () => {
    const allowed = new Set<string>([...EVERYWHERE, ...same]);
    const left = own.filter(([key, text]) => wordsOf(key) === text && hasWords(text) && !allowed.has(text));
    expect(left.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  test('excuses no text that it translates after all', () => {
    const left = new Set(own.filter(([key, text]) => wordsOf(key) === text).map(([, text]) => text));
    expect(same.filter((text) => !left.has(text))).toEqual([]);
  });
});

/** Every text of a catalogue by its dotted key. */
function leaves(tree: object, prefix = ''): Map<string, string> {
  return new Map(Object.entries(tree).flatMap(([part, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[prefix + part, value]] : typeof value === 'object' && value ? [...leaves(value, `${prefix}${part}.`)] : [],
  ));
}

function formsOf(text: string): string[] {
  return text.split('||||').map((form) => form.trim());
}

/** The names of a form's placeholders, sorted, in one line. */
function placeholders(form: string): string {
  return [...new Set([...form.matchAll(/%\{(\w+)\}/g)].map((match) => match[1]!))].sort().join(' ');
}

/** Whether anything but placeholders and signs is said. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/%\{\w+\}/g, ''));
}
