import { namedDay } from '../date/monthNames';
import { parseDay } from '../date/portable';
import { makePortable } from '../../values/portable';
import { parseTime } from '../time/portable';

/** An instant in UTC; without a zone it is read in the reader's own. */
export const portable = makePortable({ write: ({ value }) => String(value), read: ({ text }) => parseInstant(text), otherwise: () => ({ code: 'datetime' }) });

function parseInstant(text: string): string | undefined {
  const trimmed = text.trim();
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(trimmed) && /^\d{4}-\d{2}-\d{2}T/.test(trimmed)) return toIso(new Date(trimmed));
  const named = namedDay(trimmed);
  const [dayText = '', ...words] = trimmed.split(/[T\s]+/);
  const day = named?.day ?? parseDay(dayText);
  const rest = named?.rest ?? words.join(' ');
  const time = rest === '' ? '00:00' : parseTime(rest);
  return day && time ? toIso(new Date(`${day}T${time}`)) : undefined;
}

function toIso(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
