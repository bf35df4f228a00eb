import type { ReactNode } from 'react';
import styles from '../frame/AuthFrame.module.css';
import { useSignedOut } from '../context/signedOutContext';

/** Where the code has gone on a platform with demo content: nothing leaves it. */
export function OutboxLink(): ReactNode {
  const { translate, config } = useSignedOut();
  if (!config.isDemo) return null;
  const address = new URL('/outbox', new URL(config.apiBase, window.location.href)).href;
  return (
    <a className={styles.linkButton} href={address} target="_blank" rel="noreferrer">
      {translate('lectern.auth.demo.outbox')}
    </a>
  );
}
