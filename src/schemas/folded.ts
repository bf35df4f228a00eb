/**
 * A text as the search box compares it: without capitals, accents, and the width and shape of letters, which are seldom typed where something is looked
 * for. Compatible forms are one (full-width letters, half-width kana, ligatures, raised figures), and so are the signs of `LEVEL`. Of what is written onto
 * letters, the accents of Latin, Greek and Cyrillic go alone: without the others か would be が, and words of Hindi and Korean would lose half of
 * their letters. Blanks may come of signs that hold one. The database does the same (`foldedText`), whose locale must not count.
 */
export function folded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  return plain.replace(LEVELLED, (sign) => LEVEL[sign]!).normalize('NFC');
}

/** Signs that are no compatible forms of others and are typed for one another, once capitals and accents are gone. */
export const LEVEL: Readonly<Record<string, string>> = { ς: 'σ', '−': '-', '’': "'", œ: 'oe', æ: 'ae', ß: 'ss' };

const ASCII = /^[\0-\x7f]*$/;
const ACCENTS = /[\u0300-\u036f]+/g;
const LEVELLED = new RegExp(`[${Object.keys(LEVEL).join('')}]`, 'g');
