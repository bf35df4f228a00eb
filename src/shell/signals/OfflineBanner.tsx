import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { onlineManager } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Icon } from '../../ui';
import styles from './OfflineBanner.module.css';

/** Says that the network is gone, or that the platform does not answer; what is open stays as it is. Goes by itself. */
export function OfflineBanner(): ReactNode {
  const translate = useTranslate();
  const state = useSyncExternalStore(subscribe, readState);
  return (
    <div role="status" className={state === 'online' ? undefined : styles.banner} data-frame>
      {state !== 'online' && (
        <>
          <Icon name="offline" size={18} />
          {translate(`lectern.connection.${state}`)}
        </>
      )}
    </div>
  );
}

/** `offline`: the browser has no network · `unreachable`: it has, and the platform does not answer. */
function readState(): 'online' | 'offline' | 'unreachable' {
  if (!navigator.onLine) return 'offline';
  return onlineManager.isOnline() ? 'online' : 'unreachable';
}

function subscribe(listener: () => void): () => void {
  const stop = onlineManager.subscribe(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    stop();
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
