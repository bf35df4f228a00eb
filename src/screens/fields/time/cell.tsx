import { formatTime } from '../shared/format';
import type { Cell } from '../types';
import styles from '../shared/cell.module.css';

export const cell: Cell = {
  text: ({ value, context }) => formatTime({ value: String(value), locale: context.locale }),
  render: ({ value, context }) => <span className={styles.number}>{formatTime({ value: String(value), locale: context.locale })}</span>,
};
