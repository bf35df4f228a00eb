import { textCell } from '../../cells/textCell';

export const cell = textCell();
