import { formatNumber } from '../shared/format';
import { numberCell } from '../shared/textCell';

export const cell = numberCell((input) => `${formatNumber(input)}${input.unit === null ? '' : input.unit === '%' ? '%' : ` ${input.unit}`}`);
