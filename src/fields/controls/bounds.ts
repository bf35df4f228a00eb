import { boundOf } from '../../schemas';
import type { Field } from '../../schemas';

/**
 * The first and the last that a date's control offers: what its field may be at all.
 * @param now milliseconds since 1970
 * @param show a day or an instant as the control writes it
 */
export function boundsOf({ field, now, show }: { field: Pick<Field, 'earliest' | 'latest'>; now: number; show: (value: string) => string }): { min: string | undefined; max: string | undefined } {
  const context = { now: new Date(now).toISOString() };
  const [min, max] = [boundOf(field.earliest, context), boundOf(field.latest, context)];
  return { min: min === null ? undefined : show(min), max: max === null ? undefined : show(max) };
}
