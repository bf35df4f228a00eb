import { makePortable } from '../../values/portable';

export const portable = makePortable({ write: ({ value }) => String(value), read: ({ text }) => parseDay(text), otherwise: () => ({ code: 'date' }) });

/** `2026-01-31` as it is, `31/01/2026`, `31-1-2026` and `31.1.2026` as India writes it; an instant's day. */
export function parseDay(text: string): string | undefined {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return `${iso[1]}-${two(iso[2])}-${two(iso[3])}`;
  const local = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text);
  return local ? `${local[3]}-${two(local[2])}-${two(local[1])}` : undefined;
}

function two(digits: string | undefined): string {
  return (digits ?? '').padStart(2, '0');
}
