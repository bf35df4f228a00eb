import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { takeReturnPath } from '../../authProvider/endSession';
import { ForgotPage } from './ForgotPage';
import { LoginPage } from './LoginPage';
import { NotFoundPage } from './NotFoundPage';
import { OtpLoginPage } from './OtpLoginPage';
import { OtpPage } from './OtpPage';
import { ResetPage } from './ResetPage';
import { SignedOutContext } from './signedOutContext';
import type { PageName, PageState, SignedOutContextValue, SignedOutParts } from './signedOutContext';

const PAGES: Readonly<Record<PageName, ComponentType>> = {
  login: LoginPage,
  'userlogin-otp': OtpLoginPage,
  'user-otp': OtpPage,
  'forgot-password': ForgotPage,
  'reset-password': ResetPage,
};

/** The signed-out pages below `/auth`; other names there lead to the sign-in, other addresses to page-not-found (part 1 §2). */
export function SignedOut({ parts }: { parts: SignedOutParts }): ReactNode {
  const [place, setPlace] = useState(readPlace);
  // Words change in place when the language does.
  const [locale, setLocale] = useState(parts.i18n.getLocale());

  useEffect(() => {
    const follow = (): void => setPlace(readPlace());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const go = useCallback((page: PageName, state: PageState = {}) => {
    window.history.pushState(state, '', `/auth/${page}`);
    setPlace(readPlace());
  }, []);

  const enter = useCallback(() => {
    const user = parts.session.user();
    window.location.assign((user && takeReturnPath({ userId: user.id })) ?? '/app');
  }, [parts]);

  const changeLocale = useCallback(
    async (next: string) => {
      await parts.i18n.changeLocale(next);
      setLocale(next);
    },
    [parts],
  );

  const value = useMemo<SignedOutContextValue>(
    () => ({ ...parts, translate: (key, params) => parts.i18n.translate(key, params), go, enter, locale, changeLocale, state: place.state }),
    [parts, go, enter, changeLocale, place.state, locale],
  );
  const Page = place.page ? PAGES[place.page] : NotFoundPage;
  return (
    <SignedOutContext.Provider value={value}>
      <Page key={place.page} />
    </SignedOutContext.Provider>
  );
}

interface Place {
  /** Null: the address is outside the signed-out part. */
  readonly page: PageName | null;
  readonly state: PageState;
}

function readPlace(): Place {
  const [area, name = ''] = window.location.pathname.split('/').filter(Boolean);
  const state = (window.history.state ?? {}) as PageState;
  if (area !== 'auth') {
    if (area !== 'page-not-found') window.history.replaceState(null, '', '/page-not-found');
    return { page: null, state };
  }
  if (name in PAGES) return { page: name as PageName, state };
  window.history.replaceState(null, '', '/auth/login');
  return { page: 'login', state: {} };
}
