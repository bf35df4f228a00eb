import { asPattern } from './asPattern';
import { decimalText, shiftPoint } from './decimalText';
import { marksOf } from './writeNumber';

/** Why a text is no number: none at all · where its decimals begin cannot be told · more digits than can be kept. */
export type NumberFault = 'number' | 'unclear' | 'digits';

export type NumberReading = { readonly kind: 'none' } | { readonly kind: 'number'; readonly value: number } | { readonly kind: 'fault'; readonly fault: NumberFault };

interface ReadParams {
  readonly text: string;
  /** Decides `1,234` and `1.234`. */
  readonly locale: string;
  /** Of the field; it may be typed too. */
  readonly unit: string | null;
  /** Whether `1.5L`, `2 cr` and `3k` are amounts here. @default true, unless the unit is `%` */
  readonly hasScales?: boolean;
}

/**
 * A number as people write it: with either decimal mark, grouped in thousands or in lakhs by comma, point, space or
 * apostrophe, in the digits of any script, with the field's unit, and as `1.5L`, `2 cr`, `3k`. A mark that may part
 * groups as well as decimals (`1,234`) is what it is in the reader's language. Digits are never joined over anything
 * that does not group them; the number is exactly what the text says, or there is none.
 */
export function readNumber({ text, locale, unit, hasScales = unit !== '%' }: ReadParams): NumberReading {
  if (text.length > MOST) return fault('number');
  const plain = plainSigns(text);
  if (plain === '') return { kind: 'none' };
  const parts = partsOf({ plain, unit, hasScales });
  if (!parts) return fault('number');
  const body = readBody({ body: parts.body, decimal: marksOf(locale).decimal });
  if (body === null) return fault('unclear');
  const exact = shiftPoint({ text: parts.sign + body, places: parts.places });
  const value = Number(exact);
  return decimalText(value) === exact ? { kind: 'number', value } : fault('digits');
}

function fault(why: NumberFault): NumberReading {
  return { kind: 'fault', fault: why };
}

/** Longer texts are no numbers. */
export const MOST = 200;

/** What nobody sees and nobody types: marks of direction, joiners, spaces of no width. */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** One sign for all that mean the same, lower case, ASCII digits. The Arabic decimal mark stays: it can be nothing else. */
export function plainSigns(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[.．。｡﹒]/g, '.')
    .replace(/[,，﹐]/g, ',')
    // Between words of a list, and at most between groups of a number: “1、2” is two of them.
    .replace(/[、､](?=\d{3}(?!\d))/g, "'")
    .replace(/['’ʼ＇\u066c]/g, "'")
    .replace(/[-−－﹣‐‑‒–]/g, '-')
    .replace(/[+＋]/g, '+')
    .replace(/[%％٪]/g, '%')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Digits of a script stand in order behind each other; those of mathematics are five such rows without a gap. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  if (code >= MATH_DIGITS && code < MATH_DIGITS + 50) return String((code - MATH_DIGITS) % 10);
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

const MATH_DIGITS = 0x1d7ce;
const ARABIC_DECIMAL = '\u066b';

/** What may stand behind an amount, by how many places it moves the point. */
const SCALES: readonly (readonly [words: string, places: number])[] = [
  ['k|thousand|mille|千', 3],
  ['万|萬', 4],
  ['l|lk|lakhs?|lacs?|लाख', 5],
  ['cr|crores?|करोड़|करोड़', 7],
  ['億|亿', 8],
];

interface Parts {
  readonly sign: '' | '-';
  /** Digits and what stands between them. */
  readonly body: string;
  readonly places: number;
}

function partsOf({ plain, unit, hasScales }: { plain: string; unit: string | null; hasScales: boolean }): Parts | null {
  const own = unit === '₹' ? { before: '(?:₹|rs\\.?|inr|रु\\.?)?', after: '(?:₹|rs\\.?|inr|रु\\.?)?(?:/-)?' } : { before: '', after: unit === null ? '' : `(?:${asPattern(unit.toLowerCase())})?` };
  const scales = hasScales ? SCALES.map(([words]) => words).join('|') : '';
  const found = new RegExp(`^([+-]?) ?${own.before} ?([+-]?) ?([\\d.,'\u066b ]*\\d[.,]?) ?(${scales})? ?${own.after}$`, 'u').exec(plain);
  if (!found) return null;
  const [, first = '', second = '', body = '', scale] = found;
  if (first !== '' && second !== '') return null;
  const places = SCALES.find(([words]) => scale && new RegExp(`^(?:${words})$`, 'u').test(scale))?.[1] ?? 0;
  return { sign: first === '-' || second === '-' ? '-' : '', body, places };
}

/** `1,20,000.50` → `120000.50`; null where it cannot be told what the marks mean. */
function readBody({ body, decimal }: { body: string; decimal: string }): string | null {
  const marks = body.replace(/\d/g, '');
  if (marks === '') return body;
  const last = marks.at(-1)!;
  const at = body.lastIndexOf(last);
  const [whole, fraction] = [body.slice(0, at), body.slice(at + 1)];
  const isDecimal = last === ARABIC_DECIMAL ? marks.indexOf(ARABIC_DECIMAL) === marks.length - 1 : (last === '.' || last === ',') && isDecimalMark({ marks, mark: last, whole, fraction, decimal });
  if (!isDecimal) return ungroup(body);
  const digits = whole === '' ? '0' : ungroup(whole);
  return digits === null ? null : `${digits}.${fraction || '0'}`;
}

interface MarkPlace {
  readonly marks: string;
  readonly mark: '.' | ',';
  readonly whole: string;
  readonly fraction: string;
  readonly decimal: string;
}

function isDecimalMark({ marks, mark, whole, fraction, decimal }: MarkPlace): boolean {
  if (marks.indexOf(mark) < marks.length - 1) return false;
  if (marks.length > 1 || mark === decimal || fraction.length < 3) return true;
  return whole === '' || /^0+$/.test(whole);
}

/** Digits whose groups are of three, or the Indian way of two before the last three, all parted by one sign. */
function ungroup(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  const mark = /\D/.exec(text)![0];
  const groups = text.split(mark);
  const [first = '', ...rest] = groups;
  const hasLast = rest.at(-1)?.length === 3 && !first.startsWith('0') && groups.every((group) => /^\d+$/.test(group));
  const isWestern = first.length <= 3 && rest.every((group) => group.length === 3);
  const isIndian = first.length <= 2 && rest.slice(0, -1).every((group) => group.length === 2);
  return hasLast && (isWestern || isIndian) ? groups.join('') : null;
}
