import type { ReactNode } from 'react';
import { useListModel } from '../listModel';
import styles from './Grid.module.css';

/** Lengths of the grey bars, in percent, so that they look like words. */
const LENGTHS = [72, 48, 60, 38, 66, 54];

/** Rows in the shape of what is on its way: the layout does not jump when it comes. */
export function SkeletonRows({ count }: { count: number }): ReactNode {
  const { columns } = useListModel();
  const rows = Array.from({ length: count }, (_, row) => (
    <div key={row} className={styles.row}>
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
