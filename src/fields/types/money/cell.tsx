import { formatLarge, formatMoney } from '../../values/format';
import { numberCell } from '../../cells/textCell';

export const cell = numberCell(({ value, locale }) => formatMoney({ value, locale }), {
  aside: ({ value, context }) => formatLarge({ value, locale: context.locale, translate: context.translate }),
});
