import { formatNumber, formatPercent } from '../../values/format';
import { numberCell } from '../../cells/textCell';

export const cell = numberCell((input) => (input.unit === '%' ? formatPercent(input) : `${formatNumber(input)}${input.unit === null ? '' : ` ${input.unit}`}`));
