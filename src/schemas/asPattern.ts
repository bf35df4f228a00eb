/** A text as a regular expression has it, of which no sign means anything else. */
export function asPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
