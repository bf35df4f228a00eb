import type { ReactNode } from 'react';
import { isEmptyValue } from '../../schemas';
import type { Field } from '../../schemas';
import { cells } from './cells';
import styles from './shared/cell.module.css';
import type { CellContext } from './types';

/** A value as its type shows it; `–` where there is none. No component of its own, so it costs a list nothing. */
export function renderCell(input: { field: Field; value: unknown; context: CellContext; path?: string; isDetail?: boolean }): ReactNode {
  if (isEmptyValue(input.value) && input.field.type !== 'password') return <span className={styles.empty}>–</span>;
  return cells[input.field.type].render(input);
}

/** Whether a field's column stands at the right. */
export function isNumericCell(field: Field): boolean {
  return cells[field.type].isNumeric ?? false;
}
