import type { I18nProvider } from 'ra-core';
import type { Root } from 'react-dom/client';
import type { AuthApi } from './authProvider/authApi';
import type { Session } from './authProvider/session';
import { createSignIn } from './authProvider/signIn';
import type { ConsoleConfig } from './dataProvider/config';
import type { ErrorSignals } from './dataProvider/errorSignals';
import { LOCALES } from './i18n/locales';
import { SignedOut } from './shell/auth/SignedOut';

interface SignedOutStart {
  readonly root: Root;
  readonly config: ConsoleConfig;
  readonly session: Session;
  readonly signals: ErrorSignals;
  readonly api: AuthApi;
  readonly i18nProvider: I18nProvider;
}

/** Draws the signed-out half: sign-in and what belongs to it. It shares no code with the console but the calls. */
export function mountSignedOut({ root, config, session, signals, api, i18nProvider }: SignedOutStart): void {
  root.render(<SignedOut parts={{ config, session, signals, api, signIn: createSignIn({ api, session, signals }), i18n: i18nProvider, locales: LOCALES }} />);
}
