import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { takeReturnPath } from '../authProvider/endSession';
import { SIGNED_IN_ADDRESS } from '../authProvider/landing';
import { PAGES } from './pages';
import { placeOf } from './context/places';
import type { PageName, PublicPageName } from './context/places';
import { REDIRECT_PARAMETER, redirectOf } from './context/redirectValue';
import { SignedOutContext } from './context/signedOutContext';
import type { PageState, SignedOutContextValue, SignedOutParts } from './context/signedOutContext';

/** Everything outside the console: the signed-out pages below `/auth` and the public ones (part 1 §2). */
export function SignedOut({ parts }: { parts: SignedOutParts }): ReactNode {
  const [place, setPlace] = useState(readPlace);
  const [redirect] = useState(() => redirectOf(window.location.search));
  // Words change in place when the language does.
  const [locale, setLocale] = useState(parts.i18n.getLocale());

  useEffect(() => {
    const follow = (): void => setPlace(readPlace());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const open = useCallback((address: string, state: PageState) => {
    window.history.pushState(state, '', address);
    document.documentElement.scrollTop = 0;
    setPlace(readPlace());
  }, []);
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

function readPlace(): { readonly page: PageName | PublicPageName; readonly state: PageState } {
  const { page, corrected } = placeOf(window.location.pathname);
  if (corrected === null) return { page, state: (window.history.state ?? {}) as PageState };
  const isWithinAuth = window.location.pathname.startsWith('/auth');
  window.history.replaceState(null, '', corrected + (isWithinAuth ? window.location.search : ''));
  return { page, state: {} };
}
