import type { ReactNode } from 'react';
import { useRecordContext } from 'ra-core';
import { isEmptyValue, type Matrix } from '../../../schemas';
import type { CellProps } from '../../values/cellTypes';
import { matrixLines } from './matrixLines';

/** What is ticked, rows of the same columns together. */
export default function MatrixLists({ field, matrix, context, path = field.name }: CellProps & { matrix: Matrix }): ReactNode {
  const lines = matrixLines({ field, matrix, context, path });
  const record = useRecordContext();
  const hasProfile = field.over !== null && !isEmptyValue(record?.[field.over]);
  if (lines.length === 0) return context.translate(hasProfile ? 'lectern.access.noneOwn' : field.rowsFrom ? 'lectern.access.nothing' : 'lectern.access.none');
  return lines.map((line) => <p key={line} style={{ margin: 0 }}>{line}</p>);
}
