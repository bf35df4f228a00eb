import type { ListFilter } from './types';
import type { Predicate } from '../schemas';

/**
 * The part of a predicate that a list's filter can say: equal to a scalar, or any of several. The rest is left out, so
 * the filter may let more through than the predicate; the platform checks the choice when it is saved.
 */
export function filterOfPredicate(predicate: Predicate | null | undefined): ListFilter {
  return Object.fromEntries(
    Object.entries(predicate ?? {}).filter(([key, value]) => key !== 'any' && key !== 'all' && key !== 'not' && isPlain(value)),
  );
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isScalar);
  return isScalar(value);
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
