import { textCell } from '../shared/textCell';

export const cell = textCell();
