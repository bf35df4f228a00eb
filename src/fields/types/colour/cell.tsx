import { plainText } from '../../values/values';
import type { Cell } from '../../values/cellTypes';
import styles from '../../cells/cell.module.css';

export const cell: Cell = {
  render: ({ value }) => (
    <span className={styles.swatch}>
      <svg width="16" height="16" aria-hidden="true">
        <rect width="16" height="16" fill={plainText(value)} />
      </svg>
      {plainText(value)}
    </span>
  ),
};
