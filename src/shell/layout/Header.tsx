import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useShell } from '../shellContext';
import { IconButton } from '../ui';
import { AccountMenu } from './AccountMenu';
import { AppearanceMenu } from './AppearanceMenu';
import { Breadcrumbs } from './Breadcrumbs';
import { LanguagePicker } from './LanguagePicker';
import styles from './Header.module.css';

/** The line at the top: where one is, for whom one works, and how the console looks and speaks. */
export function Header({ onOpenNav, onHelp }: { onOpenNav: () => void; onHelp: () => void }): ReactNode {
  const translate = useTranslate();
  const { user } = useShell();
  return (
    <header className={styles.header} data-frame>
      <span className={styles.menu}>
        <IconButton icon="menu" label={translate('lectern.shell.openNavigation')} onClick={onOpenNav} />
      </span>
      <Breadcrumbs />
      <div className={styles.tools}>
        {user.instituteName && <span className={styles.institute}>{user.instituteName}</span>}
        <span className={styles.wideOnly}>
          <IconButton icon="help" label={translate('lectern.shell.help')} onClick={onHelp} />
        </span>
        <LanguagePicker />
        <AppearanceMenu />
        <AccountMenu />
      </div>
    </header>
  );
}
