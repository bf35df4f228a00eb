import type { Field } from '../../schemas';
import { formatDuration } from './format';

interface LastingInput {
  readonly field: Pick<Field, 'type' | 'after'>;
  /** The instant of the field that this one comes after. */
  readonly from: unknown;
  readonly to: unknown;
  readonly locale: string;
}

/** How long it is from what begins to what ends: `1 hr 30 min`, from two days on in whole days; null of what is no such pair, or the wrong way round. */
export function lastingText({ field, from, to, locale }: LastingInput): string | null {
  if (field.type !== 'datetime' || field.after === null || typeof from !== 'string' || typeof to !== 'string') return null;
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
  if (!(minutes > 0)) return null;
  if (minutes < 2 * DAY) return formatDuration({ minutes, locale });
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(Math.round(minutes / DAY));
}

/** In minutes. */
const DAY = 1_440;
