import type { ReactNode } from 'react';
import type { CellProps } from '../values/cellTypes';
import styles from './cell.module.css';
import { formatDeadline } from '../values/format';
import { plainText } from '../values/values';
import { useByNow } from './useByNow';

interface DateWords extends CellProps {
  /** The date in full. */
  readonly exact: string;
  /** The date as a list shows it where it is too far away to be told by that. */
  readonly short: string;
  /** How far away it is; null where the date says more. */
  readonly relative: (now: number) => string | null;
}

/**
 * A date or an instant: in a list by how far away it is, with the date in full behind it, on a record's page the other
 * way round. A deadline is told by both there, since how far away it is is what matters. On paper, and where it says so, it is the date alone.
 */
export function timeCell(words: DateWords): ReactNode {
  const { value, context, exact } = words;
  return context.isPrinted || words.field.shownAs === 'exact' ? <time className={styles.time} dateTime={plainText(value)}>{exact}</time> : <TimeCell {...words} />;
}

function TimeCell(words: DateWords): ReactNode {
  return drawTime({ ...words, distance: useByNow(() => distanceOf(words)) });
}
// What stands where nothing tells the time.
TimeCell.still = (words: DateWords): ReactNode => drawTime({ ...words, distance: distanceOf(words) });

/** How far away it is; null where the date says more. */
function distanceOf({ field, value, context, relative }: DateWords): string | null {
  const isDeadline = field.shownAs === 'deadline';
  return isDeadline ? formatDeadline({ value: plainText(value), now: context.now, locale: context.locale, justNow: context.translate('lectern.fields.justNow') }) : relative(context.now);
}

function drawTime({ field, value, isDetail, exact, short, distance }: DateWords & { readonly distance: string | null }): ReactNode {
  const isBoth = isDetail && field.shownAs === 'deadline' && distance !== null;
  // On paper the style sheet sets the date in its place: also where no list hears of the printing.
  const isApart = !isDetail && distance !== null;
  return (
    <time className={styles.time} dateTime={plainText(value)} title={(isDetail && !isBoth ? distance : exact) ?? undefined} data-apart={isApart || undefined}>
      {isBoth ? `${distance} · ${exact}` : isDetail ? exact : (distance ?? short)}
    </time>
  );
}
