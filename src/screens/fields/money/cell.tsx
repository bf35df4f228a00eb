import { formatLarge, formatMoney } from '../shared/format';
import { numberCell } from '../shared/textCell';

export const cell = numberCell(({ value, locale }) => formatMoney({ value, locale }), {
  aside: ({ value, context }) => formatLarge({ value, locale: context.locale, translate: context.translate }),
});
