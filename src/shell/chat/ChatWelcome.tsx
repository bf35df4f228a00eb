import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useStore, useTranslate } from 'ra-core';
import { IconButton } from '../../ui';
import styles from './ChatWelcome.module.css';

/** A word of welcome beside the button, until it has been read: it goes when the page is scrolled, and does not come again. */
export function ChatWelcome({ onOpen }: { onOpen: () => void }): ReactNode {
  const translate = useTranslate();
  const [isWelcomed, setWelcomed] = useStore('chat.isWelcomed', false);
  useEffect(() => {
    if (isWelcomed) return;
    // Lists scroll in boxes of their own.
    const hide = (): void => setWelcomed(true);
    document.addEventListener('scroll', hide, { capture: true, passive: true, once: true });
    return () => document.removeEventListener('scroll', hide, { capture: true });
  }, [isWelcomed, setWelcomed]);
  if (isWelcomed) return null;
  return (
    <div role="note" className={styles.welcome}>
      <button
        className={styles.text}
        onClick={() => {
          setWelcomed(true);
          onOpen();
        }}
      >
        {translate('lectern.chat.welcome')}
      </button>
      <IconButton icon="close" isSmall label={translate('lectern.chat.dismiss')} onClick={() => setWelcomed(true)} />
    </div>
  );
}
