import { formatDate, formatRelative } from '../shared/format';
import { timeCell } from '../shared/timeCell';
import type { Cell } from '../types';

export const cell: Cell = {
  text: ({ value, context }) => formatDate({ value: String(value), locale: context.locale }),
  render: (props) => {
    const day = String(props.value);
    const { locale, now } = props.context;
    const exact = formatDate({ value: day, locale });
    const relative = formatRelative({ time: Date.parse(`${day}T00:00:00Z`), now: today(now), locale, justNow: '', isDay: true });
    return timeCell({ ...props, exact, short: exact, relative });
  },
};

/** Midnight UTC of the reader's own calendar day, so that days are counted as the reader counts them. */
function today(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}
