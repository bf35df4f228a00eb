import type { ListFilter } from './types';
import type { Predicate } from '../schemas';

/**
 * The part of a predicate that a list's filter can say: equal to a scalar, any of several, empty or not. The rest is left
 * out, so the filter may let more through than the predicate; the platform checks the choice when it is saved.
 */
export function filterOfPredicate(predicate: Predicate | null | undefined): ListFilter {
  const said = Object.entries(predicate ?? {}).filter(([key]) => key !== 'any' && key !== 'all' && key !== 'not');
  return Object.fromEntries(
    said.flatMap(([key, value]): [string, unknown][] => {
      if (value === null) return [[key, { empty: true }]];
      return isPlain(value) || isEmptiness(value) ? [[key, value]] : [];
    }),
  );
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isScalar);
  return isScalar(value);
}

/** Whether a filter asks for what is empty, or for what is not. */
export function isEmptiness(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 1 && typeof (value as { empty?: unknown }).empty === 'boolean';
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
