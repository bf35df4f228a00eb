import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useBranding } from '../brand';
import styles from './Footer.module.css';

const YEAR = new Date().getFullYear();

/** Year, name of the application, and by what it is powered (part 1 §2). */
export function Footer(): ReactNode {
  const translate = useTranslate();
  const { appName } = useBranding();
  return (
    <footer className={styles.footer} data-frame>
      <span>
        © {YEAR} {appName}
      </span>
      <span>{translate('lectern.shell.poweredBy')}</span>
    </footer>
  );
}
