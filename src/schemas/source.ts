import type { Right } from './declaration';
import type { CallName } from './endpoint';
import type { Field } from './resource';

/** Calls that a module whose rows a view gives does not have. */
export const WRITING: readonly CallName[] = ['create', 'update', 'delete'];

/** Rights over such rows that nobody holds, the super admin neither. */
export const NOBODY: Readonly<Partial<Record<Right, readonly []>>> = { create: [], update: [], delete: [] };

/** A field of such a module: shown, and written by nobody. What the view gives may be empty. */
export function fromView(field: Field): Field {
  return { ...field, readOnly: true, mayLack: true, min: null };
}
