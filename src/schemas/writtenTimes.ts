/** Formatters of `Intl` are slow to make and quick to use: one of each kind a language. */
const made = new Map<string, unknown>();

/** What is kept under the key, made where nobody has asked for it yet. */
export function once<T>(key: string, make: () => T): T {
  const known = made.get(key) as T | undefined;
  if (known !== undefined) return known;
  const value = make();
  made.set(key, value);
  return value;
}

interface Written {
  readonly value: string;
  readonly locale: string;
}

/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export function formatDate({ value, locale }: Written): string {
  return inWords({ value, locale, at: `${value}T00:00:00Z`, how: { dateStyle: 'medium', timeZone: 'UTC' } });
}

/** An instant in the reader's own time zone, to the minute. */
export function formatDatetime({ value, locale }: Written): string {
  return inWords({ value, locale, at: value, how: { dateStyle: 'medium', timeStyle: 'short' } });
}

/** The same with the zone it is told in: `31 Jan 2026, 9:30 am IST`. */
export function formatDatetimeZoned({ value, locale }: Written): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const zone = once(`zoned ${locale}`, () => new Intl.DateTimeFormat(locale, { timeZoneName: 'short' })).formatToParts(date).find((part) => part.type === 'timeZoneName')?.value;
  return `${formatDatetime({ value, locale })} ${zone ?? ''}`.trim();
}

/** For whoever reads it: with its zone where the reader's clocks are not India's. */
export function formatDatetimeRead(written: Written): string {
  return new Date(written.value).getTimezoneOffset() === INDIA_MINUTES ? formatDatetime(written) : formatDatetimeZoned(written);
}

const INDIA_MINUTES = -330;

/** The day of an instant in the reader's own time zone. */
export function formatDayOf({ value, locale }: Written): string {
  return inWords({ value, locale, at: value, how: { dateStyle: 'medium' } });
}

/** `HH:mm` as the language writes it. */
export function formatTime({ value, locale }: Written): string {
  return inWords({ value, locale, at: `1970-01-01T${value}Z`, how: { timeStyle: 'short', timeZone: 'UTC' } });
}

/** What is no time stays as it is. */
function inWords({ value, locale, at, how }: Written & { readonly at: string; readonly how: Intl.DateTimeFormatOptions }): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? value : once(locale + JSON.stringify(how), () => new Intl.DateTimeFormat(locale, how)).format(date);
}
