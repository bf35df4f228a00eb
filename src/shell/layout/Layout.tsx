import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore, useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { isNarrowPage } from '../nav/menu';
import { useCurrentPageTitle } from '../nav/pageTitle';
import { ErrorBoundary } from '../signals/ErrorBoundary';
import { Notifications } from '../signals/Notifications';
import { OfflineBanner } from '../signals/OfflineBanner';
import { Footer } from './Footer';
import { Header } from './Header';
import { HelpDialog } from './HelpDialog';
import { NavDrawer } from './NavDrawer';
import { PageLoading } from './PageLoading';
import { SideNav } from './SideNav';
import styles from './Layout.module.css';
import { useShortcuts } from './useShortcuts';

/** The frame around every signed-in screen: navigation, header, page, footer and what is said meanwhile. */
export function Layout({ children }: { children: ReactNode }): ReactNode {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [isChosenNarrow, setChosenNarrow] = useStore('nav.isNarrow', isTight());
  // The drawer belongs to the page it was opened on, so that going elsewhere closes it.
  const [drawerPage, setDrawerPage] = useState<string | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const closeDrawer = useCallback(() => setDrawerPage(null), []);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const isNarrow = isChosenNarrow || isNarrowPage(pathname);
  useShortcuts({ onHelp: openHelp });
  useWindowTitle();
  useFocusOnArrival(pathname);

  return (
    <div className={`${styles.frame} ${isNarrow ? styles.narrow : ''}`}>
      <a href="#page" data-frame className={styles.skip}>
        {translate('lectern.shell.skip')}
      </a>
      <aside className={styles.side} data-frame>
        <SideNav isNarrow={isNarrow} onToggle={() => setChosenNarrow(!isChosenNarrow)} />
      </aside>
      {drawerPage === pathname && <NavDrawer onClose={closeDrawer} />}
      <div className={styles.main}>
        <Header onOpenNav={() => setDrawerPage(pathname)} onHelp={openHelp} />
        <OfflineBanner />
        <main id="page" tabIndex={-1} className={styles.page}>
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </ErrorBoundary>
        </main>
        <Footer />
      </div>
      <Notifications />
      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
    </div>
  );
}

/** Where lists need the width more than the names of the menu do, until the reader says otherwise. */
function isTight(): boolean {
  return window.matchMedia?.('(max-width: 1023px)').matches ?? false;
}

/** On another page the reader begins at its top, where a screen's own first field has not taken the focus. */
function useFocusOnArrival(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    if (document.activeElement === null || document.activeElement === document.body) document.getElementById('page')?.focus({ preventScroll: true });
  }, [pathname]);
}

function useWindowTitle(): void {
  const translate = useTranslate();
  const page = useCurrentPageTitle();
  useEffect(() => {
    const suffix = `${translate('fixed.pageTitles.admin')} – ${translate('lectern.shell.appName')}`;
    document.title = page ? `${page} | ${suffix}` : suffix;
  }, [page, translate]);
}
