import type { Cell } from '../../values/cellTypes';

/** A password is never sent back; where one is shown at all, it is as dots. */
export const cell: Cell = { render: () => '••••••••' };
