import { plainText } from '../shared/values';
import type { Cell } from '../types';
import styles from '../shared/cell.module.css';

export const cell: Cell = {
  render: ({ field, value, context, isDetail, path }) => (
    <img
      className={styles.picture}
      data-detail={isDetail ? '' : undefined}
      src={plainText(value)}
      alt={context.label(path ?? field.name)}
      loading="lazy"
      decoding="async"
    />
  ),
};
