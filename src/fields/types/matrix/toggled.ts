import type { Field, Matrix } from '../../../schemas';

/** One cell of a matrix. */
export interface Cell {
  readonly row: string;
  readonly column: string;
}

/**
 * The matrix with cells ticked or cleared. The leading column comes with any other of its row, and goes with all of them; it stays while
 * another of its row stays that was not among the cells.
 */
export function toggled({ field: { leading }, matrix, cells, isOn }: { readonly field: Pick<Field, 'leading'>; readonly matrix: Matrix; readonly cells: readonly Cell[]; readonly isOn: boolean }): Matrix {
  const result: Record<string, readonly string[]> = { ...matrix };
  for (const { row, column } of cells) {
    const ticked = result[row] ?? [];
    if (isOn) result[row] = [...ticked, column, ...(leading === null ? [] : [leading])];
    else result[row] = column === leading ? [] : ticked.filter((one) => one !== column);
  }
  return result;
}

/** Cells that were ticked last, with how the matrix was and what it was then. */
export interface Came {
  readonly before: Matrix;
  readonly cells: readonly Cell[];
  readonly after: Matrix;
}

/** Cleared at once, what was ticked leaves nothing of what came with it: the matrix is as it was before. */
export function withoutCame({ matrix, came, cells }: { readonly matrix: Matrix; readonly came: Came | null; readonly cells: readonly Cell[] }): Matrix {
  const isSame = came !== null && JSON.stringify([came.after, came.cells]) === JSON.stringify([matrix, cells]);
  return isSame ? came.before : matrix;
}
