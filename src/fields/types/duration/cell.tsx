import { formatDuration } from '../../values/format';
import { numberCell } from '../../cells/textCell';

export const cell = numberCell(({ value, locale }) => formatDuration({ minutes: value, locale }));
