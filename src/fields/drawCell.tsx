import type { ReactNode } from 'react';
import { isEmptyValue } from '../schemas';
import type { Field, FieldType } from '../schemas';
import { isOwnerField } from './cells/owner';
import { hasKindOf, rawText } from './values/rawText';
import { Line } from './cells/textCell';
import { plainCells } from './plainCells';
import styles from './cells/cell.module.css';
import type { Cell, CellContext } from './values/cellTypes';

export interface CellInput {
  readonly field: Field;
  readonly value: unknown;
  readonly context: CellContext;
  readonly path?: string;
  readonly isDetail?: boolean;
}

/** A value as its type shows it; `–` where there is none, and as it came where its type cannot read it. `cells`: how the types are shown that are at hand; any other shows nothing. */
export function drawCell({ cells, ...input }: CellInput & { readonly cells: Partial<Record<FieldType, Cell>> }): ReactNode {
  const { field, value, context } = input;
  if (isEmptyValue(value) && isOwnerField(field)) return <span className={styles.line}>{context.translate('lectern.fields.operator')}</span>;
  if (isEmptyValue(value) && field.type !== 'password') return <span className={styles.empty}>–</span>;
  if (!hasKindOf(input)) return <Line text={rawText(value)} />;
  try {
    return cells[field.type]?.render(input);
  } catch {
    // One value that its type cannot draw costs its own place, never the screen.
    return <Line text={rawText(value)} />;
  }
}

/** Whether a field's column stands at the right. */
export function isNumericCell(field: Field): boolean {
  const cells: Partial<Record<FieldType, Cell>> = plainCells;
  return cells[field.type]?.isNumeric ?? false;
}
