import { plainText } from '../shared/values';
import type { Cell } from '../types';
import styles from '../shared/cell.module.css';

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
