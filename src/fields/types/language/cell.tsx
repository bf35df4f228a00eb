import { formatLanguage } from '../../values/format';
import { textCell } from '../../cells/textCell';

export const cell = textCell({ format: (code, locale) => formatLanguage({ code, locale }) });
