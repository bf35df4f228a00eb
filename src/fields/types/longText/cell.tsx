import { textCell } from '../../cells/textCell';

/** Line breaks become spaces in a grid, and stay on the record's page. */
export const cell = textCell();
