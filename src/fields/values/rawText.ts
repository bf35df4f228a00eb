import type { Field } from '../../schemas';

/**
 * Whether a value has the kind its field's type is made of. A platform may send another one, such as a text for a switch:
 * then it is shown as it came, since anything else would be made up.
 */
export function hasKindOf({ field, value }: { field: Field; value: unknown }): boolean {
  switch (field.type) {
    case 'number':
    case 'integer':
    case 'money':
    case 'duration':
      return (typeof value === 'number' || typeof value === 'string') && Number.isFinite(Number(value));
    case 'choices':
    case 'tags':
    case 'refs':
      return Array.isArray(value) && value.every((one) => typeof one !== 'object');
    case 'list':
      return Array.isArray(value);
    case 'group':
      return typeof value === 'object' && !Array.isArray(value);
    case 'matrix':
    case 'json':
    case 'password':
      return true;
    default:
      return typeof value !== 'object';
  }
}

/** A value as it came, in one line. */
export function rawText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}
