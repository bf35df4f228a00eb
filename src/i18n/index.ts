import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { first as firstEnglish } from './en/first';
import { asRead } from './asRead';
import { LOCALES, markLocale, rememberLocale, storedLocale, type LocaleCode } from './locales';
import { mergeMessages, type MessageTree } from './mergeMessages';
import { createModuleTexts, type LoadModuleWords } from './moduleTexts';

export { chosenLocale, LOCALES, storedLocale, type LocaleCode } from './locales';
export { setLaterWords, withWords } from './withWords';

/** The words of a language in two parts: of the frame and of lists, and of everything else. */
interface Words {
  readonly first: () => MessageTree | Promise<MessageTree>;
  readonly later: () => Promise<MessageTree>;
}

/** English comes with the code; what else is spoken is asked for when it is wanted. */
const WORDS: Readonly<Record<LocaleCode, Words>> = {
  en: { first: () => firstEnglish, later: async () => (await import('./en/later')).later },
  fr: { first: async () => (await import('./fr/first')).first, later: async () => (await import('./fr/later')).later },
  zh: { first: async () => (await import('./zh/first')).first, later: async () => (await import('./zh/later')).later },
  ja: { first: async () => (await import('./ja/first')).first, later: async () => (await import('./ja/later')).later },
};

export interface I18n {
  readonly provider: I18nProvider;
  /** Done when the user's own language is spoken: its first words, or all of them. */
  readonly ready: Promise<void>;
  /** Fetches the rest of the language that is spoken; at once done where it is there. A language chosen afterwards comes whole. */
  readonly whole: () => Promise<void>;
  /** Says all words of a module from now on, in the language they are of. */
  readonly putModule: (words: { readonly locale: LocaleCode; readonly module: string; readonly words: MessageTree }) => void;
  /** How the words of modules are fetched in a language that is chosen later. @default they are not */
  readonly setModuleWords: (load: LoadModuleWords) => void;
}

/**
 * The i18n provider. It starts with the first English words, which are in the first bundle. Where the own language cannot
 * be had, English is spoken.
 * @param options.isWhole whether all words are wanted from the start. @default false
 */
export function createI18n({ locale = storedLocale(), isWhole = false }: { locale?: LocaleCode; isWhole?: boolean } = {}): I18n {
  let wantsAll = false;
  let hasAll = false;
  let turns = Promise.resolve();
  const modules = createModuleTexts();
  const polyglot = polyglotI18nProvider((code) => messagesOf(code as LocaleCode, wantsAll), 'en', [...LOCALES], { allowMissing: true });
  /** One change after the other, so that what was asked for last is what is spoken. */
  const inTurn = (change: () => Promise<void>): Promise<void> => {
    const turn = turns.then(change);
    turns = turn.catch(() => undefined);
    return turn;
  };
  const speak = async ({ code, all }: { code: LocaleCode; all: boolean }): Promise<void> => {
    wantsAll = all;
    await polyglot.changeLocale(code);
    hasAll = all;
  };
  const whole = (): Promise<void> => inTurn(async () => (hasAll ? undefined : speak({ code: polyglot.getLocale() as LocaleCode, all: true })));
  const change = ({ code, all, isChosen }: { code: LocaleCode; all: boolean; isChosen: boolean }): Promise<void> =>
    inTurn(async () => {
      // Nothing is said in the language before all of it is there; what modules say that have come meanwhile is asked for after.
      await Promise.all([messagesOf(code, all), modules.follow(code)]);
      await speak({ code, all });
      await modules.follow(code);
      if (isChosen) rememberLocale(code);
      else markLocale(code);
    });
  const provider: I18nProvider = {
    ...polyglot,
    translate: (key: string, options?: object) => {
      const locale = polyglot.getLocale() as LocaleCode;
      const text = modules.text({ locale, key });
      const written = options && asRead(options, locale);
      return polyglot.translate(key, text === undefined ? written : { ...written, _: text });
    },
    changeLocale: (next: string) => change({ code: LOCALES.find((one) => one.locale === next)?.locale ?? 'en', all: true, isChosen: true }),
  };
  const own = locale === 'en' ? Promise.resolve() : change({ code: locale, all: isWhole, isChosen: false }).catch(() => undefined);
  return { provider, ready: isWhole ? own.then(whole) : own, whole, putModule: modules.put, setModuleWords: modules.setLoad };
}

/** Of English the first words alone are had at once, as the provider wants for its beginning. */
function messagesOf(locale: LocaleCode, isWhole: boolean): TranslationMessages | Promise<TranslationMessages> {
  const { first, later } = WORDS[locale];
  const words = isWhole ? Promise.all([later(), first()]).then(([rest, own]) => mergeMessages(rest, own)) : first();
  return words as unknown as TranslationMessages | Promise<TranslationMessages>;
}
