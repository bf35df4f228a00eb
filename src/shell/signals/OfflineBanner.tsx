import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Icon } from '../ui';
import styles from './OfflineBanner.module.css';

/** Says that the connection is gone; what is open stays as it is. */
export function OfflineBanner(): ReactNode {
  const translate = useTranslate();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={isOnline ? undefined : styles.banner} data-frame>
      {!isOnline && (
        <>
          <Icon name="offline" size={18} />
          {translate('lectern.shell.offline')}
        </>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
