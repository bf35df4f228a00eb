import { memo } from 'react';
import type { ReactNode } from 'react';
import { renderCell } from '../../../fields/renderCell';
import { drawRow, type GridRowProps } from './drawRow';

/** One record. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactNode {
  return drawRow({ ...props, cellOf: renderCell });
});
