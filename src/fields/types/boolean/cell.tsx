import { plainText } from '../../values/values';
import type { Cell } from '../../values/cellTypes';
import styles from '../../cells/cell.module.css';

export const cell: Cell = {
  text: ({ value, context }) => {
    const flag = toFlag(value);
    return flag === null ? plainText(value) : context.translate(flag ? 'lectern.fields.yes' : 'lectern.fields.no');
  },
  render: (props) =>
    toFlag(props.value) === true ? (
      <span className={styles.yes}>
        <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="m2.5 7.5 3 3 6-7" />
        </svg>
        {props.context.translate('lectern.fields.yes')}
      </span>
    ) : (
      <span className={styles.no}>{cell.text?.(props)}</span>
    ),
};

/** As platforms write it; null for what is neither. */
function toFlag(value: unknown): boolean | null {
  if (value === true || value === 1 || value === 'true') return true;
  return value === false || value === 0 || value === 'false' ? false : null;
}
