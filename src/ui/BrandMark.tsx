import type { ReactNode } from 'react';
import styles from './BrandMark.module.css';

/** An open book on a reading desk. */
export function BrandMark({ size = 26 }: { size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" aria-hidden="true" className={styles.mark}>
      <rect className={styles.tile} width="26" height="26" rx="7" />
      <path className={styles.book} d="M13 9.2C11.3 7.7 8.9 7.2 6 7.2v9.1c2.9 0 5.3.5 7 2 1.7-1.5 4.1-2 7-2V7.2c-2.9 0-5.3.5-7 2zM13 9.2v9.1" />
    </svg>
  );
}
