import { formatTime } from '../../values/format';
import { plainText } from '../../values/values';
import type { Cell } from '../../values/cellTypes';
import styles from '../../cells/cell.module.css';

export const cell: Cell = {
  text: ({ value, context }) => formatTime({ value: plainText(value), locale: context.locale }),
  render: ({ value, context }) => <span className={styles.number}>{formatTime({ value: plainText(value), locale: context.locale })}</span>,
};
