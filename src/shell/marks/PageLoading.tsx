import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import styles from './PageLoading.module.css';

/** Something to say after this long; before it, a flash of a message would only distract. In ms. */
const SILENCE_MS = 800;

/** In place of a screen whose code is on its way: the shape of a page, and after a while what it waits for. */
export function PageLoading(): ReactNode {
  const translate = useTranslate();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SILENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.loading} aria-busy="true">
      <div className={styles.title} />
      <div className={styles.sheet} />
      <p role="status" className={styles.words}>
        {isSlow ? translate('lectern.shell.loadingScreen') : ''}
      </p>
    </div>
  );
}
