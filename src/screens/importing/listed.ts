/** `start, teacher and room`, in the reader's language. */
export function listed(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
