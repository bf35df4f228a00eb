import type { ReactNode } from 'react';
import { isEmptyValue } from '../../schemas';
import type { Field } from '../../schemas';
import { cells } from './cells';
import { isOwnerField } from './shared/owner';
import styles from './shared/cell.module.css';
import type { CellContext } from './types';

/** A value as its type shows it; `–` where there is none. No component of its own, so it costs a list nothing. */
export function renderCell(input: { field: Field; value: unknown; context: CellContext; path?: string; isDetail?: boolean }): ReactNode {
  const { field, value, context } = input;
  if (isEmptyValue(value) && isOwnerField(field)) return <span className={styles.line}>{context.translate('lectern.fields.operator')}</span>;
  if (isEmptyValue(value) && field.type !== 'password') return <span className={styles.empty}>–</span>;
  return cells[field.type].render(input);
}

/** Whether a field's column stands at the right. */
export function isNumericCell(field: Field): boolean {
  return cells[field.type].isNumeric ?? false;
}
