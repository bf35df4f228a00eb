import { makePortable } from '../../values/portable';

export const portable = makePortable({ write: ({ value }) => String(value), read: ({ text }) => parseTime(text), otherwise: () => ({ code: 'time' }) });

/** `09:30`, `9.30`, `9:30 pm`, `21:30:00`; undefined where it is no time of day. */
export function parseTime(text: string): string | undefined {
  const parts = /^\s*(\d{1,2})[:.](\d{2})(?::\d{2})?\s*(am|pm)?\s*$/i.exec(text);
  if (!parts) return undefined;
  const half = parts[3]?.toLowerCase();
  const hour = half ? (Number(parts[1]) % 12) + (half === 'pm' ? 12 : 0) : Number(parts[1]);
  return `${String(hour).padStart(2, '0')}:${parts[2]}`;
}
