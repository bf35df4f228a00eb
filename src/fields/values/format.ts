import { dayInIndia } from '../../schemas';
import { formatDate, once } from '../../schemas/writtenTimes';

export { formatMoney } from '../../schemas/writtenMoney';
export { formatDate, formatDatetime, formatDatetimeRead, formatDatetimeZoned, formatDayOf, formatTime } from '../../schemas/writtenTimes';

/**
 * How a large amount is said: `1.5 lakh`, `2 crore`, `15万`; `≈ 1.23 lakh` where that is not all of it. Null below a lakh.
 */
export function formatLarge(input: { value: number; locale: string; translate: (key: string, params: Readonly<Record<string, unknown>>) => string }): string | null {
  const { value, locale, translate } = input;
  const size = Math.abs(value);
  if (!(size >= LAKH) || size === Infinity) return null;
  const [greater, lesser] = /^(zh|ja)/.test(locale) ? [100_000_000, 10_000] : [CRORE, LAKH];
  const unit = size >= greater ? greater : lesser;
  const count = Math.round((size / unit) * 100) / 100;
  const words = translate(`lectern.fields.large.${unit === greater ? 'greater' : 'lesser'}`, { amount: formatNumber({ value: Math.sign(value) * count, locale, decimals: 2 }), smart_count: Math.floor(count) });
  return Math.abs(count * unit - size) < 0.001 ? words : `≈ ${words}`;
}

const LAKH = 100_000;
const CRORE = 10_000_000;

export function formatNumber(input: { value: number; locale: string; decimals: number }): string {
  const { locale, decimals } = input;
  return once(`number ${locale} ${decimals}`, () => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals })).format(input.value);
}

/** A number of percent with the sign as the language sets it: `75%`, in French `75 %` with a space that does not break. */
export function formatPercent(input: { value: number; locale: string; decimals: number }): string {
  const parts = once(`percent ${input.locale}`, () => new Intl.NumberFormat(input.locale, { style: 'percent' }).formatToParts(0));
  return parts.map((part) => (part.type === 'integer' ? formatNumber(input) : part.value)).join('');
}

/** Whole minutes as hours and minutes: `1 h 30 min`. */
export function formatDuration(input: { minutes: number; locale: string }): string {
  const hours = Math.trunc(input.minutes / 60);
  const minutes = input.minutes % 60;
  const unit = (value: number, name: 'hour' | 'minute') =>
    once(`${name} ${input.locale}`, () => new Intl.NumberFormat(input.locale, { style: 'unit', unit: name, unitDisplay: 'short' })).format(value);
  if (hours === 0) return unit(minutes, 'minute');
  return minutes === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`;
}

/** The longest that a calendar day is in a language. */
export function longestDay(locale: string): string {
  const days = Array.from({ length: 12 }, (_, month) => formatDate({ value: `2028-${String(month + 1).padStart(2, '0')}-28`, locale }));
  return days.reduce((longest, day) => (day.length > longest.length ? day : longest));
}

/**
 * `3 hours ago`, `in 12 days`, within a minute `justNow`; null past a month, where a date says more, and for what is no
 * time. Days are those of the reader's calendar: what was last night is yesterday, what was two nights ago is not.
 */
export function formatRelative(input: { time: number; now: number; locale: string; justNow: string }): string | null {
  const { time, now, locale, justNow } = input;
  const seconds = (time - now) / 1000;
  const days = daysBetween(now, time);
  if (Number.isNaN(days) || Math.abs(days) > MONTH_DAYS) return null;
  const size = Math.abs(seconds);
  if (size < MINUTE) return justNow;
  if (size < HOUR) return relativeText({ value: Math.trunc(seconds / MINUTE), unit: 'minute', locale });
  return days === 0 ? relativeText({ value: Math.trunc(seconds / HOUR), unit: 'hour', locale }) : relativeText({ value: days, unit: 'day', locale });
}

/** The same of a calendar day, `YYYY-MM-DD`: `today`, `tomorrow`, `3 days ago`. */
export function formatRelativeDay(input: { value: string; now: number; locale: string }): string | null {
  const days = daysUntil(input.value, input.now);
  return Number.isNaN(days) || Math.abs(days) > MONTH_DAYS ? null : relativeText({ value: days, unit: 'day', locale: input.locale });
}

/**
 * How far away a deadline is: `in 3 days`, `yesterday`, on its own day `in 5 hours`; null past two weeks, where the date
 * says more. An instant's days are counted by the reader's calendar, so that tomorrow is tomorrow even in the evening; a day without a clock has come when conditions say so.
 */
export function formatDeadline(input: { value: string; now: number; locale: string; justNow: string }): string | null {
  const { value, now, locale } = input;
  const isDay = isDayText(value);
  const days = isDay ? daysUntil(value, now) : daysBetween(now, Date.parse(value));
  if (Number.isNaN(days) || Math.abs(days) > DEADLINE_DAYS) return null;
  if (days !== 0 || isDay) return relativeText({ value: days, unit: 'day', locale });
  return formatRelative({ time: Date.parse(value), now, locale, justNow: input.justNow });
}

/** The name of a language; the code of one that neither the browser nor we know. */
export function formatLanguage({ code, locale }: { code: string; locale: string }): string {
  const ours = LANGUAGES[code]?.[locale.split('-')[0]!];
  if (ours !== undefined) return ours;
  try {
    return once(`languages ${locale}`, () => new Intl.DisplayNames(locale, { type: 'language' })).of(code) ?? code;
  } catch {
    return code;
  }
}

/** What else a language is looked for by: its code, its English name and its own. */
export function otherNamesOfLanguage({ code }: { code: string }): string {
  return [code, ...['en', code].map((locale) => formatLanguage({ code, locale }))].join(' ');
}

/** Languages of India that browsers have no name for; and the one whose English name here is another. */
const LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bn: { en: 'Bengali' },
  brx: { en: 'Bodo', fr: 'bodo', zh: '博多语', ja: 'ボド語' },
  ks: { en: 'Kashmiri', fr: 'cachemiri', zh: '克什米尔语', ja: 'カシミール語' },
  sat: { en: 'Santali', fr: 'santali', zh: '桑塔利语', ja: 'サンターリー語' },
  tcy: { en: 'Tulu', fr: 'toulou', zh: '图卢语', ja: 'トゥル語' },
  raj: { en: 'Rajasthani', fr: 'rajasthani', zh: '拉贾斯坦语', ja: 'ラージャスターン語' },
};

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
const MS_OF_DAY = 86_400_000;
/** Either way a date is told by how far away it is. */
const MONTH_DAYS = 30;
/** Either way a deadline is near. */
const DEADLINE_DAYS = 14;

/** Japanese sets a number and its unit without the blank that Unicode's data has between them. */
function relativeText({ value, unit, locale }: { value: number; unit: 'minute' | 'hour' | 'day'; locale: string }): string {
  const text = once(`relative ${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(value, unit);
  return locale.startsWith('ja') ? text.replaceAll(' ', '') : text;
}

/** Midnights of the reader's calendar between two times; NaN where one of them is none. */
function daysBetween(from: number, to: number): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / MS_OF_DAY);
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

function isDayText(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** Days until a calendar day, by the calendar that says whether it has come; NaN for what is none. */
function daysUntil(value: string, now: number): number {
  return isDayText(value) ? (Date.parse(value) - Date.parse(dayInIndia(new Date(now).toISOString(), 0))) / MS_OF_DAY : Number.NaN;
}
