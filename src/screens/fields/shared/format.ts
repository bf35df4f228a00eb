/** Formatters of `Intl` are slow to make and quick to use: one of each kind a language. */
const made = new Map<string, unknown>();

function once<T>(key: string, make: () => T): T {
  const known = made.get(key) as T | undefined;
  if (known !== undefined) return known;
  const value = make();
  made.set(key, value);
  return value;
}

/** An amount, always in rupees, written as the language writes amounts: ₹1,20,000.00 in India's English, 120 000,00 ₹ in French. */
export function formatMoney(input: { value: number; locale: string }): string {
  return once(`money ${input.locale}`, () => new Intl.NumberFormat(input.locale, { style: 'currency', currency: 'INR', currencyDisplay: 'narrowSymbol' })).format(input.value);
}

export function formatNumber(input: { value: number; locale: string; decimals: number }): string {
  const { locale, decimals } = input;
  return once(`number ${locale} ${decimals}`, () => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals })).format(input.value);
}

/** Whole minutes as hours and minutes: `1 h 30 min`. */
export function formatDuration(input: { minutes: number; locale: string }): string {
  const hours = Math.floor(input.minutes / 60);
  const minutes = input.minutes % 60;
  const unit = (value: number, name: 'hour' | 'minute') =>
    once(`${name} ${input.locale}`, () => new Intl.NumberFormat(input.locale, { style: 'unit', unit: name, unitDisplay: 'short' })).format(value);
  if (hours === 0) return unit(minutes, 'minute');
  return minutes === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`;
}

/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export function formatDate(input: { value: string; locale: string }): string {
  const date = new Date(`${input.value}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? input.value : dayFormat(input.locale, 'UTC').format(date);
}

/** An instant in the reader's own time zone, to the minute. */
export function formatDatetime(input: { value: string; locale: string }): string {
  const date = new Date(input.value);
  if (Number.isNaN(date.getTime())) return input.value;
  return once(`datetime ${input.locale}`, () => new Intl.DateTimeFormat(input.locale, { dateStyle: 'medium', timeStyle: 'short' })).format(date);
}

/** The day of an instant in the reader's own time zone. */
export function formatDayOf(input: { value: string; locale: string }): string {
  const date = new Date(input.value);
  return Number.isNaN(date.getTime()) ? input.value : dayFormat(input.locale).format(date);
}

/** `HH:mm` as the language writes it. */
export function formatTime(input: { value: string; locale: string }): string {
  const date = new Date(`1970-01-01T${input.value}Z`);
  if (Number.isNaN(date.getTime())) return input.value;
  return once(`time ${input.locale}`, () => new Intl.DateTimeFormat(input.locale, { timeStyle: 'short', timeZone: 'UTC' })).format(date);
}

/** `3 hours ago`, `in 12 days`, within a minute `justNow`; nothing past a month, where a date says more. */
export function formatRelative(input: { time: number; now: number; locale: string; justNow: string; isDay?: boolean }): string | null {
  const seconds = (input.time - input.now) / 1000;
  const format = relativeFormat(input.locale);
  const size = Math.abs(seconds);
  if (size > 30 * DAY) return null;
  if (input.isDay || size >= DAY) return format.format(Math.trunc(seconds / DAY), 'day');
  if (size >= HOUR) return format.format(Math.trunc(seconds / HOUR), 'hour');
  if (size >= MINUTE) return format.format(Math.trunc(seconds / MINUTE), 'minute');
  return input.justNow;
}

/**
 * How far away a deadline is: `in 3 days`, `yesterday`, on its own day `in 5 hours`; null past two weeks, where the date
 * says more. Days are counted by the reader's calendar, so that tomorrow is tomorrow even in the evening.
 */
export function formatDeadline(input: { value: string; now: number; locale: string; justNow: string }): string | null {
  const isDay = input.value.length === DAY_LENGTH;
  const time = isDay ? localDay(input.value) : Date.parse(input.value);
  if (Number.isNaN(time)) return null;
  const days = Math.round((startOfDay(time) - startOfDay(input.now)) / (DAY * 1000));
  if (Math.abs(days) > DEADLINE_DAYS) return null;
  if (days !== 0 || isDay) return relativeFormat(input.locale).format(days, 'day');
  return formatRelative({ time, now: input.now, locale: input.locale, justNow: input.justNow });
}

/** A language's own name for a language, region or other code; the code where it knows none. */
export function formatLanguage(input: { code: string; locale: string }): string {
  try {
    return once(`languages ${input.locale}`, () => new Intl.DisplayNames(input.locale, { type: 'language' })).of(input.code) ?? input.code;
  } catch {
    return input.code;
  }
}

/** `Asia/Kolkata` → `Asia/Kolkata (GMT+5:30)`. */
export function formatTimeZone(input: { zone: string; locale: string }): string {
  return once(`zone ${input.zone} ${input.locale}`, () => {
    try {
      const parts = new Intl.DateTimeFormat(input.locale, { timeZone: input.zone, timeZoneName: 'shortOffset' }).formatToParts(new Date());
      const offset = parts.find((part) => part.type === 'timeZoneName')?.value;
      return `${input.zone.replaceAll('_', ' ')}${offset ? ` (${offset})` : ''}`;
    } catch {
      return input.zone;
    }
  });
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
/** Either way a deadline is near. */
const DEADLINE_DAYS = 14;
/** Of `YYYY-MM-DD`. */
const DAY_LENGTH = 10;

function relativeFormat(locale: string): Intl.RelativeTimeFormat {
  return once(`relative ${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** Midnight of a calendar day by the reader's clock; NaN for no day. */
function localDay(value: string): number {
  return new Date(`${value}T00:00:00`).getTime();
}

function dayFormat(locale: string, timeZone?: string): Intl.DateTimeFormat {
  return once(`day ${locale} ${timeZone ?? ''}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...(timeZone ? { timeZone } : {}) }));
}
