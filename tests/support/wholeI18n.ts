import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { asRead } from '../../src/i18n/asRead';
import { en } from '../../src/i18n/en';
import { fr } from '../../src/i18n/fr';
import { ja } from '../../src/i18n/ja';
import { LOCALES, rememberLocale, type LocaleCode } from '../../src/i18n/locales';
import { zh } from '../../src/i18n/zh';

const ALL: Readonly<Record<LocaleCode, object>> = { en, fr, zh, ja };

/** All words of a language at once, as the console has them when its first quiet moment is over. */
export function wholeI18n(locale: LocaleCode): I18nProvider {
  const polyglot = polyglotI18nProvider((code) => ALL[code as LocaleCode] as TranslationMessages, locale, [...LOCALES], { allowMissing: true });
  const changeLocale = async (next: string): Promise<void> => {
    await polyglot.changeLocale(next);
    rememberLocale(next as LocaleCode);
  };
  const translate: I18nProvider['translate'] = (key, options?: object) => polyglot.translate(key, options && asRead(options, polyglot.getLocale()));
  return { ...polyglot, translate, changeLocale };
}
