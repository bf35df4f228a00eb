import type { ReactNode } from 'react';
import footer from './Footer.module.css';
import header from '../header/Header.module.css';
import styles from './Layout.module.css';

/** The frame with a page in it, without what is in the frame: to be looked at until the frame itself is there. */
export function stillFrame({ isNarrow, page }: { readonly isNarrow: boolean; readonly page: ReactNode }): ReactNode {
  return (
    <div className={`${styles.frame} ${isNarrow ? styles.narrow : ''}`}>
      <aside className={styles.side} />
      <div className={styles.main}>
        <header className={header.head}>
          <div className={header.header} />
        </header>
        <main className={styles.page}>{page}</main>
        <footer className={footer.footer}>{'\u00a0'}</footer>
      </div>
    </div>
  );
}
