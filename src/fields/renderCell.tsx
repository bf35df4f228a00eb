import type { ReactNode } from 'react';
import { isEmptyValue } from '../schemas';
import type { Field } from '../schemas';
import { cells } from './cells';
import { isOwnerField } from './cells/owner';
import { hasKindOf, rawText } from './values/rawText';
import { Line } from './cells/textCell';
import styles from './cells/cell.module.css';
import type { CellContext } from './values/cellTypes';

/** A value as its type shows it; `–` where there is none, and as it came where its type cannot read it. No component of its own, so it costs a list nothing. */
export function renderCell(input: { field: Field; value: unknown; context: CellContext; path?: string; isDetail?: boolean }): ReactNode {
  const { field, value, context } = input;
  if (isEmptyValue(value) && isOwnerField(field)) return <span className={styles.line}>{context.translate('lectern.fields.operator')}</span>;
  if (isEmptyValue(value) && field.type !== 'password') return <span className={styles.empty}>–</span>;
  if (!hasKindOf(input)) return <Line text={rawText(value)} />;
  try {
    return cells[field.type].render(input);
  } catch {
    // One value that its type cannot draw costs its own place, never the screen.
    return <Line text={rawText(value)} />;
  }
}

/** Whether a field's column stands at the right. */
export function isNumericCell(field: Field): boolean {
  return cells[field.type].isNumeric ?? false;
}
