import { SSF } from 'xlsx';
import { readNumber } from '../../schemas/readNumber';
import { sheetFormatFor, shownBy } from './sheetFormat';

/**
 * What is read of a number that a spreadsheet keeps: as numbers are written, `1250.5`; a share as `15%`; a day, an hour or both as `2026-01-31 09:30`;
 * the words that its format shows in place of it. Where a sign that it shows besides makes no number of it, as `5‰`, it stands there too.
 */
export function numberText({ number, format, isFrom1904 }: { readonly number: number; readonly format: string; readonly isFrom1904: boolean }): string {
  const { kind, signs, words, factor } = sheetFormatFor({ format, number });
  if (kind === 'moment') return momentText({ serial: number, signs, isFrom1904 });
  if (kind === 'words') return shownBy({ format, number }) ?? plain(number);
  // A share of 15 % is kept as 0.15; where a format only writes the sign, as 15.
  const shares = `${'%'.repeat(Math.round(Math.log10(factor) / 2))}${words.replace(/[^%‰]/g, '')}`;
  return `${plain(number * (factor === 1 ? scaleOf({ number, format, words }) : factor))}${shares}`;
}

/** Words by which a format says that a number stands for so many times as much; letters alone may mean something else, as `Cr` a credit. */
const SCALE = /lakhs?|lacs?|crores?|thousand|mille|लाख|करोड़|करोड़|[千万萬億亿]/i;

/** How many times as much as it keeps a cell says: `1.5 lakh` may be kept as 1.5, and, where the format divides, as 150000. */
function scaleOf({ number, format, words }: { readonly number: number; readonly format: string; readonly words: string }): number {
  if (!SCALE.test(words)) return 1;
  const reading = readNumber({ text: shownBy({ format, number }) ?? '', locale: 'en', unit: '₹' });
  const places = reading.kind === 'number' ? Math.round(Math.log10(reading.value / number)) : 0;
  return places >= 3 ? 10 ** places : 1;
}

/** A whole number as its format shows it, where that is made of digits and of texts: `00123`, `+91 9876543210`; null where it is as it is kept. For what is no number, a code or a telephone. */
export function shownDigits({ number, format }: { readonly number: number; readonly format: string }): string | null {
  const { kind, signs } = sheetFormatFor({ format, number });
  const shown = kind === 'number' && Number.isInteger(number) && /0/.test(signs) && /^[0#?()+\-\s]+$/.test(signs) ? shownBy({ format, number }) : null;
  return shown === plain(number) ? null : shown;
}

/** Without what reckoning with binary fractions leaves over. */
function plain(number: number): string {
  return String(Number(number.toPrecision(15)));
}

/** A day, a time of day, or both, by the number of days that a spreadsheet keeps for it; hours beyond a day where its format counts them on. */
function momentText({ serial, signs, isFrom1904 }: { readonly serial: number; readonly signs: string; readonly isFrom1904: boolean }): string {
  if (/\[[hms]+\]/i.test(signs) && serial >= 0) return clockText(Math.round(serial * SECONDS_A_DAY));
  const parts = SSF.parse_date_code(serial, { date1904: isFrom1904 }) as { readonly y: number; readonly m: number; readonly d: number; readonly H: number; readonly M: number; readonly S: number } | null;
  if (!parts) return plain(serial);
  const day = `${String(parts.y).padStart(4, '0')}-${two(parts.m)}-${two(parts.d)}`;
  const time = clockText(parts.H * 3_600 + parts.M * 60 + (Math.round(parts.S) % 60));
  if (serial < 1) return time;
  // Midnight is an hour where the format shows hours.
  return Number.isInteger(serial) && !/[hs]/i.test(signs) ? day : `${day} ${time}`;
}

const SECONDS_A_DAY = 86_400;

function clockText(seconds: number): string {
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}${seconds % 60 === 0 ? '' : `:${two(seconds % 60)}`}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
