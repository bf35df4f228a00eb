import { formatTime } from '../shared/format';
import { plainText } from '../shared/values';
import type { Cell } from '../types';
import styles from '../shared/cell.module.css';

export const cell: Cell = {
  text: ({ value, context }) => formatTime({ value: plainText(value), locale: context.locale }),
  render: ({ value, context }) => <span className={styles.number}>{formatTime({ value: plainText(value), locale: context.locale })}</span>,
};
