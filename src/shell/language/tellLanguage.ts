import type { I18nProvider } from 'ra-core';
import type { Clients } from '../../dataProvider/client';
import { withWords } from '../../i18n/withWords';

/** The provider of words, which knows of a language that is chosen what follows from it. */
export function tellLanguage({ i18nProvider, clients }: { i18nProvider: I18nProvider; clients: Clients }): I18nProvider {
  return {
    ...i18nProvider,
    async changeLocale(locale, options) {
      const changed = i18nProvider.changeLocale(locale, options);
      // Comes beside the words; without it the language is changed all the same.
      const follow = withWords(() => import('./chosenLanguage')).catch(() => null);
      await changed;
      (await follow)?.chosenLanguage({ locale, clients });
    },
  };
}
