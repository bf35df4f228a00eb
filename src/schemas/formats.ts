import { narrow } from './tidy';

/** Formats that need more than a pattern. */

/**
 * A phone number in E.164, or null: with its country's prefix, or as India writes its own, `98765 43210`, `0484 2345678`,
 * `919876543210`, in the digits of any width.
 */
export function parsePhone(text: string): string | null {
  const bare = narrow(text).replace(/^tel:/i, '').replace(/[\u2010-\u2015\u2212]/g, '-').replace(/^(\+\d{1,3})[\s.-]*\(0\)/, '$1').replace(/[\s()./-]/g, '');
  const digits = bare.replace(/^00(?=[1-9])/, '+');
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return digits;
  if (/^[6-9]\d{9}$/.test(digits)) return `+91${digits}`;
  if (/^91[6-9]\d{9}$/.test(digits)) return `+${digits}`;
  return /^0[1-9]\d{9}$/.test(digits) ? `+91${digits.slice(1)}` : null;
}

/** Prefixes of countries of one and of two digits (ITU-T E.164); all others have three. */
const COUNTRY = /^\+(?=\d{6,15}$)([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * A number in E.164 as it is read, on screen and in files: `+919876543210` → `+91 98765 43210`, `+33612345678` → `+33 612345678`. Behind
 * the prefix of its country it is no amount to any spreadsheet; the rest is in no groups, which each country has of its own.
 */
export function formatPhone(value: string): string {
  return value.replace(COUNTRY, '$& ').replace(/^(\+91 \d{5})(\d{5})$/, '$1 $2');
}

/**
 * What is looked for among stored numbers where a text is a phone number as people write it, `63000-18870`, `063000 18870`,
 * `0091 63000 18870`: its digits without the country's prefix of India. Null where the text is no number, or is looked for as it stands.
 */
export function searchedPhone(text: string): string | null {
  return /^[1-9]\d*$/.test(text.trim()) ? null : (parsePhone(text)?.replace(/^\+(91)?/, '') ?? null);
}

/**
 * True for a zone that is called by its place, for example `Asia/Kolkata`, and known to this runtime and to databases alike: an abbreviation is India's
 * here and Israel's there, an offset goes the other way, and some names have been given up.
 */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return PLACE.test(zone);
  } catch {
    return false;
  }
}

const PLACE = /^(?!SystemV|.*(Pacific-New|East-Sask))([A-Z]\w*\/|UTC$|GMT$)/;

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
