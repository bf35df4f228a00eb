import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { withWords } from '../../i18n/withWords';
import { HelpMenu } from '../help/HelpMenu';
import { useShell } from '../context/shellContext';
import { IconButton } from '../../ui';
import { AccountMenu } from '../account/AccountMenu';
import { ActingBanner } from '../institutes/ActingBanner';
import { AppearanceMenu } from './AppearanceMenu';
import { Brand } from '../brand/Brand';
import { Breadcrumbs } from './Breadcrumbs';
import styles from './Header.module.css';
import { InstituteButton } from '../institutes/InstituteButton';
import { InstituteName } from './InstituteName';
import { LanguagePicker } from './LanguagePicker';
import { PaletteButton } from './PaletteButton';
import { useFrame } from '../context/frameContext';

const TopNav = lazy(() => withWords(() => import('../navigation/TopNav')));

/** The head of the frame: where one is, for whom one works, how the console looks and speaks; and the top navigation. */
export function Header({ isNavigationOnTop, onOpenNav }: { isNavigationOnTop: boolean; onOpenNav: () => void }): ReactNode {
  const translate = useTranslate();
  const { user } = useShell();
  const { openHelp, institutes } = useFrame();
  return (
    <header className={styles.head} data-frame>
      {user.isActing && <ActingBanner />}
      <div className={styles.header}>
        <span className={styles.menu}>
          <IconButton icon="menu" label={translate('lectern.shell.openNavigation')} onClick={onOpenNav} />
        </span>
        {isNavigationOnTop && (
          <span className={styles.brand}>
            <Brand />
          </span>
        )}
        <Breadcrumbs />
        <div className={styles.tools}>
          <PaletteButton />
          {institutes ? <InstituteButton {...institutes} /> : user.instituteName && <InstituteName name={user.instituteName} />}
          <span className={styles.wideOnly}>
            <HelpMenu onKeys={openHelp} />
          </span>
          <LanguagePicker />
          <AppearanceMenu />
          <AccountMenu />
        </div>
      </div>
      {isNavigationOnTop && (
        <Suspense fallback={<div className={styles.awaited} />}>
          <TopNav />
        </Suspense>
      )}
    </header>
  );
}
