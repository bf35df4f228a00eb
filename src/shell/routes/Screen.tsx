import type { ReactNode } from 'react';
import styles from './Screen.module.css';

/** What stands in the frame: a page by its name, or what is shown in place of one. */
export type ScreenKind = `page:${string}` | 'generated' | 'pending' | 'denied' | 'fallback' | 'device';

/** Marks the root of a page with its kind, for tests and for styles of print. It has no box of its own. */
export function Screen({ kind, children }: { kind: ScreenKind; children: ReactNode }): ReactNode {
  return (
    <div className={styles.screen} data-screen={kind}>
      {children}
    </div>
  );
}
