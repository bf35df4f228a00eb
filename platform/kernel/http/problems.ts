import type { Problem } from '../../../src/schemas';
import { failure, type PlatformError } from '../errors';

/** The failure that names a problem at each field, as an English sentence and by code. */
export function validationFailure(problems: Readonly<Record<string, Problem>>): PlatformError {
  return failure({ code: 'VALIDATION', problems });
}

/** @throws VALIDATION unless there is none */
export function refuseProblems(problems: Readonly<Record<string, Problem>>): void {
  if (Object.keys(problems).length > 0) throw validationFailure(problems);
}
