import { formatTimeZone } from '../shared/format';
import { textCell } from '../shared/textCell';

export const cell = textCell({ format: (zone, locale) => formatTimeZone({ zone, locale }) });
