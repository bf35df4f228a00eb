/** A text without capitals and accents, which are seldom typed where something is looked for. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
