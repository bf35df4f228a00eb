/**
 * Lets long words part where a syllable begins, for columns that are narrower than they are; browsers without the
 * language's own rules would cut them anywhere. Only Latin letters; what is shorter than twelve letters stays whole.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(/\p{Script=Latin}{12,}/gu, (word) => word.replace(/(?<=^.{4,}[aeiouyàâéèêëîïôöùûü])(?=[bcdfgjklmnpqrstvz][aeiouyàâéèêëîïôöùûü].{2,})/giu, '\u00AD'));
}
