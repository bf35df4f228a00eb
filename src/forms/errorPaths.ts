import type { FieldErrors, FieldValues } from 'react-hook-form';

/** The paths of all fields with a message: `{ openingHours: [{ opens: … }] }` → `openingHours.0.opens`. */
export function errorPaths(errors: FieldErrors<FieldValues>): string[] {
  return Object.entries(errors).flatMap(([name, error]) => (name === 'root' ? [] : pathsBelow(error, name)));
}

function pathsBelow(error: unknown, path: string): string[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string') return [path];
  return Object.entries(error).flatMap(([name, inner]) => (name === 'ref' ? [] : pathsBelow(inner, `${path}.${name}`)));
}
