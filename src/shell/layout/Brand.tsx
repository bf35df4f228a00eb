import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { BrandMark } from './BrandMark';
import styles from './Brand.module.css';

/** The product's mark and name. */
export function Brand({ isNarrow = false }: { isNarrow?: boolean }): ReactNode {
  const translate = useTranslate();
  const name = translate('lectern.shell.appName');
  return (
    <span className={styles.brand}>
      <BrandMark />
      {isNarrow ? <span className="visuallyHidden">{name}</span> : <span className={styles.name}>{name}</span>}
    </span>
  );
}
