import { createContext, useContext } from 'react';
import type { I18nProvider } from 'ra-core';
import type { AuthApi, Session, SignIn } from '../../authProvider';
import type { Standing } from '../../authProvider/signInMessage';
import type { ConsoleConfig, ErrorSignals } from '../../dataProvider';
import type { PublicApi } from '../../dataProvider/publicApi';
import type { PageName, PublicPageName } from './places';

/** What the signed-out and the public pages are given by the composition root. */
export interface SignedOutParts {
  readonly config: ConsoleConfig;
  readonly session: Session;
  readonly signals: ErrorSignals;
  readonly api: AuthApi;
  readonly publicApi: PublicApi;
  readonly signIn: SignIn;
  readonly i18n: I18nProvider;
  readonly locales: readonly { readonly locale: string; readonly name: string }[];
}

/** The parts, and the way from one page to another. */
export interface SignedOutContextValue extends SignedOutParts {
  readonly translate: (key: string, params?: Readonly<Record<string, unknown>>) => string;
  readonly page: PageName | PublicPageName;
  /** To another page of the signed-out part, with what it needs to know. */
  readonly go: (page: PageName, state?: PageState) => void;
  /** To a public page. */
  readonly visit: (page: PublicPageName, state?: PageState) => void;
  /** The address of a page of the signed-out part, for links. */
  readonly addressOf: (page: PageName) => string;
  readonly state: PageState;
  /** Leaves for the console: back to where the session ended, or to the landing page. */
  readonly enter: () => void;
  readonly locale: string;
  readonly changeLocale: (locale: string) => Promise<void>;
}

/** What a page hands to the next; kept in the history, so that going back and forth works. */
export interface PageState {
  readonly username?: string;
  readonly requestId?: string;
  /** In seconds: when another code may be asked for. */
  readonly retryAfter?: number;
  /** A key of a message to show. */
  readonly notice?: string;
  /** What stands in it. */
  readonly noticeArgs?: Readonly<Record<string, string>>;
  /** An institute that has just registered. */
  readonly institute?: string;
  /** An institute that exists and may not sign in at present, and whom to ask. */
  readonly standing?: Standing;
  readonly contact?: string;
  /** Of a message, to set a password with. */
  readonly link?: string;
  /** What was typed to register, but for the password, which nothing keeps: to go on with, or to mend. */
  readonly typed?: Readonly<Record<'name' | 'contactName' | 'email' | 'phoneNumber', string>>;
  /** Lets the logo of that institute be sent. */
  readonly logoTicket?: string;
  /** The feedback of this visitor has arrived. */
  readonly isFeedback?: boolean;
}

export const SignedOutContext = createContext<SignedOutContextValue | null>(null);

export function useSignedOut(): SignedOutContextValue {
  const value = useContext(SignedOutContext);
  if (!value) throw new Error('The signed-out part is missing around this page');
  return value;
}
