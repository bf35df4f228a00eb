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
  const isMoment = /^(day|from|to)$/.test(name);
  const say = (at: string, how: Intl.DateTimeFormatOptions): string => new Date(at).toLocaleString(locale, how);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return say(value, { dateStyle: 'medium', timeStyle: 'short' }) + zoneOf(new Date(value), locale);
  if (isMoment && /^\d{4}-\d\d-\d\d$/.test(value)) return say(value, { dateStyle: 'medium', timeZone: 'UTC' });
  return isMoment && /^\d\d:\d\d$/.test(value) ? say(`1970-01-01T${value}Z`, { timeStyle: 'short', timeZone: 'UTC' }) : value;
}

/** The name of the reader's zone, behind a space; nothing where its clocks are India's. */
function zoneOf(at: Date, locale: string): string {
  return at.getTimezoneOffset() === -330 ? '' : ` ${new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }).formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value}`;
}
