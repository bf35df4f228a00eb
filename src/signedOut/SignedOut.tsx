import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { takeReturnPath } from '../authProvider/endSession';
import { SIGNED_IN_ADDRESS } from '../authProvider/landing';
import { PAGES } from './pages';
import { placeOf, placeOnHost } from './context/places';
import type { PageName, PublicPageName } from './context/places';
import { REDIRECT_PARAMETER, redirectOf } from './context/redirectValue';
import { SignedOutContext } from './context/signedOutContext';
import type { PageState, SignedOutContextValue, SignedOutParts } from './context/signedOutContext';

/** Everything outside the console: the signed-out pages below `/auth` and the public ones (part 1 §2). */
export function SignedOut({ parts }: { parts: SignedOutParts }): ReactNode {
  const isInstitutesHost = parts.config.isInstitutesHost === true;
  const [place, setPlace] = useState(() => readPlace(isInstitutesHost));
  const [redirect] = useState(() => redirectOf(window.location.search));
  // Words change in place when the language does.
  const [locale, setLocale] = useState(parts.i18n.getLocale());

  useEffect(() => {
    const follow = (): void => setPlace(readPlace(isInstitutesHost));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [isInstitutesHost]);

  const open = useCallback((address: string, state: PageState) => {
    window.history.pushState(state, '', address);
    document.documentElement.scrollTop = 0;
    setPlace(readPlace(isInstitutesHost));
  }, [isInstitutesHost]);
  // The way back stays in the address, so that it outlives a page that is loaded anew.
  const addressOf = useCallback((page: PageName) => `/auth/${page}${redirect === null ? '' : `?${REDIRECT_PARAMETER}=${encodeURIComponent(redirect)}`}`, [redirect]);
  const go = useCallback((page: PageName, state: PageState = {}) => open(addressOf(page), state), [open, addressOf]);
  const visit = useCallback((page: PublicPageName, state: PageState = {}) => open(`/${page}`, state), [open]);

  const enter = useCallback(() => {
    const user = parts.session.user();
    window.location.assign((user && takeReturnPath({ userId: user.id })) ?? redirect ?? SIGNED_IN_ADDRESS);
  }, [parts, redirect]);

  const changeLocale = useCallback(
    async (next: string) => {
      await parts.i18n.changeLocale(next);
      setLocale(next);
    },
    [parts],
  );

  const value = useMemo<SignedOutContextValue>(
    () => ({ ...parts, translate: (key, params) => parts.i18n.translate(key, params), ...place, go, visit, addressOf, enter, locale, changeLocale }),
    [parts, place, go, visit, addressOf, enter, changeLocale, locale],
  );
  const Page = PAGES[place.page];
  return (
    <SignedOutContext.Provider value={value}>
      <Suspense fallback={null}>
        <Page key={place.page} />
      </Suspense>
    </SignedOutContext.Provider>
  );
}

function readPlace(isInstitutesHost: boolean): { readonly page: PageName | PublicPageName; readonly state: PageState } {
  const state = (window.history.state ?? {}) as PageState;
  const { page, corrected } = placeOnHost({ place: placeOf(window.location.pathname), isInstitutesHost, hasStanding: state.standing !== undefined });
  if (corrected === null) return { page, state };
  const isWithinAuth = window.location.pathname.startsWith('/auth');
  window.history.replaceState(null, '', corrected + (isWithinAuth ? window.location.search : ''));
  return { page, state: {} };
}
