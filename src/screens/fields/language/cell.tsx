import { formatLanguage } from '../shared/format';
import { textCell } from '../shared/textCell';

export const cell = textCell({ format: (code, locale) => formatLanguage({ code, locale }) });
