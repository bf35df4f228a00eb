import { linesOf } from '../../src/schemas';

/** Characters of a text that a mail tells; the rest stands at its record. */
const MOST = 2_000;

/** The words of a formatted text, a line for each of its paragraphs. Never put back as HTML. */
export function wordsOf(html: string): string {
  const text = linesOf(html);
  return text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text;
}
