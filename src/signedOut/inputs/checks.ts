import { parsePhone } from '../../schemas/formats';

/** Shortest password the platform takes. */
export const MIN_PASSWORD = 10;
const MIN_NAME = 2;

/** What is wrong with one value: a message and its arguments. */
export interface Check {
  readonly key: string;
  readonly args?: Readonly<Record<string, number>>;
}

/**
 * Checks before anything is sent, so that a slip is seen at once. The platform judges; these are only the rules that
 * need no more than the value.
 */
export const checks = {
  name: (value: string): Check | null => required(value) ?? (value.trim().length < MIN_NAME ? tooShort(MIN_NAME) : null),
  email: (value: string): Check | null => required(value) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : { key: 'lectern.problem.email' }),
  phone: (value: string): Check | null => required(value) ?? (parsePhone(value) === null ? { key: 'lectern.problem.phone' } : null),
  password: (value: string): Check | null => required(value) ?? (value.length < MIN_PASSWORD ? tooShort(MIN_PASSWORD) : null),
} as const;

export function required(value: string): Check | null {
  return value.trim() === '' ? { key: 'lectern.auth.required' } : null;
}

function tooShort(count: number): Check {
  return { key: 'lectern.problem.tooShort', args: { smart_count: count } };
}
