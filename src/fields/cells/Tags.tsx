import type { ReactNode } from 'react';
import styles from './cell.module.css';

/** Several short values: in a grid the first ones, as many as can be read, and a count; all of them on the record's page. */
export function Tags({ texts, isDetail = false }: { texts: readonly string[]; isDetail?: boolean | undefined }): ReactNode {
  const shown = isDetail || texts.length <= MOST ? texts : texts.slice(0, MOST);
  return (
    <span className={styles.tags} data-detail={isDetail ? '' : undefined} title={shown.length < texts.length ? texts.join(', ') : undefined}>
      {shown.map((text, index) => (
        <span key={index} className={styles.tag}>
          {text}
        </span>
      ))}
      {shown.length < texts.length && <span className={styles.more}>+{texts.length - shown.length}</span>}
    </span>
  );
}

const MOST = 2;
