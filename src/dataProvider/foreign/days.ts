import { byPattern, DAY_MS, dayText, instantText, isPlainInstant, localTime, minutesOf, patternOf } from './patterns';

/** How a platform writes days and instants. */
export type DateForm =
  | { readonly kind: 'number'; readonly unit: 1 | 1_000; readonly isText: boolean; readonly isMidnightUtc: boolean }
  | { readonly kind: 'instant'; readonly isMidnightUtc: boolean }
  | { readonly kind: 'pattern'; readonly pattern: string; readonly time: '' | ' ' | 'T'; readonly hasSeconds: boolean }
  | { readonly kind: 'parts'; readonly hasTime: boolean };

/** What days and instants are read by. */
export interface DateReading {
  /** `iso`, `ms`, `s` or a pattern. */
  readonly dates: string;
  /** Of instants that say none; null: they cannot be read. */
  readonly zone: string | null;
}

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
const ISO_INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)$/i;
const NAIVE = /^(\d{4}-\d\d-\d\d)([T ])(\d\d:\d\d)(:\d\d(?:\.\d+)?)?$/;
/** A day is one in India (part 1 §1), where nothing else is said. */
const INDIA = '+05:30';
/** Seconds since 1970 have ten digits for centuries, milliseconds thirteen. */
const LEAST_MS = 100_000_000_000;

interface Read {
  /** As the console has it; null where it cannot be read. */
  readonly value: string | null;
  readonly form: DateForm | null;
}

const UNREAD: Read = { value: null, form: null };

/** `YYYY-MM-DD` or an instant in UTC, out of whatever a platform writes. */
export function readDate({ value, type, dates, zone }: { value: unknown; type: 'date' | 'datetime' } & DateReading): Read {
  if (typeof value === 'string') return readText({ text: value.trim(), type, dates, zone });
  if (typeof value === 'number') return readNumber({ value, type, dates, zone, isText: false });
  if (Array.isArray(value)) return readParts({ parts: value, type, zone });
  return UNREAD;
}

function readText({ text, type, dates, zone }: { text: string; type: 'date' | 'datetime' } & DateReading): Read {
  const pattern = patternOf(dates);
  const written = pattern && byPattern(pattern, text);
  if (written) {
    const { local, time, hasSeconds } = written;
    return time === '' && type === 'datetime' ? UNREAD : fromClock({ local, type, zone, form: { kind: 'pattern', pattern: dates, time, hasSeconds } });
  }
  if (type === 'datetime' && isPlainInstant(text)) return { value: text, form: null };
  if (ISO_DAY.test(text)) return type === 'date' ? { value: text, form: null } : UNREAD;
  if (/^\d{10}$|^\d{12,13}$/.test(text)) return readNumber({ value: Number(text), type, dates, zone, isText: true });
  const instant = ISO_INSTANT.exec(text);
  if (instant) return fromInstant({ time: Date.parse(`${instant[1]}T${instant[2]}${instant[3]}`), type, zone, text });
  const naive = NAIVE.exec(text);
  return naive ? fromClock({ local: Date.parse(`${naive[1]}T${naive[3]}${naive[4] ?? ''}Z`), type, zone, form: { kind: 'pattern', pattern: 'yyyy-MM-dd', time: naive[2] as ' ' | 'T', hasSeconds: naive[4] !== undefined } }) : UNREAD;
}

/** A day and a time without a zone, in ms as if they were of UTC: the day is right in any zone, the instant in one that is known. */
function fromClock({ local, type, zone, form }: { local: number; type: 'date' | 'datetime'; zone: string | null; form: DateForm }): Read {
  if (Number.isNaN(local) || (type === 'datetime' && zone === null)) return UNREAD;
  return { value: type === 'date' ? dayText(Math.floor(local / DAY_MS)) : instantText(local - minutesOf(zone!) * 60_000), form };
}

function readNumber({ value, type, dates, zone, isText }: { value: number; type: 'date' | 'datetime'; isText: boolean } & DateReading): Read {
  const isSeconds = dates === 's' || (dates !== 'ms' && Math.abs(value) < LEAST_MS);
  const read = fromInstant({ time: isSeconds ? value * 1_000 : value, type, zone });
  const isMidnightUtc = (isSeconds ? value * 1_000 : value) % DAY_MS === 0;
  return read.value === null ? UNREAD : { value: read.value, form: { kind: 'number', unit: isSeconds ? 1_000 : 1, isText, isMidnightUtc } };
}

/** An instant as it is, or the day that it stands for: that of UTC where it is midnight there, else that of the zone. */
function fromInstant({ time, type, zone, text }: { time: number; type: 'date' | 'datetime'; zone: string | null; text?: string }): Read {
  if (!Number.isFinite(time) || Math.abs(time) > 8.64e15) return UNREAD;
  if (type === 'datetime') return { value: text?.endsWith('Z') && text.includes('T') ? text : instantText(time), form: null };
  const isMidnightUtc = time % DAY_MS === 0;
  return { value: dayText(Math.floor((time + (isMidnightUtc ? 0 : minutesOf(zone ?? INDIA) * 60_000)) / DAY_MS)), form: { kind: 'instant', isMidnightUtc } };
}

/** `[2026, 2, 3]` and `[2026, 2, 3, 10, 30]`, as Java writes its times. */
function readParts({ parts, type, zone }: { parts: readonly unknown[]; type: 'date' | 'datetime'; zone: string | null }): Read {
  if (parts.length < 3 || !parts.every((one) => Number.isInteger(one))) return UNREAD;
  const [year, month, day, hour = 0, minute = 0, second = 0] = parts as number[];
  if (parts.length === 3 && type === 'datetime') return UNREAD;
  return fromClock({ local: localTime({ year: year!, month: month!, day: day!, hours: hour, minutes: minute, seconds: second }), type, zone, form: { kind: 'parts', hasTime: parts.length > 3 } });
}

/** The same value in the form the platform writes it. */
export function writeDate({ value, type, form, zone }: { value: string; type: 'date' | 'datetime'; form: DateForm; zone: string | null }): unknown {
  const midnight = (isUtc: boolean): number => Date.parse(`${value}T00:00:00${isUtc ? 'Z' : (zone ?? INDIA)}`);
  const timeOf = (isUtc: boolean): number => (type === 'date' ? midnight(isUtc) : Date.parse(value));
  if (form.kind === 'number') {
    const number = Math.round(timeOf(form.isMidnightUtc) / form.unit);
    return form.isText ? String(number) : number;
  }
  if (form.kind === 'instant') return new Date(timeOf(form.isMidnightUtc)).toISOString();
  const local = type === 'date' ? `${value}T00:00:00` : new Date(Date.parse(value) + minutesOf(zone ?? INDIA) * 60_000).toISOString().slice(0, 19);
  const [day = '', clock = ''] = local.split('T');
  const [year = '', month = '', date = ''] = day.split('-');
  if (form.kind === 'parts') return [year, month, date, ...(form.hasTime ? clock.split(':') : [])].map(Number);
  const written = form.pattern.replace('yyyy', year).replace('MM', month).replace('dd', date);
  return form.time === '' ? written : `${written}${form.time}${form.hasSeconds ? clock : clock.slice(0, 5)}`;
}

/** Whether a text is a zone: `Z` or `+05:30`. */
export function isZone(text: string): boolean {
  return /^(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/.test(text);
}
