import { folded } from '../../../schemas';

/** Languages in which months are called by names; the others count them. */
const NAMED = ['en', 'fr'];
/** Shorter beginnings are no name of a month. */
const FEWEST_LETTERS = 3;

/**
 * Splits `1 Dec 2026`, `01-December-26`, `Dec 1, 2026` or `1er déc. 2026, 9:30 am` into a day and what comes after it. A year of two digits is of this century, unless that would be too late.
 * @param last the last day, `YYYY-MM-DD`, that such a year may come to. @default any
 * @returns undefined where no day stands so
 */
export function namedDay(text: string, last: string | null = null): { readonly day: string; readonly rest: string } | undefined {
  const [, date, name, year, rest] = /^\s*(\d{1,2})(?:st|nd|rd|th|er)?[\s-]+(\p{L}+)\.?[\s,-]+(\d{4}|\d{2})(?:,?\s+(\S.*))?\s*$/u.exec(text) ?? [];
  const [, american, second, its, after] = date === undefined ? (/^\s*(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:,?\s+(\S.*))?\s*$/u.exec(text) ?? []) : [];
  const month = monthOf(name ?? american ?? '');
  const number = date ?? second;
  const of = year ?? its;
  if (month === null || number === undefined || of === undefined) return undefined;
  const inYear = (whole: string): string => `${whole}-${String(month).padStart(2, '0')}-${number.padStart(2, '0')}`;
  const isTooLate = of.length === 2 && last !== null && inYear(`20${of}`) > last;
  return { day: inYear(isTooLate ? `19${of}` : of.padStart(4, '20')), rest: (rest ?? after ?? '').trim() };
}

/** The number of the one month whose name begins so. */
function monthOf(name: string): number | null {
  const begins = folded(name);
  if (begins.length < FEWEST_LETTERS) return null;
  const found = new Set(names().filter(([name]) => name.startsWith(begins)).map(([, month]) => month));
  return found.size === 1 ? [...found][0]! : null;
}

/** Every name with its number; made once, since a file has a date in each of many rows. */
function names(): readonly (readonly [name: string, month: number])[] {
  return (known ??= NAMED.flatMap((locale) => Array.from({ length: 12 }, (_, index) => [nameOf(index + 1, locale), index + 1] as const)));
}
let known: readonly (readonly [name: string, month: number])[] | null = null;

function nameOf(month: number, locale: string): string {
  return folded(new Date(Date.UTC(2026, month - 1, 1)).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' }));
}
