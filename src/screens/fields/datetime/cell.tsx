import { formatDatetime, formatDayOf, formatRelative } from '../shared/format';
import { timeCell } from '../shared/timeCell';
import { plainText } from '../shared/values';
import type { Cell } from '../types';

export const cell: Cell = {
  text: ({ value, context }) => formatDatetime({ value: plainText(value), locale: context.locale }),
  render: (props) => {
    const value = plainText(props.value);
    const { locale, now } = props.context;
    const relative = formatRelative({ time: Date.parse(value), now, locale, justNow: props.context.translate('lectern.fields.justNow') });
    return timeCell({ ...props, exact: formatDatetime({ value, locale }), short: formatDayOf({ value, locale }), relative });
  },
};
