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
