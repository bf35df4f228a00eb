import { formatNumber, formatPercent } from '../shared/format';
import { numberCell } from '../shared/textCell';

export const cell = numberCell((input) => (input.unit === '%' ? formatPercent(input) : `${formatNumber(input)}${input.unit === null ? '' : ` ${input.unit}`}`));
