import type { I18nProvider } from 'ra-core';
import type { Root } from 'react-dom/client';
import type { AuthApi } from './authProvider/authApi';
import type { Session } from './authProvider/session';
import { createSignIn } from './authProvider/signIn';
import type { Clients } from './dataProvider/client';
import type { ConsoleConfig } from './dataProvider/config';
import type { ErrorSignals } from './dataProvider/errorSignals';
import { createPublicApi } from './dataProvider/publicApi';
import { LOCALES } from './i18n/locales';
import { SignedOut } from './signedOut/SignedOut';

interface SignedOutStart {
  readonly root: Root;
  readonly config: ConsoleConfig;
  readonly session: Session;
  readonly signals: ErrorSignals;
  readonly clients: Clients;
  readonly api: AuthApi;
  readonly i18nProvider: I18nProvider;
}

/** Draws everything outside the console: sign-in and what belongs to it, and the public pages. It waits for none of the console's code. */
export function mountSignedOut({ root, config, session, signals, clients, api, i18nProvider }: SignedOutStart): void {
  const signIn = createSignIn({ api, session, signals });
  root.render(<SignedOut parts={{ config, session, signals, api, publicApi: createPublicApi({ clients }), signIn, i18n: i18nProvider, locales: LOCALES }} />);
}
