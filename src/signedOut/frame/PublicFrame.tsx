import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SignedOutBrand } from './SignedOutBrand';
import { SignedOutFooter } from './SignedOutFooter';
import { usePageTitle } from './usePageTitle';
import styles from './PublicFrame.module.css';

/** The sheet the public pages stand on: brand, content, languages. `title` names the browser's tab. @param props.isWide for what is compared side by side */
export function PublicFrame({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }): ReactNode {
  const main = useRef<HTMLElement>(null);
  usePageTitle(title);
  useEffect(() => {
    // Who comes from another page of these is told where they are.
    if (document.activeElement !== document.body) main.current?.focus();
  }, []);
  return (
    <div className={styles.page} data-wide={isWide ? '' : undefined}>
      <header className={styles.header}>
        <a href="/" className={styles.brand}>
          <SignedOutBrand size={26} />
        </a>
      </header>
      <main ref={main} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <div className={styles.foot}>
        <SignedOutFooter />
      </div>
    </div>
  );
}
