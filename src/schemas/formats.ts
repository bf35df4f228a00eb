/** Formats that need more than a pattern. */

/** A phone number in E.164, or null. Ten digits that begin with 6 to 9 are an Indian mobile number. */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '');
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return digits;
  if (/^[6-9]\d{9}$/.test(digits)) return `+91${digits}`;
  return /^0[6-9]\d{9}$/.test(digits) ? `+91${digits.slice(1)}` : null;
}

/** True for a zone this runtime knows, for example `Asia/Kolkata`. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return /^[A-Z]/.test(zone);
  } catch {
    return false;
  }
}

/** True for a well-formed BCP 47 tag in its canonical spelling, for example `en`, `pt-BR`. */
export function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

/** True for a day of the calendar, from `0001-01-01` on: a year nought is none, and the database has none either. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** True unless the text holds what no text of the database can: NUL, or half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
