import type { ReactNode } from 'react';
import { ownZone } from '../../dataProvider/ownZone';
import styles from '../frame/AuthFrame.module.css';
import { useSignedOut } from '../context/signedOutContext';

/** Where the code has gone on a platform with demo content: nothing leaves it. */
export function OutboxLink(): ReactNode {
  const { translate, config } = useSignedOut();
  if (!config.isDemo) return null;
  const address = new URL('/outbox', new URL(config.apiBase, window.location.href));
  // The page runs no script here, hence knows the reader's zone from nowhere else.
  const zone = ownZone();
  if (zone) address.searchParams.set('timeZone', zone);
  return (
    <a className={styles.linkButton} href={address.href} target="_blank" rel="noreferrer">
      {translate('lectern.auth.demo.outbox')}
    </a>
  );
}
