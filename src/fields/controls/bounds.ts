import { limitsOf } from '../../schemas';
import type { Field } from '../../schemas';

/**
 * The first and the last that a date's control offers: what its field may be at all.
 * @param now milliseconds since 1970
 * @param show a day or an instant as the control writes it
 */
export function boundsOf({ field, now, show }: { field: Pick<Field, 'type' | 'earliest' | 'latest'>; now: number; show: (value: string) => string }): { min: string | undefined; max: string | undefined } {
  const { first, last } = limitsOf(field, { now: new Date(now).toISOString() });
  return { min: first === null ? undefined : show(first), max: last === null ? undefined : show(last) };
}
