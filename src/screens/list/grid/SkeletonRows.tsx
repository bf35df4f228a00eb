import { useEffect, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useListModel } from '../../model/listModel';
import styles from './Grid.module.css';

/** Lengths of the grey bars, in percent, so that they look like words. */
const LENGTHS = [72, 48, 60, 38, 66, 54];

/** Answers that are sooner there than this need no rows in their stead: those would only be drawn to be thrown away. In ms. */
const SOON_MS = 150;

/** The room of what is on its way, so that the layout does not jump when it comes; after a moment rows in its shape. */
export function SkeletonRows({ count, hasMark }: { count: number; hasMark: boolean }): ReactNode {
  const { columns } = useListModel();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <div role="presentation" aria-hidden="true" className={styles.gap} style={{ '--rows': count } as CSSProperties} />;
  const rows = Array.from({ length: count }, (_, row) => (
    <div key={row} className={styles.row}>
      {hasMark && <div className={styles.mark} />}
      {columns.shown.map((field, column) => (
        <div key={field.name} className={column === 0 ? styles.skeletonFirst : styles.cell}>
          <span className={styles.bar} style={{ width: `${LENGTHS[(row + column * 2) % LENGTHS.length]}%` }} />
        </div>
      ))}
    </div>
  ));
  return (
    <div role="presentation" aria-hidden="true">
      {rows}
    </div>
  );
}
