import { limitsOf, narrow, type Field } from '../../../schemas';
import { makePortable } from '../../values/portable';
import { parseTime } from '../time/portable';
import { namedDay } from './monthNames';

export const portable = makePortable({ write: ({ value }) => String(value), read: ({ text, field, context }) => parseDay(text, lastShortYear({ field, now: context.now })), otherwise: () => ({ code: 'date' }) });

/**
 * `2026-01-31` as it is, `31/01/2026`, `31-1-2026` and `31.1.2026` as India and France write it, `2026/1/31` and `2026年1月31日` as China and Japan do, `31 Jan 2026` as screens show it; an instant's day. What stands behind a day
 * is an hour or the name of its weekday, and no second day. Wide digits are digits. @param last see `namedDay`
 */
export function parseDay(written: string, last: string | null = null): string | undefined {
  const text = narrow(written);
  const iso = /^\s*(\d{4})[-/.年]\s*(\d{1,2})[-/.月]\s*(\d{1,2})日?(?:[T ](.*))?$/.exec(text);
  if (iso) return !isBehindDay(iso[4]) ? undefined : `${iso[1]}-${two(iso[2])}-${two(iso[3])}`;
  const local = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text);
  if (local) return `${local[3]}-${two(local[2])}-${two(local[1])}`;
  const named = namedDay(text, last);
  return named && (named.rest === '' || parseTime(named.rest)) ? named.day : undefined;
}

/** The last day that a year of two digits may come to: the last that its field takes, and none that is further away than plans are made. */
export function lastShortYear({ field, now }: { readonly field: Pick<Field, 'type' | 'earliest' | 'latest'>; readonly now: number }): string {
  const { last } = limitsOf(field, { now: new Date(now).toISOString() });
  const far = `${new Date(now).getUTCFullYear() + YEARS_AHEAD}-12-31`;
  return last !== null && last < far ? last.slice(0, far.length) : far;
}

const YEARS_AHEAD = 20;

function isBehindDay(rest = ''): boolean {
  const text = rest.trim().normalize('NFKC');
  return text === '' || parseTime(text) !== undefined || /^\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/i.test(text) || /^\(\p{L}{1,9}\.?\)$/u.test(text);
}

function two(digits: string | undefined): string {
  return (digits ?? '').padStart(2, '0');
}
