import type { Cell } from '../types';
import styles from '../shared/cell.module.css';

export const cell: Cell = {
  text: ({ value, context }) => context.translate(value === true ? 'lectern.fields.yes' : 'lectern.fields.no'),
  render: ({ value, context }) =>
    value === true ? (
      <span className={styles.yes}>
        <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="m2.5 7.5 3 3 6-7" />
        </svg>
        {context.translate('lectern.fields.yes')}
      </span>
    ) : (
      <span className={styles.no}>{context.translate('lectern.fields.no')}</span>
    ),
};
