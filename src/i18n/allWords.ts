import type { MessageTree } from './mergeMessages';

/** The words of each language, but those of modules: for what reads several at once. */
export const ALL_WORDS: Readonly<Record<string, () => Promise<readonly MessageTree[]>>> = {
  en: async () => [(await import('./en/first')).first, (await import('./en/later')).later],
  fr: async () => [(await import('./fr/first')).first, (await import('./fr/later')).later],
  zh: async () => [(await import('./zh/first')).first, (await import('./zh/later')).later],
  ja: async () => [(await import('./ja/first')).first, (await import('./ja/later')).later],
};
