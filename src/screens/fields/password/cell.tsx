import type { Cell } from '../types';

/** A password is never sent back; where one is shown at all, it is as dots. */
export const cell: Cell = { render: () => '••••••••' };
