import type { ReactNode } from 'react';
import type { Matrix } from '../../../schemas';
import type { CellProps } from '../../values/cellTypes';
import { matrixLines } from './matrixLines';

/** What is ticked, rows of the same columns together. */
export default function MatrixLists({ field, matrix, context, path = field.name }: CellProps & { matrix: Matrix }): ReactNode {
  const lines = matrixLines({ field, matrix, context, path });
  if (lines.length === 0) return context.translate(field.over ? 'lectern.access.noneOwn' : field.rowsFrom ? 'lectern.access.nothing' : 'lectern.access.none');
  return lines.map((line) => <p key={line} style={{ margin: 0 }}>{line}</p>);
}
