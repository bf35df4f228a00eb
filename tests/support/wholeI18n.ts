import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { asRead } from '../../src/i18n/asRead';
import { en } from '../../src/i18n/en';
import { fr } from '../../src/i18n/fr';
import { ja } from '../../src/i18n/ja';
import { LOCALES, rememberLocale, type LocaleCode } from '../../src/i18n/locales';
import { zh } from '../../src/i18n/zh';

const ALL: Readonly<Record<LocaleCode, object>> = { en, fr, zh, ja };

/** Those that still have the language they began with: reading ten thousand phrases takes longer than drawing most screens. */
const unchanged = new Map<LocaleCode, I18nProvider>();

/** All words of a language at once, as the console has them when its first quiet moment is over. */
export function wholeI18n(locale: LocaleCode): I18nProvider {
  const kept = unchanged.get(locale);
  if (kept) return kept;
  const polyglot = polyglotI18nProvider((code) => ALL[code as LocaleCode] as TranslationMessages, locale, [...LOCALES], { allowMissing: true });
  const changeLocale = async (next: string): Promise<void> => {
    if (unchanged.get(locale) === provider) unchanged.delete(locale);
    await polyglot.changeLocale(next);
    rememberLocale(next as LocaleCode);
  };
  const translate: I18nProvider['translate'] = (key, options?: object) => polyglot.translate(key, options && asRead(options, polyglot.getLocale()));
  const provider: I18nProvider = { ...polyglot, translate, changeLocale };
  unchanged.set(locale, provider);
  return provider;
}
