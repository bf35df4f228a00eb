import { createContext, useContext } from 'react';
import type { I18nProvider } from 'ra-core';
import type { AuthApi, Session, SignIn } from '../../authProvider';
import type { ConsoleConfig, ErrorSignals } from '../../dataProvider';

/** What the signed-out pages are given by the composition root. */
export interface SignedOutParts {
  readonly config: ConsoleConfig;
  readonly session: Session;
  readonly signals: ErrorSignals;
  readonly api: AuthApi;
  readonly signIn: SignIn;
  readonly i18n: I18nProvider;
  readonly locales: readonly { readonly locale: string; readonly name: string }[];
}

/** The parts, and the way from one signed-out page to another. */
export interface SignedOutContextValue extends SignedOutParts {
  readonly translate: (key: string, params?: Readonly<Record<string, unknown>>) => string;
  /** To another page of the signed-out part, with what it needs to know. */
  readonly go: (page: PageName, state?: PageState) => void;
  readonly state: PageState;
  /** Leaves for the console: back to where the session ended, or to the landing page. */
  readonly enter: () => void;
  readonly locale: string;
  readonly changeLocale: (locale: string) => Promise<void>;
}

export type PageName = 'login' | 'userlogin-otp' | 'user-otp' | 'forgot-password' | 'reset-password';

/** What a page hands to the next; kept in the history, so that going back and forth works. */
export interface PageState {
  readonly username?: string;
  readonly requestId?: string;
  /** In seconds: when another code may be asked for. */
  readonly retryAfter?: number;
  /** A key of a message to show. */
  readonly notice?: string;
}

export const SignedOutContext = createContext<SignedOutContextValue | null>(null);

export function useSignedOut(): SignedOutContextValue {
  const value = useContext(SignedOutContext);
  if (!value) throw new Error('The signed-out part is missing around this page');
  return value;
}
