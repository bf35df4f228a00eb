import type { ReactNode } from 'react';
import { cells } from './cells';
import { drawCell, isNumericCell, type CellInput } from './drawCell';

/** A value as its type shows it. No component of its own, so it costs a list nothing. */
export function renderCell(input: CellInput): ReactNode {
  return drawCell({ ...input, cells });
}

export { isNumericCell };
