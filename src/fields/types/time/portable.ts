import { makePortable } from '../../values/portable';

export const portable = makePortable({ write: ({ value }) => String(value), read: ({ text }) => parseTime(text), otherwise: () => ({ code: 'time' }) });

/**
 * A time of day as people write it: `09:30`, `9.30`, `9:30 pm`, `9 p.m.`, `21:30:00`, `9h30`, `21 h`, `下午9点30分`, `午後9時`. An hour alone is one only where
 * something says that it is an hour.
 * @returns `21:30`; undefined where it is no time of day
 */
export function parseTime(text: string): string | undefined {
  const [, hour, minute, half] = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*(am|pm)?$/.exec(inOneWay(text)) ?? [];
  if (hour === undefined || (minute ?? half) === undefined || Number(minute ?? 0) > 59 || Number(hour) > (half === 'am' ? 12 : 23)) return undefined;
  const hours = half === undefined || Number(hour) > 12 ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
}

/** With a colon and `am` or `pm`, whichever language it is written in. */
function inOneWay(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
    .replace(/([ap])\.m\.$/, '$1m')
    .replace(/^(?:上午|午前)\s*(.+)$/, '$1 am')
    .replace(/^(?:下午|午後)\s*(.+)$/, '$1 pm')
    .replace(/\s*(?:h|時|时|点|點)(?:\s*(\d{2})\s*(?:分|min)?)?(?=$|\s)/, (_, minute: string | undefined) => `:${minute ?? '00'}`);
}
