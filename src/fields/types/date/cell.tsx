import { formatDate, formatRelativeDay } from '../../values/format';
import { timeCell } from '../../cells/timeCell';
import { plainText } from '../../values/values';
import type { Cell } from '../../values/cellTypes';

export const cell: Cell = {
  text: ({ value, context }) => formatDate({ value: plainText(value), locale: context.locale }),
  render: (props) => {
    const day = plainText(props.value);
    const { locale } = props.context;
    const exact = formatDate({ value: day, locale });
    return timeCell({ ...props, exact, short: exact, relative: (now) => formatRelativeDay({ value: day, now, locale }) });
  },
};
