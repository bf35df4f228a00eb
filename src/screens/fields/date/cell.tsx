import { formatDate, formatRelative } from '../shared/format';
import type { Cell } from '../types';
import styles from '../shared/cell.module.css';

export const cell: Cell = {
  text: ({ value, context }) => formatDate({ value: String(value), locale: context.locale }),
  render: ({ value, context, isDetail }) => {
    const day = String(value);
    const { locale } = context;
    const exact = formatDate({ value: day, locale });
    const relative = formatRelative({ time: Date.parse(`${day}T00:00:00Z`), now: today(context.now), locale, isDay: true });
    return (
      <time className={styles.time} dateTime={day} title={(isDetail ? relative : exact) ?? undefined}>
        {isDetail ? exact : (relative ?? exact)}
      </time>
    );
  },
};

/** Midnight UTC of the reader's own calendar day, so that days are counted as the reader counts them. */
function today(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}
