import { beyondAscii } from './textSearch';

/**
 * A text as it is compared with others that must differ: what looks the same is the same. Compatible forms are one
 * (full-width letters, ligatures), letter case does not count, and neither do signs that nobody sees, nor how many blanks stand in a row, and at the ends none do.
 * A text of ASCII has none of these but letter case and blanks, and most addresses and numbers are such: it is not looked through for the others, which costs a row more
 * than its place in an index.
 *
 * An index's name changes with this: at the next start each is made anew, and where records are found to look the same since, the index of before stays
 * beside one that keeps nothing apart (`apply.ts`).
 * @param text an SQL expression
 */
export function comparedText(text: string): string {
  return `(case when ${beyondAscii(text)} then lower(${withoutBlanks(`regexp_replace(normalize(${text}, NFKC), '[${UNSEEN}]', '', 'g')`, BLANKS)}) when position('  ' in ${text}) > 0 then lower(${withoutBlanks(text, ' ')}) else lower(btrim(${text})) end)`;
}

/** Those at the ends, and all but one of a row. */
function withoutBlanks(text: string, blanks: string): string {
  return `btrim(regexp_replace(${text}, '[${blanks}]+', ' ', 'g'))`;
}

/** What is left of blanks in compatible forms, and the blank of Braille. */
const BLANKS = ' \\u2800';

/** The last two of each plane are no signs. */
const PLANE_ENDS = Array.from({ length: 16 }, (_, plane) => `\\U${(plane + 1).toString(16).padStart(4, '0')}fffe-\\U${(plane + 1).toString(16).padStart(4, '0')}ffff`).join('');

/** Signs that show nothing, as a class of Postgres has them: whatever may be ignored, what joins hieroglyphs, fillers, an empty note of music, what is no sign. */
export const UNSEEN = `\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufdd0-\\ufdef\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\ufffe\\uffff\\U00013430-\\U0001343f\\U00016fe4\\U0001bca0-\\U0001bca3\\U0001d159\\U0001d173-\\U0001d17a${PLANE_ENDS}\\U000e0000-\\U000e0fff`;
