import { isEmptyValue } from '../../schemas';
import type { Field } from '../../schemas';
import { daysOfInstants } from './datePresets';
import type { DayRange } from './datePresets';

/** A filter's value as react-admin's filter object holds it. */
export type FilterValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'empty'; readonly isEmpty: boolean }
  | { readonly kind: 'any'; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly from: unknown; readonly to: unknown }
  | { readonly kind: 'one'; readonly value: string | number | boolean };

/** Opens what the address holds; what it should not hold is no filter. */
export function readFilter(value: unknown): FilterValue {
  if (isEmptyValue(value)) return { kind: 'none' };
  if (Array.isArray(value)) return { kind: 'any', values: value.map(String) };
  if (typeof value === 'object' && value !== null) {
    const { from, to, empty } = value as { from?: unknown; to?: unknown; empty?: unknown };
    if (typeof empty === 'boolean') return { kind: 'empty', isEmpty: empty };
    return isEmptyValue(from) && isEmptyValue(to) ? { kind: 'none' } : { kind: 'range', from: from ?? null, to: to ?? null };
  }
  return { kind: 'one', value: value as string | number | boolean };
}

/** The values of a filter that allows several. */
export function filterValues(value: unknown): readonly string[] {
  const read = readFilter(value);
  return read.kind === 'any' ? read.values : read.kind === 'one' ? [String(read.value)] : [];
}

/** The days of a filter on dates or on instants, both included. */
export function filterDays({ field, value }: { field: Field; value: unknown }): DayRange {
  const read = readFilter(value);
  if (read.kind !== 'range') return { from: null, to: null };
  if (field.type === 'datetime') return daysOfInstants(read);
  return { from: read.from === null ? null : String(read.from), to: read.to === null ? null : String(read.to) };
}
