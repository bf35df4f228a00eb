import { Line } from '../../cells/textCell';
import type { Cell } from '../../values/cellTypes';
import styles from '../../cells/cell.module.css';

export const cell: Cell = {
  render: ({ value, isDetail }) =>
    isDetail ? <pre className={styles.code} tabIndex={0}>{JSON.stringify(value, null, 2)}</pre> : <Line text={JSON.stringify(value)} />,
};
