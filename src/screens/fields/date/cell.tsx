import { formatDate, formatRelativeDay } from '../shared/format';
import { timeCell } from '../shared/timeCell';
import { plainText } from '../shared/values';
import type { Cell } from '../types';

export const cell: Cell = {
  text: ({ value, context }) => formatDate({ value: plainText(value), locale: context.locale }),
  render: (props) => {
    const day = plainText(props.value);
    const { locale, now } = props.context;
    const exact = formatDate({ value: day, locale });
    return timeCell({ ...props, exact, short: exact, relative: formatRelativeDay({ value: day, now, locale }) });
  },
};
