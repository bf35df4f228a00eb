import { useEffect, useRef } from 'react';
import { useTranslate } from 'ra-core';
import { useBranding } from '../brand';
import { useCurrentPageTitle } from '../nav/pageTitle';

/** On another page the reader begins at its top, where a screen's own first field has not taken the focus. */
export function useFocusOnArrival(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    if (document.activeElement === null || document.activeElement === document.body) document.getElementById('page')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Names the window after the open page and whose console it is (part 1 §2, “Page titles”). Apart from the frame, which is not drawn anew for a name. */
export function WindowTitle(): null {
  const translate = useTranslate();
  const page = useCurrentPageTitle();
  const { pageTitle } = useBranding();
  useEffect(() => {
    const suffix = `${translate('fixed.pageTitles.admin')} – ${pageTitle}`;
    document.title = page ? `${page} | ${suffix}` : suffix;
  }, [page, pageTitle, translate]);
  return null;
}
