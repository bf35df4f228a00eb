/** Length of a text in Latin letters; a Chinese or Japanese sign is as wide as two. */
export function widthInLetters(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter.codePointAt(0)! > 0x2e7f ? 1.9 : 1), 0);
}
