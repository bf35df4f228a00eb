import { formatDatetimeZoned } from '../../values/format';
import { boundsOf } from '../../controls/bounds';
import { textInput } from '../../controls/TextControl';

/** An instant, shown and taken in the reader's own time zone, to the minute; below it as the language writes it, with the zone. */
export const input = textInput({
  type: 'datetime-local',
  show: toLocal,
  take: fromLocal,
  bounds: ({ field, context }) => boundsOf({ field, now: context.now, show: toLocal }),
  reading: ({ value, locale }) => (toLocal(value) === '' ? null : formatDatetimeZoned({ value: String(value), locale })),
});

/** `2026-01-31T04:00:00.000Z` → `2026-01-31T09:30` in India. */
export function toLocal(value: unknown): string {
  const date = typeof value === 'string' ? new Date(value) : null;
  if (!date || Number.isNaN(date.getTime())) return '';
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

export function fromLocal(text: string): string | null {
  const date = text === '' ? null : new Date(text);
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}
