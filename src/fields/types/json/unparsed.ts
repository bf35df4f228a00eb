/**
 * What is typed into a JSON field is not JSON while it is typed. Until it is, the form holds the text behind this mark,
 * which no JSON text can begin with.
 */
const MARK = '\u0000';

export function unparsed(text: string): string {
  return MARK + text;
}

export function isUnparsed(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(MARK);
}

export function unparsedText(value: string): string {
  return value.slice(MARK.length);
}
