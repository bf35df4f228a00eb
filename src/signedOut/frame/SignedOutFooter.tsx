import type { ReactNode } from 'react';
import { useBranding } from '../../ui/look/useBranding';
import styles from './SignedOutFooter.module.css';
import { useSignedOut } from '../context/signedOutContext';

const YEAR = new Date().getFullYear();

/** Year, name, and the language picker. */
export function SignedOutFooter(): ReactNode {
  const { translate, locale, locales, changeLocale } = useSignedOut();
  const { appName } = useBranding();
  return (
    <footer className={styles.foot}>
      <span>
        © {YEAR} {appName}
      </span>
      <label className={styles.language}>
        <span className="visuallyHidden">{translate('lectern.shell.language')}</span>
        <select value={locale} onChange={(event) => void changeLocale(event.target.value)}>
          {locales.map((one) => (
            <option key={one.locale} value={one.locale}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
    </footer>
  );
}
