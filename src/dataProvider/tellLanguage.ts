import type { I18nProvider } from 'ra-core';
import type { Clients } from './client';

/**
 * The provider of words, which tells the platform when another language is chosen: it writes to the person in it. A
 * platform that keeps no language is left alone.
 */
export function tellLanguage({ i18nProvider, clients: { main } }: { i18nProvider: I18nProvider; clients: Clients }): I18nProvider {
  return {
    ...i18nProvider,
    async changeLocale(locale, options) {
      await i18nProvider.changeLocale(locale, options);
      // Nobody waits for it: the words have changed already.
      void main.send({ method: 'PUT', path: '/user/language', body: { language: locale }, handling: { isExtra: true, quiet: true, expects: [400, 403, 404, 405] } }).catch(() => undefined);
    },
  };
}
