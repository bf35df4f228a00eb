import { formatDatetime, formatDayOf, formatRelative } from '../shared/format';
import type { Cell } from '../types';
import styles from '../shared/cell.module.css';

export const cell: Cell = {
  text: ({ value, context }) => formatDatetime({ value: String(value), locale: context.locale }),
  render: ({ value, context, isDetail }) => {
    const instant = String(value);
    const { locale, now } = context;
    const exact = formatDatetime({ value: instant, locale });
    const relative = formatRelative({ time: Date.parse(instant), now, locale });
    return (
      <time className={styles.time} dateTime={instant} title={(isDetail ? relative : exact) ?? undefined}>
        {isDetail ? exact : (relative ?? formatDayOf({ value: instant, locale }))}
      </time>
    );
  },
};
