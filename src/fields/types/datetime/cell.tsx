import { formatDatetime, formatDatetimeRead, formatDayOf, formatRelative } from '../../values/format';
import { timeCell } from '../../cells/timeCell';
import { plainText } from '../../values/values';
import type { Cell } from '../../values/cellTypes';

export const cell: Cell = {
  text: ({ value, context }) => formatDatetime({ value: plainText(value), locale: context.locale }),
  render: (props) => {
    const value = plainText(props.value);
    const { locale, translate } = props.context;
    const relative = (now: number): string | null => formatRelative({ time: Date.parse(value), now, locale, justNow: translate('lectern.fields.justNow') });
    // A page has room for the zone; a column has not.
    return timeCell({ ...props, exact: (props.isDetail ? formatDatetimeRead : formatDatetime)({ value, locale }), short: formatDayOf({ value, locale }), relative });
  },
};
