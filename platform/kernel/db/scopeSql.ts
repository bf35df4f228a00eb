import type { Scope } from './scope';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Statements, as one text, that hold the rest of a transaction to a scope. They take no parameters, so that they are sent
 * together with others; hence the check of the id.
 * @throws RangeError when the scope's institute is not a UUID
 */
export function scopeStatements(scope: Scope): string {
  if (scope.kind === 'all') return 'SET LOCAL ROLE lectern_all';
  if (!UUID.test(scope.instituteId)) throw new RangeError('The institute of a transaction must be a UUID.');
  return `SET LOCAL ROLE lectern_tenant; SET LOCAL lectern.tenant = '${scope.instituteId}'`;
}
