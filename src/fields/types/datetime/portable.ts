import { isDay, narrow, type Field } from '../../../schemas';
import { namedDay } from '../date/monthNames';
import { lastShortYear, parseDay } from '../date/portable';
import { makePortable } from '../../values/portable';
import { parseTime } from '../time/portable';

/** An instant in UTC; without a zone it is read in the reader's own, and without an hour as the field means days. */
export const portable = makePortable({ write: ({ value }) => String(value), read: ({ text, field, context }) => parseInstant({ text, field, last: lastShortYear({ field, now: context.now }) }), otherwise: () => ({ code: 'datetime' }) });

function parseInstant({ text, field, last }: { readonly text: string; readonly field: Field; readonly last: string }): string | undefined {
  const trimmed = narrow(text).trim();
  // Of a day that is none JavaScript makes one of the next month.
  if (isWhole(trimmed)) return isDay(trimmed.slice(0, 10)) ? toIso(new Date(trimmed)) : undefined;
  const { day, rest } = partsOf(trimmed, last);
  const time = rest === '' ? hourOfDays(field) : parseTime(rest);
  return day && isDay(day) && time ? toIso(new Date(`${day}T${time}`)) : undefined;
}

/** A day that names its hour and its zone. */
function isWhole(text: string): boolean {
  return /(Z|[+-]\d{2}:?\d{2})$/.test(text) && /^\d{4}-\d{2}-\d{2}T/.test(text);
}

function partsOf(text: string, last: string | null = null): { readonly day: string | undefined; readonly rest: string } {
  const named = namedDay(text, last);
  const [dayText = '', ...words] = text.split(/[T\s]+/);
  return { day: named?.day ?? parseDay(dayText), rest: named?.rest ?? words.join(' ') };
}

/** What a day without an hour stands for, `HH:mm`: its last minute where the field ends what another begins, else its first. */
export function hourOfDays({ after }: Pick<Field, 'after'>): string {
  return after === null ? '00:00' : '23:59';
}

/** Whether a text is a day without an hour. */
export function isWithoutHour(text: string): boolean {
  const trimmed = narrow(text).trim();
  const { day, rest } = partsOf(trimmed);
  return !isWhole(trimmed) && day !== undefined && rest === '';
}

function toIso(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
