import type { ReactNode } from 'react';
import { widthInLetters } from '../values/widthInLetters';
import styles from './cell.module.css';

/** Several short values: in a grid the first ones, as many as can be read, and a count; all of them on the record's page. */
export function Tags({ texts, isDetail = false }: { texts: readonly string[]; isDetail?: boolean | undefined }): ReactNode {
  const shown = isDetail ? texts : texts.slice(0, fitting(texts));
  return (
    <span className={styles.tags} data-detail={isDetail ? '' : undefined} title={isDetail ? undefined : texts.join(', ')}>
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
/** Of two together, in Latin letters, that are still read beside a count in a narrow column. */
const MOST_LETTERS = 9;

/** How many are shown: one that is read says more than two that are cut. */
function fitting(texts: readonly string[]): number {
  return texts.length <= 1 || widthInLetters(texts.slice(0, MOST).join('')) > MOST_LETTERS ? 1 : MOST;
}
