/** The languages of the console (part 1 §1); English is the default (part 1 §9). */
export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'zh', name: '中文' },
  { locale: 'fr', name: 'Français' },
  { locale: 'ja', name: '日本語' },
] as const;
export type LocaleCode = (typeof LOCALES)[number]['locale'];

/** English is India's, for its dates and its grouping of digits. */
export function intlLocale(locale: string): string {
  return locale === 'en' ? 'en-IN' : locale;
}

const LOCALE_KEY = 'lectern.locale';

/** The language chosen last on this machine, otherwise the first of the browser's own that the console speaks. Signing out does not forget it. */
export function storedLocale(): LocaleCode {
  return chosenLocale() ?? browsersLocale();
}

/** The language chosen last on this machine; null where nobody has chosen one. */
export function chosenLocale(): LocaleCode | null {
  try {
    const stored = localStorage.getItem(LOCALE_KEY);
    return LOCALES.find((one) => one.locale === stored)?.locale ?? null;
  } catch {
    // Without storage the browser's languages tell.
    return null;
  }
}

/** Keeps the choice, and tells the page which language it is in. */
export function rememberLocale(locale: LocaleCode): void {
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // A browser without storage starts in its own language each time.
  }
  markLocale(locale);
}

/** Tells the page which language it is in. */
export function markLocale(locale: LocaleCode): void {
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
}

/** By their order of preference: `ja-JP` is Japanese. */
function browsersLocale(): LocaleCode {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  for (const language of wanted) {
    const known = LOCALES.find((one) => one.locale === language.toLowerCase().split('-')[0]);
    if (known) return known.locale;
  }
  return 'en';
}
