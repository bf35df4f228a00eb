/** The languages of the console (part 1 §1); English is the default (part 1 §9). */
export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'zh', name: '中文' },
  { locale: 'fr', name: 'Français' },
  { locale: 'ja', name: '日本語' },
] as const;
export type LocaleCode = (typeof LOCALES)[number]['locale'];

const LOCALE_KEY = 'lectern.locale';

/** The language chosen last on this machine. Signing out does not forget it. */
export function storedLocale(): LocaleCode {
  try {
    const stored = localStorage.getItem(LOCALE_KEY);
    return LOCALES.find((one) => one.locale === stored)?.locale ?? 'en';
  } catch {
    return 'en';
  }
}

/** Keeps the choice, and tells the page which language it is in. */
export function rememberLocale(locale: LocaleCode): void {
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // A browser without storage starts in English each time.
  }
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
}
