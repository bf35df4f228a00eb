import { isDay } from '../../schemas';
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
    case 'date':
      return typeof value === 'string' && isDay(value);
    case 'datetime':
      return typeof value === 'string' && INSTANT.test(value) && Number.isFinite(Date.parse(value));
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

/** An instant says its zone: without one it would be another in each reader's. */
const INSTANT = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/i;

/** A value as it came, in one line. */
export function rawText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}
