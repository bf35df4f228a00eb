import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { en } from './en';
import { LOCALES, rememberLocale, storedLocale, type LocaleCode } from './locales';
import { mergeMessages, type MessageTree } from './mergeMessages';

export { LOCALES, storedLocale, type LocaleCode } from './locales';

/** Languages whose words come in files of their own, asked for when first chosen. */
const LAZY: Readonly<Record<Exclude<LocaleCode, 'en'>, () => Promise<MessageTree>>> = {
  fr: async () => (await import('./fr')).fr,
  zh: async () => (await import('./zh')).zh,
  ja: async () => (await import('./ja')).ja,
};

/**
 * The i18n provider. It starts in English, which is in the first bundle; `ready` resolves when the user's own language
 * has taken its place. What a language lacks is said in English.
 */
export function createI18n({ locale = storedLocale() }: { locale?: LocaleCode } = {}): { provider: I18nProvider; ready: Promise<void> } {
  const polyglot = polyglotI18nProvider(messagesOf, 'en', [...LOCALES], { allowMissing: true });
  const provider: I18nProvider = {
    ...polyglot,
    translate: (key: string, options?: object) => polyglot.translate(key, options),
    async changeLocale(next: string) {
      const known = LOCALES.some((one) => one.locale === next) ? (next as LocaleCode) : 'en';
      await polyglot.changeLocale(known);
      rememberLocale(known);
    },
  };
  const ready = locale === 'en' ? Promise.resolve() : provider.changeLocale(locale).catch(() => undefined);
  return { provider, ready };
}

function messagesOf(locale: string): TranslationMessages | Promise<TranslationMessages> {
  const load = LAZY[locale as keyof typeof LAZY];
  return load ? load().then((messages) => mergeMessages(en, messages) as unknown as TranslationMessages) : (en as unknown as TranslationMessages);
}
