/** The words of a piece of HTML, without its marks, in one line: for a grid, for titles and for exports. Never put back as HTML. */
export function plainOf(html: string): string {
  return linesOf(html).replace(/\s+/g, ' ');
}

/**
 * The words of a piece of HTML, without its marks, a line for each of its paragraphs. A picture is its words, powers are written as such,
 * `10<sup>2</sup>` as `10²` and `x<sup>k</sup>` as `x^k`. Never put back as HTML.
 */
export function linesOf(html: string): string {
  return html
    .replace(/<su([bp])>([\d+−-]+|[a-z])<\/su[bp]>/gi, (_, which: string, signs: string) => [...signs].map((sign) => (which === 'p' ? RAISED : LOWERED)[SIGNS.indexOf(sign)] ?? (which === 'p' ? '^' : '_') + sign).join(''))
    .replace(/<img\b[^<>]*>/gi, (picture) => /\salt="([^"]+)"/.exec(picture)?.[1] ?? '🖼')
    .replace(/<(br|\/p|\/li|\/h\d|\/div|\/blockquote|\/t[dhr])[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** Signs that are written raised and lowered as signs of their own, in the order of `RAISED` and `LOWERED`. */
export const SIGNS = '0123456789+-−';
export const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻';
export const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋';
