/**
 * The words of a piece of HTML, without its marks: for one line of a grid, for titles and for exports. A picture is its words, powers are
 * written as such, `10<sup>2</sup>` as `10²`. Never put back as HTML.
 */
export function plainOf(html: string): string {
  return html
    .replace(/<su([bp])>([\d+−-]+)<\/su[bp]>/g, (_, which: string, digits: string) => [...digits].map((digit) => (which === 'p' ? RAISED : LOWERED)[SIGNS.indexOf(digit)]).join(''))
    .replace(/<img\b[^<>]*>/gi, (picture) => /\salt="([^"]+)"/.exec(picture)?.[1] ?? '🖼')
    .replace(/<(br|\/p|\/li|\/h\d|\/div|\/blockquote|\/t[dhr])[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const SIGNS = '0123456789+-−';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋';
