/** Whatever a foreign platform sent, as a text that shows what it is. */
export function plainText(value: unknown): string {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value) ?? '';
  return String(value ?? '');
}

/** A list value as texts, whatever a foreign platform sent. */
export function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(plainText) : value === null || value === undefined || value === '' ? [] : [plainText(value)];
}

/** A value that should be an object of fields, or an empty one. */
export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
