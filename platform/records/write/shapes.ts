import { isListType, type Field, type Problem } from '../../../src/schemas';
import type { Values } from '../operation';

/** Kinds of fields whose value is an object. */
const OBJECTS: ReadonlySet<Field['type']> = new Set(['json', 'group', 'matrix']);

/**
 * Lists and objects sent where a field holds something else, an empty list included: it passes for no value, or is made a text on the
 * way, before anybody asks what it is. Whoever may write the field or not.
 */
export function misshapen({ fields, values }: { readonly fields: Readonly<Record<string, Field>>; readonly values: Values }): Record<string, Problem> {
  const wrong = Object.values(fields).filter((field) => isMisshapen(field, values[field.name]));
  return Object.fromEntries(wrong.map(({ name }) => [name, { code: 'type' }]));
}

function isMisshapen({ type }: Field, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) ? !isListType(type) && type !== 'json' : !OBJECTS.has(type);
}
