import { isDay } from '../../../schemas';
import { formatDate } from '../../values/format';
import { boundsOf } from '../../controls/bounds';
import { textInput } from '../../controls/TextControl';

/** A day, below it as the language writes it: the browser's control may show another order. */
export const input = textInput({
  type: 'date',
  take: (text) => text || null,
  bounds: ({ field, context }) => boundsOf({ field, now: context.now, show: (day) => day }),
  reading: ({ value, locale }) => (typeof value === 'string' && isDay(value) ? formatDate({ value, locale }) : null),
});
