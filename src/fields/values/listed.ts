/** `start, teacher and room`, as a sentence of the reader's language names several. */
export function listed(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
