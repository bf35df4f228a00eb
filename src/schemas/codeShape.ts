import type { Field } from './resource';

/** Signs that nobody mistakes for another, read from a screen or a poster: no 0 and O, no 1, I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';

/** Long enough that nobody guesses one and two are hardly ever the same; a pattern may ask for another length. */
const USUAL_LENGTH = 8;

/** What a made-up code of a field is of: so many signs, each any of the alphabet. */
export interface CodeShape {
  readonly alphabet: string;
  readonly length: number;
}

/**
 * The codes that may be made up for a field: of letters and digits where its pattern takes both, else of one of the two,
 * and as near to eight signs as its lengths allow, longer rather than shorter. `null` where the pattern asks for an order of
 * signs, so that not every code of them would be one.
 */
export function codeShape(field: Pick<Field, 'pattern' | 'minLength' | 'maxLength' | 'letterCase'>): CodeShape | null {
  if (field.pattern === null) return null;
  const pattern = new RegExp(field.pattern, 'u');
  const alphabets = [LETTERS + DIGITS, LETTERS, DIGITS].flatMap((one) => (field.letterCase === 'lower' ? [one.toLowerCase()] : field.letterCase === 'upper' ? [one] : [one, one.toLowerCase()]));
  const lengths = lengthsOf(field);
  for (const alphabet of new Set(alphabets)) {
    const length = lengths.find((one) => probes({ alphabet, length: one }).every((code) => pattern.test(code)));
    if (length !== undefined) return { alphabet, length };
  }
  return null;
}

/** The longest code that is looked for: beyond it nobody types one. */
const LONGEST = 40;

function lengthsOf({ minLength, maxLength }: Pick<Field, 'minLength' | 'maxLength'>): number[] {
  const most = Math.min(maxLength, LONGEST);
  const all = Array.from({ length: most }, (_, index) => index + 1).filter((length) => length >= minLength);
  return [...all.filter((length) => length >= USUAL_LENGTH), ...all.filter((length) => length < USUAL_LENGTH).reverse()];
}

/** Every sign in every place, and next to others. */
function probes({ alphabet, length }: CodeShape): string[] {
  const round = alphabet.repeat(Math.ceil(length / alphabet.length) + 1);
  return [...alphabet].flatMap((sign, at) => [sign.repeat(length), round.slice(at, at + length)]);
}
