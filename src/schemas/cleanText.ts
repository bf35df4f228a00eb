/**
 * A text of one line as it is stored: line breaks, tabs and the blank of Braille are a space each, what nobody sees or what turns the order of
 * the signs around it is gone, and so is white space at both ends. NUL stays, to be refused.
 *
 * What shapes a sign stays behind one that it can shape, and nowhere else: U+200C and U+200D behind letters of India and of other scripts
 * that join, and in composed emoji; selectors behind emoji and ideographs; what makes a flag of a black one.
 */
export function cleanLine(text: string): string {
  const line = text.replace(/\r\n|[\t\n\v\f\r\u0085\u2028\u2029\u2800]/g, ' ').replace(UNSEEN, '');
  return (SHAPING.test(line) ? line.replace(SHAPED, '$1') : line).trim().replace(NOTHING_BUT_UNSEEN, '');
}

/** A text of several lines: the same but for line breaks, of which there is one kind, tabs, white space before the first line, and what shapes signs, wherever it stands. */
export function cleanLines(text: string): string {
  return text.replace(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n').replace(UNSEEN, '').trimEnd().replace(NOTHING_BUT_UNSEEN, '');
}

/** Control signs, embeddings, overrides and isolates of the writing direction, spaces of no width. */
const UNSEEN = /(?![\0\t\n])\p{Cc}|[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text in which there is nothing to see: joiners, fillers, variation selectors, the blank of Braille, what is no sign. It is empty. */
const NOTHING_BUT_UNSEEN = /^[\p{DI}\p{NChar}\p{White_Space}\u2800\u{1d159}\u{13430}-\u{1343f}\u{16fe4}]+$/u;

/** Whatever shows nothing by itself: joiners, selectors, tags, fillers, marks of direction, of notes in music and of remarks between the lines, what joins hieroglyphs, what no sign has been given to. */
const SHAPING = /[\p{DI}\p{NChar}\ufff9-\ufffb\u{1d159}\u{13430}-\u{1343f}\u{16fe4}]/u;

/** Scripts of which no letter joins another, or only as it always does, accents, which stand above any, and the filler of Khitan. */
const APART = String.raw`[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{DI}\u0300-\u036f\u{16fe4}]`;

/** A sign with what shapes it, kept; else what shapes nothing. */
const SHAPED = new RegExp([
  // The flag of a part of a country, a key with its cap.
  String.raw`(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}|[#*\d]\ufe0f\u20e3`,
  // Ideographs, and letters with forms of their own.
  String.raw`(?![\p{DI}\u{16fe4}])[\p{Ideo}\p{sc=Mong}\p{sc=Mymr}][\p{VS}\u180e]`,
  // Emoji, and letters that join.
  String.raw`(?:[\p{ExtPict}\p{EMod}]\p{VS}?|(?!${APART})[\p{L}\p{M}])[\u200c\u200d]?)`,
  SHAPING.source,
].join('|'), 'gu');
