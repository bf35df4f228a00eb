/** A name without what is written now this way, now that: case, accents, spaces, signs, `*` of what is required. */
export function plainName(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/[\p{M}\p{P}\p{S}\s]/gu, '');
}
