import { Line } from '../shared/textCell';
import type { Cell } from '../types';
import styles from '../shared/cell.module.css';

export const cell: Cell = {
  render: ({ value, isDetail }) =>
    isDetail ? <pre className={styles.code} tabIndex={0}>{JSON.stringify(value, null, 2)}</pre> : <Line text={JSON.stringify(value)} />,
};
