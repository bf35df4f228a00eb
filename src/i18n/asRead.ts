import { formatDate, formatDatetimeRead, formatTime } from '../schemas/writtenTimes';
import { intlLocale } from './locales';

/**
 * What a sentence is filled in with, as its reader writes it: numbers with the marks of the language, to be counted by as before; an
 * instant, `2026-11-30T10:15:00.000Z`, by the reader's clock, with its zone where that is not India's; a day and times of day, `2026-11-30`
 * and `09:30`, where they are called `day`, `from` and `to`, so that no text of people's own is taken for one.
 */
export function asRead(options: object, locale: string): object {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, written(name, value, intlLocale(locale))]));
}

function written(name: string, value: unknown, locale: string): unknown {
  if (typeof value === 'number') return value > 999 || value % 1 !== 0 ? Object.assign(Object(value) as object, { toString: () => value.toLocaleString(locale, { maximumFractionDigits: 20 }) }) : value;
  if (typeof value !== 'string') return value;
  const said = { value, locale };
  const isMoment = /^(day|from|to)$/.test(name);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDatetimeRead(said);
  if (isMoment && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(said);
  return isMoment && /^\d\d:\d\d$/.test(value) ? formatTime(said) : value;
}
