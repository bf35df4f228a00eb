import type { ReactNode } from 'react';
import type { FilterProps } from '../values/inputTypes';
import { readFilter } from '../values/filterValue';
import styles from '../controls/input.module.css';

/** Finds what holds the text, whatever the case. */
export function TextFilter({ value, onChange, label }: FilterProps): ReactNode {
  const read = readFilter(value);
  return (
    <div className={styles.box}>
      <input
        type="search"
        data-autofocus=""
        aria-label={label}
        autoComplete="off"
        value={read.kind === 'one' ? String(read.value) : ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      />
    </div>
  );
}
