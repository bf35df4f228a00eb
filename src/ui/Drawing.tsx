import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

export type DrawingName = 'empty' | 'noMatch' | 'failed' | 'locked' | 'screen' | 'welcome' | 'maintenance' | 'lost' | 'bin';

/** They come with the first screen that has nothing to show; where they cannot be had the screen does without. */
const Shapes = lazy(async () => import('./drawings').catch(() => ({ default: () => null })));

/** Small drawings for screens that have nothing to show, in the colours of the tokens. Decoration only. */
export function Drawing({ name }: { name: DrawingName }): ReactNode {
  return (
    <svg className={styles.drawing} width="152" height="104" viewBox="0 0 152 104" fill="none" aria-hidden="true">
      <ellipse className={styles.ground} cx="76" cy="94" rx="56" ry="5" />
      <Suspense fallback={null}>
        <Shapes name={name} />
      </Suspense>
    </svg>
  );
}
