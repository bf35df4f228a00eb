export const DAY_MS = 86_400_000;

/** A pattern of `yyyy`, `MM` and `dd`, ready to be looked for. */
interface Pattern {
  readonly expression: RegExp;
  /** Its parts in the order in which they stand. */
  readonly order: readonly string[];
  readonly at: { readonly year: number; readonly month: number; readonly day: number };
  /** What stands between them: where, and its code. */
  readonly between: readonly (readonly [at: number, code: number])[];
  readonly length: number;
}

/** What a text says by a pattern: ms as if it were of UTC, and how the time stands there. */
interface Written {
  readonly local: number;
  readonly time: '' | ' ' | 'T';
  readonly hasSeconds: boolean;
}

const COLON = 58;
const patterns = new Map<string, Pattern | null>();

/** The pattern of a setting; null where it is none. */
export function patternOf(text: string): Pattern | null {
  const there = patterns.get(text);
  if (there !== undefined) return there;
  const source = text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace('yyyy', '(\\d{4})').replace('MM', '(\\d\\d?)').replace('dd', '(\\d\\d?)');
  const made = isPattern(text) ? {
    expression: new RegExp(`^${source}(?:([ T])(\\d\\d):(\\d\\d)(?::(\\d\\d))?)?$`), order: text.match(/yyyy|MM|dd/g)!, length: text.length,
    at: { year: text.indexOf('yyyy'), month: text.indexOf('MM'), day: text.indexOf('dd') },
    between: [...text].flatMap((letter, at) => (/[yMd]/.test(letter) ? [] : [[at, letter.charCodeAt(0)] as const])),
  } : null;
  patterns.set(text, made);
  return made;
}

/** Whether a text says how days are written. */
export function isPattern(text: string): boolean {
  return ['yyyy', 'MM', 'dd'].every((part) => text.split(part).length === 2) && !/[a-zA-Z0-9]/.test(text.replace(/yyyy|MM|dd/g, ''));
}

/** Reads a day by a pattern, with a time behind where there is one. */
export function byPattern(pattern: Pattern, text: string): Written | null {
  return atOnce(pattern, text, text.length) ?? slowly(pattern, text);
}

const ISO = patternOf('yyyy-MM-dd')!;

/** Whether a text is an instant as nearly everybody writes it, `2026-02-03T04:05:06.789Z`, with or without its thousandths. */
export function isPlainInstant(text: string): boolean {
  const { length } = text;
  if ((length !== 24 && length !== 20) || text[length - 1] !== 'Z' || text[10] !== 'T') return false;
  return (length === 20 || (text[19] === '.' && !Number.isNaN(digits(text, 20) + digits(text, 21)))) && atOnce(ISO, text, 19) !== null;
}

function slowly({ expression, order }: Pattern, text: string): Written | null {
  const match = expression.exec(text);
  if (!match) return null;
  const part = (name: string): number => Number(match[order.indexOf(name) + 1]);
  const [hours, minutes, seconds] = [match[5], match[6], match[7]].map((one) => Number(one ?? 0));
  const local = localTime({ year: part('yyyy'), month: part('MM'), day: part('dd'), hours, minutes, seconds });
  return Number.isNaN(local) ? null : { local, time: (match[4] ?? '') as Written['time'], hasSeconds: match[7] !== undefined };
}

/** The usual length, `03/02/2026 10:30:00`, digit by digit: a page of rows has thousands of them. Null for any other. `end`: where it ends. */
function atOnce({ at, between, length }: Pattern, text: string, end: number): Written | null {
  if (end !== length + 9 || text.charCodeAt(length + 3) !== COLON || text.charCodeAt(length + 6) !== COLON) return null;
  const time = text[length];
  if (time !== ' ' && time !== 'T') return null;
  for (const [index, code] of between) if (text.charCodeAt(index) !== code) return null;
  const year = digits(text, at.year) * 100 + digits(text, at.year + 2);
  const local = localTime({ year, month: digits(text, at.month), day: digits(text, at.day), hours: digits(text, length + 1), minutes: digits(text, length + 4), seconds: digits(text, length + 7) });
  return Number.isNaN(local) ? null : { local, time, hasSeconds: true };
}

/** Two digits; NaN where there are none. */
function digits(text: string, at: number): number {
  const [one, other] = [text.charCodeAt(at) - 48, text.charCodeAt(at + 1) - 48];
  return one >= 0 && one <= 9 && other >= 0 && other <= 9 ? one * 10 + other : Number.NaN;
}

/** Day and clock in ms as if they were of UTC; NaN for a day or a time that there is not. */
export function localTime({ year, month, day, hours = 0, minutes = 0, seconds = 0 }: { year: number; month: number; day: number; hours?: number | undefined; minutes?: number | undefined; seconds?: number | undefined }): number {
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= 31 && hours <= 23 && minutes <= 59 && seconds <= 59)) return Number.NaN;
  const { start, length } = monthOf(year, month);
  return day > length ? Number.NaN : start + (((day - 1) * 24 + hours) * 3_600 + minutes * 60 + seconds) * 1_000;
}

const months = new Map<number, { readonly start: number; readonly length: number }>();

/** When a month begins, in ms, and how many days it has. */
function monthOf(year: number, month: number): { readonly start: number; readonly length: number } {
  const there = months.get(year * 12 + month);
  if (there) return there;
  const [start, next] = [0, 1].map((more) => new Date(0).setUTCFullYear(year, month - 1 + more, 1)) as [number, number];
  const made = { start, length: (next - start) / DAY_MS };
  months.set(year * 12 + month, made);
  return made;
}

const days = new Map<number, string>();

/** `YYYY-MM-DD` of so many days after 1 January 1970. */
export function dayText(day: number): string {
  const there = days.get(day);
  if (there !== undefined) return there;
  const text = new Date(day * DAY_MS).toISOString().slice(0, 10);
  if (days.size >= 20_000) days.clear();
  days.set(day, text);
  return text;
}

/** An instant as `toISOString` writes it, with the day out of those that are known. */
export function instantText(time: number): string {
  const day = Math.floor(time / DAY_MS);
  const rest = time - day * DAY_MS;
  const milliseconds = rest % 1_000;
  return `${dayText(day)}T${two(Math.floor(rest / 3_600_000))}:${two(Math.floor(rest / 60_000) % 60)}:${two(Math.floor(rest / 1_000) % 60)}.${milliseconds < 100 ? '0' : ''}${two(milliseconds)}Z`;
}

const TWO = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

function two(number: number): string {
  return TWO[number] ?? String(number);
}

const zones = new Map<string, number>();

/** Minutes that a zone such as `+05:30` is ahead of UTC. */
export function minutesOf(zone: string): number {
  const there = zones.get(zone);
  if (there !== undefined) return there;
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(zone) ?? [];
  const made = sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
  zones.set(zone, made);
  return made;
}
