import { formatMoney } from '../shared/format';
import { numberCell } from '../shared/textCell';

export const cell = numberCell(({ value, locale }) => formatMoney({ value, locale }));
