import { formatTimeZone } from '../../values/format';
import { textCell } from '../../cells/textCell';

export const cell = textCell({ format: (zone, locale) => formatTimeZone({ zone, locale }) });
