import type { I18nProvider } from 'ra-core';
import type { Clients } from '../../dataProvider/client';
import { createPlatformCall } from '../../dataProvider/platformCall';
import { sendCall } from '../../dataProvider/sendCall';
import type { CallInput } from '../../schemas';
import { keepLanguage } from './calls';

/**
 * The provider of words, which tells the platform when another language is chosen: it writes to the person in it. A
 * platform that keeps no language is left alone.
 */
export function tellLanguage({ i18nProvider, clients }: { i18nProvider: I18nProvider; clients: Clients }): I18nProvider {
  const data = { call: createPlatformCall({ clients }) };
  return {
    ...i18nProvider,
    async changeLocale(locale, options) {
      await i18nProvider.changeLocale(locale, options);
      const input = { language: locale as CallInput<typeof keepLanguage>['language'] };
      // Nobody waits for it: the words have changed already.
      void sendCall({ data, call: keepLanguage, input, handling: UNHEARD }).catch(() => undefined);
    },
  };
}

const UNHEARD = { quiet: true, expects: [400, 403, 404, 405] } as const;
