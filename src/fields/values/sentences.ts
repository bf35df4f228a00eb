/** Sentences one after the other, those that there are: after a Chinese or Japanese full stop and before a bracket of theirs no blank stands. */
export function sentences(said: readonly (string | null | undefined | false)[]): string {
  return said.filter(Boolean).join(' ').replace(/(。) | (（)/g, '$1$2');
}
