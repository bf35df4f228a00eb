/**
 * A text of one line as it is stored: line breaks and tabs are a space each, what nobody sees or what turns the order of
 * the signs around it is gone, and so is white space at both ends. NUL stays, to be refused.
 *
 * U+200C and U+200D stay: scripts of India and composed emoji need them.
 */
export function cleanLine(text: string): string {
  return text.replace(/\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ').replace(UNSEEN, '').trim().replace(NOTHING_BUT_UNSEEN, '');
}

/** A text of several lines: the same but for line breaks, of which there is one kind, tabs, and white space before the first line. */
export function cleanLines(text: string): string {
  return text.replace(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n').replace(UNSEEN, '').trimEnd().replace(NOTHING_BUT_UNSEEN, '');
}

/** Control signs, embeddings, overrides and isolates of the writing direction, spaces of no width. */
const UNSEEN = /(?![\0\t\n])\p{Cc}|[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text in which there is nothing to see: joiners, fillers, variation selectors, the blank of Braille. It is empty. */
const NOTHING_BUT_UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]+$/u;
