/** Characters of a text that a mail tells; the rest stands at its record. */
const MOST = 2_000;

/** The words of a formatted text, a line for each of its paragraphs. Never put back as HTML. */
export function wordsOf(html: string): string {
  const text = html
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div|\/blockquote|\/t[dhr])[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
  return text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text;
}

const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
