import { formatDuration } from '../shared/format';
import { numberCell } from '../shared/textCell';

export const cell = numberCell(({ value, locale }) => formatDuration({ minutes: value, locale }));
