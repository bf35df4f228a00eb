import { en } from '../../src/i18n/en';
import { first as firstEn } from '../../src/i18n/en/first';
import { later as laterEn } from '../../src/i18n/en/later';
import { fr } from '../../src/i18n/fr';
import { first as firstFr } from '../../src/i18n/fr/first';
import { later as laterFr } from '../../src/i18n/fr/later';
import { ja } from '../../src/i18n/ja';
import { first as firstJa } from '../../src/i18n/ja/first';
import { later as laterJa } from '../../src/i18n/ja/later';
import type { LocaleCode } from '../../src/i18n/locales';
import type { ModuleWords } from '../../src/i18n/modules';
import { zh } from '../../src/i18n/zh';
import { first as firstZh } from '../../src/i18n/zh/first';
import { later as laterZh } from '../../src/i18n/zh/later';
import { SAME_EVERYWHERE, SAME_IN } from './sameInEnglish';

export type TranslatedLocale = Exclude<LocaleCode, 'en'>;

/** The catalogues beside the English one. */
export const TRANSLATIONS: Readonly<Record<TranslatedLocale, object>> = { fr, zh, ja };

const MODULES = import.meta.glob<ModuleWords>('../../src/i18n/*/modules/*.ts', { eager: true });
/** The two parts of each catalogue: with the first screen, and with what comes later. Both exports of a module's words count. */
const PARTS: Readonly<Record<LocaleCode, readonly [first: object, later: object]>> = { en: withModules('en', firstEn, laterEn), fr: withModules('fr', firstFr, laterFr), zh: withModules('zh', firstZh, laterZh), ja: withModules('ja', firstJa, laterJa) };

/** Every English text of ours by its dotted key; react-admin's own are not among them. */
export const ENGLISH: readonly (readonly [string, string])[] = [...leaves(en)].filter(([key]) => !key.startsWith('ra.'));

/** What is wrong with the texts of one language: missing, empty, without an English one, or left in English. */
export function untranslated({ locale, messages = TRANSLATIONS[locale], english = ENGLISH }: { locale: TranslatedLocale; messages?: object; english?: readonly (readonly [string, string])[] }): string[] {
  const texts = leaves(messages);
  const known = new Set(english.map(([key]) => key));
  const excused = new Set([...SAME_EVERYWHERE, ...SAME_IN[locale]]);
  return [
    ...english.filter(([key]) => !texts.get(key)?.trim()).map(([key]) => `${locale} has no text for ${key}`),
    ...[...texts.keys()].filter((key) => !key.startsWith('ra.') && !known.has(key)).map((key) => `${locale} has a text for ${key}, which English has not`),
    ...english.filter(([key, text]) => texts.get(key) === text && hasWords(text) && !excused.has(text)).map(([key, text]) => `${locale} leaves ${key} in English: ${text}. Translate it; what is rightly the same stands in scripts/checks/sameInEnglish.ts`),
  ];
}

/** The keys that have a text in both parts of a language, of which one would never be said. React-admin's own come whole, and ours go before them. */
export function saidTwice(locale: LocaleCode, [first, later] = PARTS[locale]): string[] {
  const firstTexts = leaves(first);
  return [...leaves(later).keys()].filter((key) => !key.startsWith('ra.') && firstTexts.has(key)).map((key) => `${locale} has a text for ${key} both in first.ts and in later.ts`);
}

function withModules(locale: LocaleCode, first: object, later: object): readonly [object, object] {
  const own = Object.entries(MODULES).filter(([path]) => path.includes(`/${locale}/`));
  const part = (of: keyof ModuleWords): object => Object.fromEntries(own.map(([path, words]) => [path, words[of] ?? {}]));
  return [{ ...first, resources: part('first') }, { ...later, resources: part('later') }];
}

/** Every text of a catalogue by its dotted key. */
export function leaves(tree: object, prefix = ''): Map<string, string> {
  return new Map(Object.entries(tree).flatMap(([part, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[prefix + part, value]] : typeof value === 'object' && value ? [...leaves(value, `${prefix}${part}.`)] : [],
  ));
}

/** Whether anything but placeholders and signs is said. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/%\{\w+\}/g, ''));
}
