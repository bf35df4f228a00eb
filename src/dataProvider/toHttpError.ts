import { HttpError } from 'ra-core';
import { humanize } from '../schemas';
import { isCallFailure, type FieldProblem } from './callFailure';
import { problemText } from './problemWords';

/** react-admin's mark for a message with arguments inside a form's error text. */
const WITH_ARGUMENTS = '@@react-admin@@';

/**
 * A failed call as react-admin's HttpError. `body.errors` holds a message by path, which a form of react-admin sets at the
 * fields and its ValidationError translates; `body.details` all that is known, see `failureDetails`.
 * Any other error comes back as it is.
 */
export function toHttpError(error: unknown): unknown {
  if (!isCallFailure(error)) return error;
  const entries = Object.entries(error.details.problems);
  const errors = entries.length > 0 ? { errors: Object.fromEntries(entries.map(([path, problem]) => [path, fieldMessage(problem)])) } : {};
  return new HttpError(error.message, error.status, { ...errors, details: error.details });
}

/** `lectern.problem.<code>` with its parameters; the platform's sentence where there is no code, or no words for it. */
function fieldMessage({ code, params, message }: FieldProblem): string {
  // Another field is named by its name on the wire; a form that knows its words puts them in its place.
  const named: Record<string, string> = typeof params['field'] === 'string' ? { field: humanize(params['field']) } : {};
  const text = problemText({ code, params: { ...params, ...named }, message });
  return 'words' in text ? text.words : WITH_ARGUMENTS + JSON.stringify({ message: text.key, args: text.args });
}
