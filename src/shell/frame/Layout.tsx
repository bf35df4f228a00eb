import { Suspense, lazy, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore, useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { useActor, useDeclarations, useFollowInstitute } from '../../dataProvider';
import { withWords } from '../../i18n/withWords';
import { isAcrossInstitutes } from '../../schemas';
import { HelpHost } from '../help/HelpHost';
import { isNarrowPage } from '../nav/menu';
import { ErrorBoundary } from '../signals/ErrorBoundary';
import { Notifications } from '../signals/Notifications';
import { OfflineBanner } from '../signals/OfflineBanner';
import { TourHost } from '../tour/TourHost';
import { ChatCorner } from './ChatCorner';
import { Footer } from './Footer';
import { Header } from '../header/Header';
import { NavDrawer } from '../navigation/NavDrawer';
import { PageLoading } from '../marks/PageLoading';
import { SideNav } from '../navigation/SideNav';
import { FrameContext } from '../context/frameContext';
import type { FrameActions } from '../context/frameContext';
import { holdKeys } from './heldKeys';
import type { HeldKeys } from './heldKeys';
import styles from './Layout.module.css';
import { useNavigationPlace } from '../context/navigationPlace';
import { WindowTitle, useFocusOnArrival } from './useArrival';
import { useModulesAhead } from './useModulesAhead';
import { useShortcuts } from './useShortcuts';
import { useWhenQuiet } from './useWhenQuiet';

const loadPalette = () => withWords(() => import('../palette/Palette'));
const Palette = lazy(loadPalette);
const HelpDialog = lazy(() => withWords(() => import('./HelpDialog')));

/** The frame around every signed-in screen: navigation, header, page, footer and what is said meanwhile. */
export function Layout({ children }: { children: ReactNode }): ReactNode {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const loader = useDeclarations();
  const [isChosenNarrow, setChosenNarrow] = useStore('nav.isNarrow', isTight());
  const isOnTop = useNavigationPlace() === 'top';
  // The drawer belongs to the page it was opened on, so that going elsewhere closes it.
  const [drawerPage, setDrawerPage] = useState<string | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [palette, setPalette] = useState<HeldKeys | null>(null);
  const closeDrawer = useCallback(() => setDrawerPage(null), []);
  const isNarrow = isChosenNarrow || isNarrowPage({ pathname, modules: loader.all() });
  const actions = useFrameActions({ setHelpOpen, setPalette });
  useShortcuts({ onHelp: actions.openHelp, onPalette: actions.openPalette });
  useFollowInstitute();
  useFocusOnArrival(pathname);
  useWhenQuiet(loadPalette);
  useModulesAhead();
  // Closed before it was there, or never to be there: the keys are the page's again.
  useEffect(() => () => void palette?.take(), [palette]);

  return (
    <FrameContext.Provider value={actions}>
      <div className={`${styles.frame} ${isNarrow ? styles.narrow : ''}`}>
        <a href="#page" data-frame className={styles.skip}>
          {translate('lectern.shell.skip')}
        </a>
        {!isOnTop && (
          <aside className={styles.side} data-frame>
            <SideNav isNarrow={isNarrow} onToggle={() => setChosenNarrow(!isChosenNarrow)} />
          </aside>
        )}
        {drawerPage === pathname && <NavDrawer onClose={closeDrawer} />}
        <div className={styles.main}>
          <Header isNavigationOnTop={isOnTop} onOpenNav={() => setDrawerPage(pathname)} />
          <OfflineBanner />
          <main id="page" tabIndex={-1} className={styles.page}>
            <ErrorBoundary key={pathname}>
              <Suspense fallback={<PageLoading />}>{children}</Suspense>
            </ErrorBoundary>
          </main>
          <Footer />
        </div>
        <WindowTitle />
        <HelpHost onKeys={actions.openHelp} />
        <Notifications />
        <ChatCorner />
        <TourHost />
        {isHelpOpen && (
          <Suspense>
            <HelpDialog onClose={() => setHelpOpen(false)} />
          </Suspense>
        )}
        {palette && (
          <Suspense fallback={null}>
            <Palette takeQuery={palette.take} onClose={() => setPalette(null)} />
          </Suspense>
        )}
      </div>
    </FrameContext.Provider>
  );
}

interface FrameState {
  readonly setHelpOpen: (isOpen: boolean) => void;
  readonly setPalette: (palette: HeldKeys | null) => void;
}

function useFrameActions({ setHelpOpen, setPalette }: FrameState): FrameActions {
  const actor = useActor();
  const isAcross = actor !== undefined && isAcrossInstitutes(actor);
  const [isOpen, setOpen] = useState(false);
  return useMemo(
    () => ({
      openHelp: () => setHelpOpen(true),
      openPalette: (query = '') => setPalette(holdKeys({ text: query, onEscape: () => setPalette(null) })),
      institutes: isAcross ? { isOpen, setOpen } : null,
    }),
    [setHelpOpen, setPalette, isAcross, isOpen],
  );
}

/** Where lists need the width more than the names of the menu do, until the reader says otherwise. */
function isTight(): boolean {
  return window.matchMedia?.('(max-width: 1023px)').matches ?? false;
}
