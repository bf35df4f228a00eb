import { makePortable } from '../../values/portable';
import { parseTime } from '../time/portable';
import { namedDay } from './monthNames';

export const portable = makePortable({ write: ({ value }) => String(value), read: ({ text }) => parseDay(text), otherwise: () => ({ code: 'date' }) });

/** `2026-01-31` as it is, `31/01/2026`, `31-1-2026` and `31.1.2026` as India and France write it, `2026/1/31` and `2026年1月31日` as China and Japan do, `31 Jan 2026` as screens show it; an instant's day. */
export function parseDay(text: string): string | undefined {
  const iso = /^\s*(\d{4})[-/.年]\s*(\d{1,2})[-/.月]\s*(\d{1,2})日?(?:[T ].*)?$/.exec(text);
  if (iso) return `${iso[1]}-${two(iso[2])}-${two(iso[3])}`;
  const local = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text);
  if (local) return `${local[3]}-${two(local[2])}-${two(local[1])}`;
  const named = namedDay(text);
  return named && (named.rest === '' || parseTime(named.rest)) ? named.day : undefined;
}

function two(digits: string | undefined): string {
  return (digits ?? '').padStart(2, '0');
}
